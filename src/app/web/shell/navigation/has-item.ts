import type { MenuGroup, MenuItem } from '#platform/contract/navigation.ts';

/** Is the present page inside a section or a group? */
export const hasItem = (entries: readonly (MenuItem | MenuGroup)[], path: string | undefined): boolean =>
  entries.some((entry) => (entry.kind === 'group' ? hasItem(entry.items, path) : entry.path === path));

/** The entries that lead to a page, those in groups included. */
export const countItems = (entries: readonly (MenuItem | MenuGroup)[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'group' ? countItems(entry.items) : 1), 0);
