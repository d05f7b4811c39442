import { describe, expect, it } from 'vitest';
import { pagesOf, type Viewer } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/manifest.ts';
import { faceRecognitionManifest } from '#modules/face-recognition/contract/face-recognition.manifest.ts';
import { patrolManifest } from '#modules/patrol/contract/patrol.manifest.ts';
import { identityManifest } from '#modules/identity/contract/identity.manifest.ts';
import { pageNotFound } from '../errors/route-error.ts';
import { chooseLayout } from '../layouts/choose-layout.ts';
import { runMiddleware } from './middleware.ts';
import { guard, type GuardedUser } from './route-guard.ts';

const page = (rest: Partial<Page>): Page => ({
  kind: 'item',
  title: { en: 'X', ms: 'X' },
  audience: ['owner', 'admin'],
  modules: ['core'],
  actions: [],
  ...rest,
});
const pages = pagesOf([
  faceRecognitionManifest,
  patrolManifest,
  identityManifest,
  {
    name: 'sample',
    pages: {
      '/': page({ audience: ['all'] }),
      '/leave': page({ audience: ['employee'] }),
      '/attendance': page({ audience: ['employee'] }),
      '/payroll/manage': page({}),
      '/payroll/document': page({}),
      '/payroll/document/payment': page({ kind: 'tab', parent: '/payroll/document', rank: 2 }),
      '/spm/promoter/invitation': page({ kind: 'hidden', audience: ['signed-in'] }),
    },
  },
]);

const viewer = (rest: Partial<Viewer> = {}): Viewer => ({
  type: 'employee',
  is_admin: false,
  modules: {},
  accesses: [],
  employee: { spm_supervisor: false },
  promoter: null,
  ...rest,
});
const user = (rest: Partial<Viewer> = {}, verified = true): GuardedUser => ({ viewer: viewer(rest), verified, favourites: {} });
const visit = (path: string, who: GuardedUser | null, previous: string | null = null, registration = true) =>
  guard({ path, previous, user: who, pages, registration });
const visitEmpty = (path: string, registration = true) => guard({ path, previous: null, user: null, pages, registration, empty: true });
const visitOffline = (path: string, who: GuardedUser, previous: string | null = null) =>
  guard({ path, previous, user: who, pages, registration: true, offline: true });
const open = { kind: 'open' };
const to = (path: string) => ({ kind: 'redirect', to: path });

