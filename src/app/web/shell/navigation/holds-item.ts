import type { MenuGroup, MenuItem } from '#platform/contract/navigation.ts';

/** Is the present page inside a section or a group? */
export const locksItem = (entries: readonly (MenuItem | MenuGroup)[], path: string | undefined): boolean =>
  entries.some((entry) => (entry.kind === 'group' ? locksItem(entry.items, path) : entry.path === path));
