import { actsOn, mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import type { Text } from '#platform/contract/messages.ts';

export interface PaletteEntry {
  readonly path: string;
  readonly title: Text;
  /** Group or item that it stands under. */
  readonly place: Text | null;
  readonly icon: string | undefined;
}

/** Every page of the menu with its tabs, each path once. */
export function paletteEntries(menu: readonly MenuSection[]): PaletteEntry[] {
  const found = new Map<string, PaletteEntry>();
  for (const { entries } of menu) {
    for (const entry of entries) {
      const items = entry.kind === 'group' ? entry.items : [entry];
      const group = entry.kind === 'group' ? entry.title : null;
      for (const { path, title, icon, tabs } of items) {
        if (tabs.length === 0) found.set(path, { path, title, place: group, icon });
        for (const tab of tabs) found.set(tab.path, { path: tab.path, title: tab.title, place: title, icon });
      }
    }
  }
  return [...found.values()];
}

/** May this viewer do what a command needs? One without an action takes the page alone, which an employee has without being an admin. */
export function reaches(viewer: Viewer, pages: Pages, { page, action }: { readonly page: string; readonly action?: string | undefined }): boolean {
  return action === undefined ? mayOpen(viewer, pages, page) : actsOn(viewer, pages, page, action);
}

/** Is every typed word part of one of the names? */
export function isFound(query: string, names: readonly string[]): boolean {
  const text = names.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
