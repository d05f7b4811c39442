import { expect, test } from 'vitest';
import { pagesOf, type Viewer } from '#platform/contract/access.ts';
import { defineManifest, type Page } from '#platform/contract/manifest.ts';
import { grantablePages, grantsBeyond, mayGrant, presetAccesses, tidyAccesses, unknownGrants } from './grantable-pages.ts';
import { identityManifest } from './identity.manifest.ts';
import { PRESET_KEYS, PRESETS } from './preset.params.ts';

const item = (actions: readonly string[], more: Partial<Page> = {}): Page => ({
  kind: 'item',
  title: { en: 'x', ms: 'x' },
  audience: ['owner', 'admin'],
  modules: ['core'],
  actions,
  ...more,
});
const shop = defineManifest({
  name: 'shop',
  pages: {
    '/shop': item(['Create', 'Update', 'Export']),
    '/shop/secret': item(['Update'], { grantable: false }),
    '/shop/view': item([], { kind: 'view', coveredBy: '/shop' }),
    '/shop/mine': item([], { audience: ['employee'] }),
    '/claim/manage': item(['Create', 'Approve', 'Prepare for Payment', 'Export']),
  },
});
const pages = pagesOf([identityManifest, shop]);
const viewer = (more: Partial<Viewer>): Viewer => ({ type: 'admin', is_admin: true, modules: {}, accesses: [], employee: null, promoter: null, ...more });
const owner = viewer({ type: 'owner' });
const clerk = viewer({ accesses: [{ route: '/shop', actions: ['Create'] }] });

test('the catalogue holds what an admin can be let into, and nothing else', () => {
  const routes = [...grantablePages(pages).keys()];
  expect(routes).toContain('/shop');
  expect(routes).toContain('/admin/user/view/page-access');
  for (const never of ['/shop/secret', '/shop/view', '/shop/mine', '/my/account', '/auth/login']) expect(routes).not.toContain(never);
});

test('unknown routes and actions are named', () => {
  expect(
    unknownGrants(pages, [
      { route: '/shop', actions: ['Create', 'Explode'] },
      { route: '/nowhere', actions: [] },
      { route: '/shop/secret', actions: [] },
    ]),
  ).toEqual(['/shop: Explode', '/nowhere', '/shop/secret']);
});

test('the owner grants anything, an admin what they hold, an employee nothing', () => {
  expect(mayGrant(owner, pages, '/shop')).toEqual(['Create', 'Update', 'Export']);
  expect(mayGrant(clerk, pages, '/shop')).toEqual(['Create']);
  expect(mayGrant(clerk, pages, '/admin/user')).toBeNull();
  expect(mayGrant(owner, pages, '/shop/secret')).toBeNull();
  expect(mayGrant(viewer({ type: 'employee', is_admin: false, accesses: clerk.accesses }), pages, '/shop')).toBeNull();
});

test('what the other admin holds already may stay, but not grow', () => {
  const had = [{ route: '/shop', actions: ['Update'] }];
  expect(grantsBeyond(clerk, pages, [{ route: '/shop', actions: ['Create', 'Update'] }], had)).toEqual([]);
  expect(grantsBeyond(clerk, pages, [{ route: '/shop', actions: ['Export'] }], had)).toEqual(['/shop: Export']);
  expect(grantsBeyond(clerk, pages, [{ route: '/claim/manage', actions: [] }], [])).toEqual(['/claim/manage']);
  expect(grantsBeyond(owner, pages, [{ route: '/claim/manage', actions: ['Approve'] }], [])).toEqual([]);
});

test('entries are kept once a route, in the order of the catalogue', () => {
  expect(
    tidyAccesses(pages, [
      { route: '/shop', actions: ['Export'] },
      { route: '/shop', actions: ['Create', 'Export'] },
    ]),
  ).toEqual([{ route: '/shop', actions: ['Create', 'Export'] }]);
});

test('every preset grants only what this system knows', () => {
  for (const key of PRESET_KEYS) expect(unknownGrants(pages, presetAccesses(pages, PRESETS[key])), key).toEqual([]);
});

test('an auditor sees every grantable page and may export, nothing more', () => {
  const entries = presetAccesses(pages, PRESETS.auditor);
  expect(entries.map(({ route }) => route)).toEqual([...grantablePages(pages).keys()]);
  expect(new Set(entries.flatMap(({ actions }) => actions))).toEqual(new Set(['Export']));
});

test('the HR manager approves claims but does not prepare their payment', () => {
  const entry = presetAccesses(pages, PRESETS['hr-manager']).find(({ route }) => route === '/claim/manage');
  expect(entry?.actions).toEqual(['Create', 'Approve', 'Export']);
});
