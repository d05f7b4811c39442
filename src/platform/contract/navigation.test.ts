import type { AppAction, AppPath } from './manifest.ts';
import { describe, expect, it } from 'vitest';
import { activitiesOn, mayAct, mayOpen, isAdmin, isSpmSupervisor, pagesOf, type Viewer } from './access.ts';
import { defineManifest, type Audience, type Manifest, type ModuleKey, type Page } from './manifest.ts';
import {
  breadcrumbsFor,
  documentTitle,
  landingOf,
  menuFor,
  menuItemOf,
  prettify,
  reachableRoutes,
  tabRowsOf,
  tabsFor,
  type MenuSection,
} from './navigation.ts';

const both = (text: string) => ({ en: text, ms: text });
const page = (title: string, rest: Partial<Page>): Page => ({
  kind: 'item',
  title: both(title),
  audience: ['owner', 'admin'],
  modules: ['core'],
  actions: [],
  ...rest,
});

const PAGES: Record<string, Page> = {
  '/': page('Dashboard', { audience: ['all'], section: 'main', order: 1 }),
  '/my/employment': page('My Employment', { audience: ['employee'], section: 'main', order: 2, tabTitle: both('Personal') }),
  '/my/employment/contact': page('Contact', { kind: 'tab', audience: ['employee'], parent: '/my/employment', rank: 2 }),
  '/my/employment/family': page('Family', { kind: 'tab', audience: ['employee'], parent: '/my/employment', rank: 3 }),
  '/spm/my-project': page('My Project', { audience: ['spm_supervisor'], modules: ['spm'], section: 'main', order: 3 }),
  '/attendance/my-schedule': page('My Schedule', {
    audience: ['employee', 'promoter'],
    modules: ['attendance', 'spm'],
    section: 'workforce',
    group: 'attendance',
    order: 2,
  }),
  '/attendance/fr-record': page('Face Recognition', {
    audience: ['owner'],
    modules: ['fr_record'],
    section: 'workforce',
    group: 'attendance',
    grantable: false,
    order: 7,
  }),
  '/leave/manage': page('Manage', { modules: ['leave'], section: 'workforce', group: 'leave', actions: ['Approve'], order: 2 }),
  '/payroll/manage': page('Manage', { modules: ['payroll'], section: 'workforce', group: 'payroll', order: 2 }),
  '/payroll/manage/process': page('Process', { kind: 'view', modules: ['payroll'], parent: '/payroll/manage', inherits: true }),
  '/payroll/document': page('Document', { modules: ['payroll'], section: 'workforce', group: 'payroll', order: 3, tabTitle: both('Payslip') }),
  '/payroll/document/payment': page('Payment', { kind: 'tab', modules: ['payroll'], parent: '/payroll/document', rank: 2 }),
  '/payroll/document/ea-form': page('EA Form', { kind: 'tab', modules: ['payroll'], parent: '/payroll/document', rank: 3 }),
  '/spm/project': page('Project', { modules: ['spm'], section: 'operation', group: 'spm', order: 1 }),
  '/spm/project/report': page('Report', { kind: 'tab', modules: ['spm'], audience: [], parent: '/spm/project', rank: 3 }),
  '/spm/project/report/attendance': page('Attendance', { kind: 'tab', modules: ['spm'], parent: '/spm/project/report', rank: 1 }),
  '/spm/project/report/payout': page('Payout', { kind: 'tab', modules: ['spm'], parent: '/spm/project/report', rank: 2 }),
  '/spm/product': page('Product', { modules: ['spm'], section: 'operation', group: 'spm', order: 3 }),
  '/spm/product/stock': page('Stock', { kind: 'hidden', modules: ['spm'], parent: '/spm/product', coveredBy: '/spm/product' }),
  '/spm/promoter/invitation': page('Invitation', { kind: 'hidden', modules: ['core'], audience: ['signed-in'] }),
  '/admin/user': page('Admin User', { section: 'administration', order: 3 }),
  '/admin/user/view': page('Profile', { kind: 'view', parent: '/admin/user', inherits: true, rank: 1 }),
  '/admin/user/view/password': page('Password', { kind: 'view', parent: '/admin/user', inherits: true, tabOf: '/admin/user/view', rank: 2 }),
  '/my/account': page('My Account', { kind: 'drawer', audience: ['signed-in'], tabTitle: both('Account') }),
  '/my/account/password': page('Password', { kind: 'tab', audience: ['signed-in'], parent: '/my/account', rank: 3 }),
  '/auth/login': page('Sign in', { kind: 'auth', audience: ['guest'] }),
};
const manifest: Manifest = defineManifest({ name: 'sample', pages: PAGES });
const pages = pagesOf([manifest]);

