import { actsOn, mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import type { Text } from '#platform/contract/messages.ts';

export interface MenuPage {
  readonly path: string;
  /** Its heading, which alone says what it is (`Leave requests`), where the menu says `Manage`. */
  readonly title: Text;
  /** Group or item that it stands under. */
  readonly place: Text | null;
  readonly icon: string | undefined;
  /** As the menu calls it and where it stands, in both languages. */
  readonly words: readonly string[];
}

/** Every page of the menu with its tabs, each path once. */
export function pagesOfMenu(menu: readonly MenuSection[], pages: Pages): MenuPage[] {
  const found = new Map<string, MenuPage>();
  const add = (path: string, title: Text, place: Text | null, icon: string | undefined) =>
    found.set(path, {
      path,
      title: pages.get(path)?.heading ?? title,
      place,
      icon,
      words: [...Object.values(title), ...Object.values(place ?? {})],
    });
  for (const { entries } of menu) {
    for (const entry of entries) {
      const items = entry.kind === 'group' ? entry.items : [entry];
      const group = entry.kind === 'group' ? entry.title : null;
      for (const { path, title, name, icon, tabs } of items) {
        if (tabs.length === 0) add(path, title, group, icon);
        for (const tab of tabs) add(tab.path, tab.title, name, icon);
      }
    }
  }
  return [...found.values()];
}

/** May this viewer do what a command needs? One without an action takes the page alone, which an employee has without being an admin. */
export function reaches(viewer: Viewer, pages: Pages, { page, action }: { readonly page: string; readonly action?: string | undefined }): boolean {
  return action === undefined ? mayOpen(viewer, pages, page) : actsOn(viewer, pages, page, action);
}
