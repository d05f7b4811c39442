/** The menu of every kind of person, against what the manifests and their rights say in plain words. */
import { describe, expect, it } from 'vitest';
import { accessKey, mayOpen, type AccessEntry, type Viewer } from '#platform/contract/access.ts';
import { MODULE_KEYS, type Audience, type Page } from '#platform/contract/manifest.ts';
import { menuFor, reachableRoutes } from '#platform/contract/navigation.ts';
import { presetAccesses } from '#modules/identity/contract/grantable-pages.ts';
import { PRESET_KEYS, PRESETS } from '#modules/identity/contract/preset.params.ts';
import { PAGES } from './manifests.ts';

const everyModule = Object.fromEntries(MODULE_KEYS.map((key) => [key, true]));
const nobody: Viewer = { type: 'admin', is_admin: false, modules: everyModule, accesses: [], employee: null, promoter: null };

const shown = (viewer: Viewer) =>
  menuFor(viewer, PAGES)
    .flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'item' ? [entry.path] : entry.items.map(({ path }) => path))))
    .sort();
const itemsWhere = (visible: (path: string, page: Page) => boolean) =>
  [...PAGES]
    .filter(([path, page]) => page.kind === 'item' && [[path, page] as const, ...tabsOf(path)].some((each) => visible(...each)))
    .map(([path]) => path)
    .sort();
/** Tabs below a page, and those below one that leads on to its own. */
const tabsOf = (path: string): (readonly [string, Page])[] =>
  [...PAGES].flatMap(([tab, page]) => (page.kind === 'tab' && page.parent === path ? [[tab, page] as const, ...tabsOf(tab)] : []));
const forAny = (page: Page, flags: readonly Audience[]) => flags.some((flag) => page.audience.includes(flag));

it('an owner sees every item of owners, and no self-service without a profile', () => {
  expect(shown({ ...nobody, type: 'owner' })).toEqual(itemsWhere((_, page) => forAny(page, ['all', 'owner'])));
});

it('an employee sees the items of employees', () => {
  expect(shown({ ...nobody, type: 'employee', employee: { spm_supervisor: false } })).toEqual(itemsWhere((_, page) => forAny(page, ['all', 'employee'])));
});

it('a promoter sees the items of promoters', () => {
  expect(shown({ ...nobody, type: 'promoter', promoter: {} })).toEqual(itemsWhere((_, page) => forAny(page, ['all', 'promoter'])));
});

describe.each(PRESET_KEYS)('an admin by the preset %s', (preset) => {
  const accesses: readonly AccessEntry[] = presetAccesses(PAGES, PRESETS[preset]);
  const granted = (path: string) => accesses.some(({ route }) => route === accessKey(PAGES, path));

  it('sees what the access list grants and nothing else', () => {
    expect(shown({ ...nobody, accesses })).toEqual(
      itemsWhere((path, page) => page.audience.includes('all') || (page.audience.includes('admin') && granted(path))),
    );
  });

  it('opens no page of admins that is neither granted nor part of one', () => {
    const viewer = { ...nobody, accesses };
    const open = [...PAGES].filter(([path, page]) => forAny(page, ['owner', 'admin']) && mayOpen(viewer, PAGES, path));
    const inherited = ({ inherits, parent }: Page): boolean => inherits === true && parent !== undefined && granted(parent);
    expect(open.filter(([path, page]) => !granted(path) && !inherited(page) && !tabsOf(path).some(([tab]) => granted(tab)))).toEqual([]);
  });

  it('sees nothing of a module that is off', () => {
    const viewer = { ...nobody, accesses, modules: {} };
    const closed = [...reachableRoutes(viewer, PAGES)].filter((path) => PAGES.get(path)?.modules.includes('core') === false);
    expect(closed).toEqual([]);
  });
});