const ALL: Partial<Record<ModuleKey, boolean>> = { attendance: true, fr_record: true, leave: true, payroll: true, spm: true };
const viewer = (rest: Partial<Viewer>): Viewer => ({ type: 'employee', is_admin: false, modules: ALL, accesses: [], employee: null, promoter: null, ...rest });
const profile = { spm_supervisor: false };
const granted = (...routes: string[]) => routes.map((route) => ({ route, actions: [] as string[] }));

const owner = viewer({ type: 'owner' });
const employee = viewer({ employee: profile });
const promoter = viewer({ type: 'promoter', promoter: { id: 1 } });
const supervisor = viewer({ employee: { spm_supervisor: true } });
const admin = (...routes: string[]) => viewer({ type: 'admin', accesses: granted(...routes) });

const paths = (menu: readonly MenuSection[]) =>
  menu.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'group' ? entry.items : [entry]))).map((it) => it.path);

describe('menu visibility', () => {
  const table: [string, Viewer, string[]][] = [
    [
      'owner without an employee profile sees every owner item',
      owner,
      ['/', '/attendance/fr-record', '/leave/manage', '/payroll/manage', '/payroll/document', '/spm/project', '/spm/product', '/admin/user'],
    ],
    ['admin without routes sees only what is open to all', admin(), ['/']],
    ['admin sees the routes in the accesses', admin('/leave/manage', '/admin/user'), ['/', '/leave/manage', '/admin/user']],
    [
      'employee with the admin flag counts as admin',
      viewer({ employee: profile, is_admin: true, accesses: granted('/leave/manage') }),
      ['/', '/my/employment', '/attendance/my-schedule', '/leave/manage'],
    ],
    ['accesses alone make no admin', viewer({ employee: profile, accesses: granted('/leave/manage') }), ['/', '/my/employment', '/attendance/my-schedule']],
    ['an admin never gets an owner-only item', admin('/attendance/fr-record'), ['/']],
    ['employee', employee, ['/', '/my/employment', '/attendance/my-schedule']],
    ['employee flag needs a profile', viewer({}), ['/']],
    ['promoter', promoter, ['/', '/attendance/my-schedule']],
    ['supervisor employee', supervisor, ['/', '/my/employment', '/spm/my-project', '/attendance/my-schedule']],
    ['supervisor who is a promoter too has no My Project', { ...supervisor, promoter: { id: 1 } }, ['/', '/my/employment', '/attendance/my-schedule']],
    ['a module that is off hides its items even from the owner', viewer({ type: 'owner', modules: { leave: true } }), ['/', '/leave/manage', '/admin/user']],
    ['any of several modules shows an item', viewer({ employee: profile, modules: { spm: true } }), ['/', '/my/employment', '/attendance/my-schedule']],
    ['an item is visible through a visible tab', admin('/payroll/document/payment'), ['/', '/payroll/document']],
    ['and through a tab of a tab', admin('/spm/project/report/payout'), ['/', '/spm/project']],
  ];
  it.each(table)('%s', (_, who, expected) => expect(paths(menuFor(who, pages))).toEqual(expected));

  it('flags speak one at a time', () => {
    const flags: [Audience, Viewer, Viewer][] = [
      ['all', viewer({}), viewer({ modules: {} })],
      ['owner', owner, admin('/x')],
      ['admin', admin('/x'), admin('/y')],
      ['employee', employee, viewer({})],
      ['promoter', promoter, employee],
      ['spm_supervisor', supervisor, employee],
    ];
    for (const [flag, shown, hidden] of flags) {
      const one = pagesOf([{ name: 'one', pages: { '/x': page('X', { audience: [flag], section: 'main', modules: ['leave'] }) } }]);
      expect(paths(menuFor(shown, one)), flag).toEqual(['/x']);
      expect(paths(menuFor(hidden, one)), flag).toEqual([]);
      expect(paths(menuFor({ ...shown, modules: { leave: false } }, one)), `${flag}, module off`).toEqual([]);
    }
  });

  it('leaves out groups and sections without a visible item', () => {
    const menu = menuFor(admin('/leave/manage'), pages);
    expect(menu.map(({ key }) => key)).toEqual(['main', 'workforce']);
    expect(menu[1]!.entries.map((entry) => (entry.kind === 'group' ? entry.key : entry.path))).toEqual(['leave']);
  });

  it('orders sections, groups and items', () => {
    const workforce = menuFor(owner, pages).find(({ key }) => key === 'workforce')!;
    expect(workforce.entries.map((entry) => (entry.kind === 'group' ? entry.key : entry.path))).toEqual(['attendance', 'leave', 'payroll']);
  });

  it('links an item to its first visible tab', () => {
    const item = (who: Viewer, favourites = {}) =>
      menuFor(who, pages, favourites)
        .flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'group' ? entry.items : [])))
        .find((it) => it.path === '/payroll/document')!.to;
    expect(item(owner)).toBe('/payroll/document');
    expect(item(admin('/payroll/document/ea-form'))).toBe('/payroll/document/ea-form');
    expect(item(owner, { '/payroll/document/payment': 1 })).toBe('/payroll/document/payment');
  });
});