describe('route guard', () => {
  const employee = user();
  const unverified = user({}, false);
  const accessless = user({ employee: null });
  const table: [string, ReturnType<typeof visit>, object][] = [
    ['a visitor is sent to the login', visit('/leave', null), to('/auth/login')],
    ['the first visitor of an empty portal is sent to register', visitEmpty('/leave'), to('/auth/register')],
    ['or to the login, where nobody may register', visitEmpty('/', false), to('/auth/login')],
    ['and may open the login', visitEmpty('/auth/login'), open],
    ['a visitor may open the login', visit('/auth/login', null), open],
    ['a visitor may register where allowed', visit('/auth/register', null), open],
    ['and is sent to the login where not', visit('/auth/register', null, null, false), to('/auth/login')],
    ['a visitor has nothing to verify', visit('/auth/verify', null), to('/auth/login')],
    ['an unverified user is forced to verify', visit('/leave', unverified), to('/auth/verify')],
    ['also from the login', visit('/auth/login', unverified), to('/auth/verify')],
    ['even on exempt pages of the account', visit('/my/account', unverified), to('/auth/verify')],
    ['and stays there', visit('/auth/verify', unverified), open],
    ['without a network an employee begins with attendance', visitOffline('/', employee), to('/attendance')],
    ['and may go home from there', visitOffline('/', employee, '/attendance'), open],
    ['and opens what was asked for', visitOffline('/leave', employee), open],
    ['who has no page that opens so stays at home', visitOffline('/', accessless), open],
    ['a verified user is bounced home from verify', visit('/auth/verify', employee), to('/')],
    ['and from the login', visit('/auth/login', employee), to('/')],
    ['the emailed link is open to a visitor', visit('/auth/email', null), open],
    ['to an unverified user', visit('/auth/email', unverified), open],
    ['and to a signed-in one', visit('/auth/email', employee), open],
    ['what one agrees to is open to a visitor', visit('/auth/terms', null), open],
    ['and to whoever has agreed', visit('/auth/privacy', employee), open],
    ['a kiosk is open to a tablet that nobody is signed in at', visit('/kiosk', null), open],
    ['and to the one at which the owner still is', visit('/kiosk', employee), open],
    ['what a link shows of a patrol is open to whoever has it', visit('/patrol/certificate', null), open],
    ['and to a signed-in one', visit('/patrol/certificate', employee), open],
    ["a guard's phone is open to whoever holds it", visit('/guard', null), open],
    ['the dashboard is open to everyone', visit('/', accessless), open],
    ['an own page opens', visit('/leave', employee), open],
    ['a forbidden path opened directly leads home', visit('/payroll/manage', employee), to('/')],
    ['from a page it leads back', visit('/payroll/manage', employee, '/leave'), to('/leave')],
    ['but not back to a page that is no longer open', visit('/payroll/manage', accessless, '/leave'), to('/')],
    [
      'a tab parent leads to its tab',
      visit('/payroll/document', user({ type: 'admin', accesses: [{ route: '/payroll/document/payment', actions: [] }] })),
      to('/payroll/document/payment'),
    ],
    ['unless its own page is open', visit('/payroll/document', user({ type: 'owner' })), open],
    ...['/my/account', '/my/account/employment', '/my/account/password', '/my/account/subscription', '/spm/promoter/invitation'].map(
      (path): [string, ReturnType<typeof visit>, object] => [`exempt: ${path}`, visit(path, accessless), open],
    ),
    ['a temporary password is replaced before anything else', visit('/leave', { ...employee, mustChangePassword: true }), to('/my/account/password')],
    ['where it can be', visit('/my/account/password', { ...employee, mustChangePassword: true }), open],
    ['an unknown path is missing for a visitor', visit('/nope', null), { kind: 'missing' }],
    ['and for a user', visit('/nope', employee), { kind: 'missing' }],
  ];
  it.each(table)('%s', (_, decision, expected) => expect(decision).toMatchObject(expected));
});

describe('middleware', () => {
  const registry = { pass: () => null, stop: () => 'stopped', never: () => 'never' };
  it('runs in turn until one answers', () => expect(runMiddleware(['pass', 'stop', 'never'], registry, {})).toBe('stopped'));
  it('lets pass when none answers', () => expect(runMiddleware(['pass'], registry, {})).toBeNull());
  it.each(['foo', 'toString'])('does not know %s', (name) => {
    expect(() => runMiddleware([name], registry, {})).toThrowError(expect.objectContaining({ status: 500, message: `Unknown middleware ${name}` }));
  });
});

it('a missing page is a 404 with its message', () => expect(pageNotFound()).toMatchObject({ status: 404, message: 'This page could not be found' }));

describe('layout', () => {
  const verified = { verified: true };
  const table: [string, Parameters<typeof chooseLayout>[1], string][] = [
    ['/', verified, 'default'],
    ['/nope', verified, 'default'],
    ['/auth/email', verified, 'blank'],
    ['/auth/email', null, 'blank'],
    ['/auth/terms', verified, 'blank'],
    ['/auth/privacy', null, 'blank'],
    ['/kiosk', null, 'blank'],
    ['/kiosk', verified, 'blank'],
    ['/guard', null, 'bare'],
    ['/guard', verified, 'bare'],
    ['/patrol/certificate', verified, 'bare'],
    ['/leave', null, 'blank'],
    ['/nope', null, 'blank'],
    ['/auth/login', null, 'signed-out'],
    ['/auth/register', null, 'signed-out'],
    ['/auth/password', null, 'signed-out'],
    ['/auth/verify', { verified: false }, 'signed-out'],
  ];
  it.each(table)('%s for %o is %s', (path, who, layout) => expect(chooseLayout(path, who)).toBe(layout));
});
