import { expect, it } from 'vitest';
import type { Viewer } from '#platform/contract/access.ts';
import { menuFor, type MenuItem, type MenuSection } from '#platform/contract/navigation.ts';
import { PAGES } from '../../manifests.ts';
import { pagesOfMenu, covers, searchedAt } from './menu-pages.ts';
import { fitOf } from './rank-entries.ts';
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
  expect(pagesOfMenu(menu, PAGES)).toMatchObject([{ title: { en: 'Leave requests' }, words: expect.arrayContaining(['/leave/manage']) }]);
});

const OWNER = {
  type: 'owner',
  is_admin: true,
  company_id: 1,
  companies: [{ id: 1, role: 'owner', active_employees_count: 1 }],
  modules: { leave: true, claim: true, payroll: true, attendance: true },
  accesses: [],
  employee: null,
  promoter: null,
} as unknown as Viewer;
const OWNERS = pagesOfMenu(menuFor(OWNER, PAGES, {}), PAGES);

it.each([
  ['overtime', '/attendance/manage'],
  ['lebih masa', '/attendance/report'],
  ['late', '/attendance/report'],
  ['tidak hadir', '/attendance/manage'],
  ['correct days', '/attendance/manage'],
  ['substitute', '/leave/entitlement'],
  ['slip gaji', '/payroll/document'],
])('finds a page by what people call what is on it: %j', (query, path) => {
  const found = OWNERS.filter(({ title, words, purpose }) => fitOf(query, { names: Object.values(title), words, sentences: purpose }) !== null);
  expect(found.map((page) => page.path)).toContain(path);
});

it.each([
  ['payslip ahmad', '/payroll/document?keyword=ahmad'],
  ['slip gaji siti binti', '/payroll/document?keyword=siti+binti'],
  ['EA 2025', '/payroll/document/ea-form?year=2025'],
  ['borang ea 2025 ahmad', '/payroll/document/ea-form?keyword=ahmad&year=2025'],
  ['cuti ahmad', '/leave/manage?status=&keyword=ahmad'],
  ['claims siti 2026', '/claim/manage?status=&keyword=siti&year=2026'],
  ['employee chong', '/admin/employee?keyword=chong'],
])('%j leads to %s', (query, address) => expect(OWNERS.map((page) => searchedAt(page, query)?.address)).toContain(address));

it('leaves to a page no year that its address does not take', () => expect(OWNERS.filter((page) => searchedAt(page, 'payslip 2025') !== null)).toEqual([]));

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
  const evaluated = (who: Viewer) => [covers(who, PAGES, { page: '/leave' }), covers(who, PAGES, { page: '/leave/manage', action: 'Create' })];
  expect([evaluated(employee), evaluated(owner)]).toEqual([
    [true, false],
    [false, true],
  ]);
});