describe('roles and actions', () => {
  it('counts type admin, the flag and the owner as admin', () => {
    expect([owner, admin(), viewer({ is_admin: true }), employee, promoter].map(isAdmin)).toEqual([true, true, true, false, false]);
  });
  it('reads the supervisor flag of the employee', () => {
    expect([supervisor, employee, viewer({})].map(isSpmSupervisor)).toEqual([true, false, false]);
  });
  it('lets the owner do anything and others what is listed for the route', () => {
    const approver = viewer({ type: 'admin', accesses: [{ route: '/leave/manage', actions: ['Approve'] }] });
    expect(activitiesOn(owner, pages, '/leave/manage', 'Anything')).toBe(true);
    expect(activitiesOn(owner, pages, '/leave/mange', 'Approve')).toBe(false);
    expect(mayAct(approver, pages, '/leave/manage', 'Approve')).toBe(true);
    expect(mayAct(approver, pages, '/leave/manage', 'Reject')).toBe(false);
    expect(activitiesOn(approver, pages, '/payroll/manage', 'Approve')).toBe(false);
  });
  it('compiles neither with a misspelt page nor with an action that its page lacks', () => {
    type Takes<P extends string, A> = P extends AppPath ? (A extends AppAction<P> ? 'both' : 'the page') : 'neither';
    const evaluated: [Takes<'/leave/manage', 'Approve'>, Takes<'/payroll/manage', 'Approve'>, Takes<'/leave/mange', 'Approve'>] = [
      'both',
      'the page',
      'neither',
    ];
    expect(evaluated.map((it) => it)).toHaveLength(3);
  });
});

describe('tabs', () => {
  const labels = (who: Viewer, path: string, favourites = {}) => tabsFor(who, pages, path, favourites).map(({ tabs }) => tabs.map(({ title }) => title.en));
  it('come by default rank, the index first', () => expect(labels(employee, '/my/employment/family')).toEqual([['Personal', 'Contact', 'Family']]));
  it('put starred ones first, in the order of their stars', () => {
    expect(labels(employee, '/my/employment', { '/my/employment/family': 1 })).toEqual([['Family', 'Personal', 'Contact']]);
    expect(labels(employee, '/my/employment', { '/my/employment/family': 2, '/my/employment/contact': 1 })).toEqual([['Contact', 'Family', 'Personal']]);
  });
  it('show only what the user may open', () => expect(labels(admin('/payroll/document/payment'), '/payroll/document/payment')).toEqual([['Payment']]));
  it('give two rows below a tab that is a parent', () =>
    expect(labels(owner, '/spm/project/report/payout')).toEqual([
      ['Project', 'Report'],
      ['Attendance', 'Payout'],
    ]));
  it('stand above views', () => expect(labels(owner, '/admin/user/view')).toEqual([['Profile', 'Password']]));
  it('stand above account pages', () => expect(labels(viewer({}), '/my/account/password')).toEqual([['Account', 'Password']]));
  it('are none for a plain page', () => expect(labels(owner, '/leave/manage')).toEqual([]));
  it.each(['/leave/manage', '/admin/user/view', '/my/account/password', '/spm/project/report/payout'])(
    'have as many rows at %s before it is known who may open them',
    (path) => expect(tabRowsOf(pages, path)).toBe(labels(owner, path).length),
  );
});

