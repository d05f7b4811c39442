import { activitiesOn, mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { PageSearch } from '#platform/contract/manifest.ts';
import type { MenuSection } from '#platform/contract/navigation.ts';
import type { Text } from '#platform/contract/messages.ts';
import { restOf } from './rank-entries.ts';

export interface MenuPage {
  readonly path: string;
  /** Its heading, which alone says what it is (`Leave requests`), where the menu says `Manage`. */
  readonly title: Text;
  /** Group or item that it stands under. */
  readonly place: Text | null;
  readonly icon: string | undefined;
  /** As the menu calls it, where it stands, and what else people type for it, in both languages. */
  readonly words: readonly string[];
  /** What can be done on it: sentences, of which any word finds it. */
  readonly purpose: readonly string[];
  readonly search: PageSearch | undefined;
}

/** Every page of the menu with its tabs, each path once. */
export function pagesOfMenu(menu: readonly MenuSection[], pages: Pages): MenuPage[] {
  const found = new Map<string, MenuPage>();
  const add = (path: string, title: Text, place: Text | null, icon: string | undefined) => {
    const { heading = title, words = [], purpose, context, search } = pages.get(path) ?? {};
    const own = [...Object.values(title), ...Object.values(place ?? {}), ...words];
    found.set(path, {
      path,
      title: heading,
      place,
      icon,
      words: own,
      purpose: [purpose, context].flatMap((text) => (text ? Object.values(text) : [])),
      search,
    });
  };
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

/** A list of the menu with what was typed beside its words, e.g. `payslip ahmad`; null: its address does not take that. */
export function searchedAt({ path, title, words, search }: MenuPage, query: string): { readonly address: string; readonly sought: string } | null {
  const rest = search ? restOf(query, { names: Object.values(title), words }) : null;
  if (!search || !rest) return null;
  const sought = search.takes.filter((parameter) => rest[parameter] !== '');
  if (sought.length < Number(rest.keyword !== '') + Number(rest.year !== '')) return null;
  const asked = new URLSearchParams(search.beside);
  for (const parameter of sought) asked.set(parameter, rest[parameter]);
  return { address: `${path}?${asked}`, sought: sought.map((parameter) => rest[parameter]).join(' ') };
}

/** May this viewer do what a command needs? One without an action takes the page alone, which an employee has without being an admin. */
export function covers(viewer: Viewer, pages: Pages, { page, action }: { readonly page: string; readonly action?: string | undefined }): boolean {
  return action === undefined ? mayOpen(viewer, pages, page) : activitiesOn(viewer, pages, page, action);
}
