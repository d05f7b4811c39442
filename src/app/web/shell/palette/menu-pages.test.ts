import { expect, it } from 'vitest';
import type { Viewer } from '#platform/contract/access.ts';
import type { MenuItem, MenuSection } from '#platform/contract/navigation.ts';
import { PAGES } from '../../manifests.ts';
import { pagesOfMenu, reaches } from './menu-pages.ts';
import { isPaletteKey } from './use-palette.ts';

const both = (text: string) => ({ en: text, ms: text });
const item = (path: string, tabs: string[] = []): MenuItem => ({
  kind: 'item',
  path,
  to: path,
  title: both(path),
  name: both(`in ${path}`),
  icon: 'cog',
  tabs: tabs.map((tab) => ({ path: tab, title: both(tab), starred: false })),
});

it('lists pages and tabs with the place they stand in', () => {
  const menu: MenuSection[] = [
    {
      key: 'workforce',
      title: both('W'),
      entries: [item('/'), { kind: 'group', key: 'leave', title: both('Leave'), icon: 'beach', items: [item('/leave'), item('/doc', ['/doc', '/doc/ea'])] }],
    },
  ];
  expect(pagesOfMenu(menu, new Map()).map(({ path, place }) => [path, place?.en ?? null])).toEqual([
    ['/', null],
    ['/leave', 'Leave'],
    ['/doc', 'in /doc'],
    ['/doc/ea', 'in /doc'],
  ]);
});

it('calls a page by its heading, and finds it by its name in the menu', () => {
  const menu: MenuSection[] = [{ key: 'workforce', title: both('W'), entries: [item('/leave/manage')] }];
  expect(pagesOfMenu(menu, PAGES)).toMatchObject([{ title: { en: 'Leave requests' }, words: ['/leave/manage', '/leave/manage'] }]);
});

it('opens with Ctrl K and Command K alone', () => {
  const key = (rest: object) => isPaletteKey({ key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...rest });
  expect([key({}), key({ ctrlKey: true }), key({ metaKey: true, key: 'K' }), key({ ctrlKey: true, shiftKey: true }), key({ ctrlKey: true, key: 'j' })]).toEqual(
    [false, true, true, false, false],
  );
});

it('offers an employee to apply for leave, and an owner who is no employee only for others', () => {
  const company = { id: 1, role: 'employee', active_employees_count: 1 };
  const viewer = (rest: object) =>
    ({
      is_admin: false,
      company_id: 1,
      companies: [company],
      modules: { leave: true },
      accesses: [],
      employee: null,
      promoter: null,
      ...rest,
    }) as unknown as Viewer;
  const employee = viewer({ employee: { id: 5 } });
  const owner = viewer({ type: 'owner', companies: [{ ...company, role: 'owner' }] });
  const judged = (who: Viewer) => [reaches(who, PAGES, { page: '/leave' }), reaches(who, PAGES, { page: '/leave/manage', action: 'Create' })];
  expect([judged(employee), judged(owner)]).toEqual([
    [true, false],
    [false, true],
  ]);
});