describe('reachable routes', () => {
  it('hold menu, tabs, extra routes, views and the exempt pages', () => {
    const routes = reachableRoutes(admin('/spm/product', '/payroll/manage', '/admin/user'), pages);
    expect([...routes].sort()).toEqual(
      [
        '/',
        '/spm/product',
        '/spm/product/stock',
        '/payroll/manage',
        '/payroll/manage/process',
        '/admin/user',
        '/admin/user/view',
        '/admin/user/view/password',
        '/my/account',
        '/my/account/password',
        '/spm/promoter/invitation',
      ].sort(),
    );
  });
  it.each(['/my/account', '/my/account/password', '/spm/promoter/invitation'])('exempt: %s', (path) =>
    expect(reachableRoutes(viewer({ modules: {} }), pages).has(path)).toBe(true),
  );
  it('keep an admin out of an owner-only page', () => expect(mayOpen(admin('/attendance/fr-record'), pages, '/attendance/fr-record')).toBe(false));
});

describe('landing', () => {
  const table: [string, Viewer, string, string | null][] = [
    ['the index tab when it may be opened', owner, '/payroll/document', '/payroll/document'],
    [
      'else the visible tab with the lowest rank',
      admin('/payroll/document/ea-form', '/payroll/document/payment'),
      '/payroll/document',
      '/payroll/document/payment',
    ],
    ['a parent without an index always leads on', owner, '/spm/project/report', '/spm/project/report/attendance'],
    ['through two parents', admin('/spm/project/report/payout'), '/spm/project', '/spm/project/report/payout'],
    ['nowhere when nothing is open', admin(), '/payroll/document', null],
  ];
  it.each(table)('%s', (_, who, path, expected) => expect(landingOf(who, pages, path)).toBe(expected));
});

describe('breadcrumbs', () => {
  const names = (path: string) => breadcrumbsFor(path, pages).map(({ title }) => title.en);
  const table: [string, string[]][] = [
    ['/', ['Homepage']],
    ['/leave/manage', ['Homepage', 'Leave', 'Manage']],
    ['/work-task/site-visit/report', ['Homepage', 'Work Task', 'Site Visit', 'Report']],
    ['/auxiliary/officer/application', ['Homepage', 'Auxiliary Services', 'Officer', 'Application']],
    ['/spm/project/view', ['Homepage', 'Sales Performance', 'Project', 'View']],
    ['/pcr/project', ['Homepage', 'Progress Claim Report', 'Project']],
    ['/my/employment/contact', ['Homepage', 'My Employment', 'Contact']],
    ['/spm/my-project', ['Homepage', 'Sales Performance', 'My Project']],
    ['/my/account/password?tab=1', ['Homepage', 'My Account', 'Password']],
    ['/attendance/fr-record', ['Homepage', 'Attendance', 'FR Record']],
  ];
  it.each(table)('%s', (path, expected) => expect(names(path)).toEqual(expected));
  it('link only levels that are pages', () => {
    expect(breadcrumbsFor('/payroll/document/payment', pages).map(({ to }) => to)).toEqual(['/', null, '/payroll/document', '/payroll/document/payment']);
  });
  it('call a detail so in both languages', () => expect(breadcrumbsFor('/admin/user/view/password', pages)[3]!.title).toEqual({ en: 'View', ms: 'Lihat' }));
  it('know which level is one record', () => {
    expect(breadcrumbsFor('/admin/user/view/password', pages).map(({ detail }) => detail === true)).toEqual([false, false, false, true, false]);
  });
  it('speak Malay', () => expect(breadcrumbsFor('/leave/manage', pages).map(({ title }) => title.ms)).toEqual(['Laman Utama', 'Cuti', 'Manage']));
  it('prettify segments', () => expect(['site-visit', 'ea-form', 'hris'].map(prettify)).toEqual(['Site Visit', 'EA Form', 'HRIS']));
});

it('names the menu entry of a page', () => {
  expect(['/', '/payroll/document/payment', '/admin/user/view/password', '/spm/project/report/payout', '/nope'].map((path) => menuItemOf(pages, path))).toEqual(
    ['/', '/payroll/document', '/admin/user', '/spm/project', undefined],
  );
});

it('titles end with the product', () => expect(documentTitle('Leave')).toBe('Leave | HR Management System'));
