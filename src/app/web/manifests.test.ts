import { describe, expect, it, test } from 'vitest';
import { landingOf, menuFor } from '#platform/contract/navigation.ts';
import type { Viewer } from '#platform/contract/access.ts';
import { MODULE_KEYS } from '#platform/contract/manifest.ts';
import { KIOSK_PAGES } from '#modules/face-recognition/web/kiosk.module.tsx';
import { PHONE_PAGES } from '#modules/patrol/web/phone.module.tsx';
import { AUTH_PAGES, SIGN_IN } from '#modules/session/web/auth.module.tsx';
import { MANIFESTS, PAGES } from './manifests.ts';
import { MODULES } from './modules.ts';

const owner: Viewer = {
  type: 'owner',
  is_admin: false,
  modules: Object.fromEntries(MODULE_KEYS.map((key) => [key, true])),
  accesses: [],
  employee: { spm_supervisor: true },
  promoter: null,
};

test('the manifests that are found by name are those of the modules', () => {
  const names = MANIFESTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const brought = MODULES.map(({ manifest }) => manifest).filter(({ pages }) => Object.keys(pages).length > 0);
  expect(brought.filter((manifest) => !MANIFESTS.includes(manifest)).map(({ name }) => name)).toEqual([]);
});

describe('pages of the portal', () => {
  const drawn = [
    ...Object.keys({ ...SIGN_IN, ...AUTH_PAGES }),
    ...Object.keys({ ...KIOSK_PAGES, ...PHONE_PAGES }),
    ...MODULES.flatMap(({ pages }) => Object.keys(pages)),
  ];

  it('are drawn by one module only, and declared', () => {
    expect(drawn.filter((path, index) => drawn.indexOf(path) !== index)).toEqual([]);
    expect(drawn.filter((path) => !PAGES.has(path))).toEqual([]);
  });

  it('are all drawn, for every module that has a web room here', () => {
    const present = MANIFESTS.filter(({ name }) => MODULES.some((module) => module.name === name));
    // A tab parent that always leads on to one of its tabs has no page of its own.
    const own = present.flatMap(({ pages }) => Object.keys(pages)).filter((path) => PAGES.get(path)?.kind === 'auth' || landingOf(owner, PAGES, path) === path);
    expect(own.filter((path) => !drawn.includes(path))).toEqual([]);
  });

  it('hang together: every parent and index exists', () => {
    const lost = [...PAGES].flatMap(([path, { parent, tabOf, coveredBy }]) =>
      [parent, tabOf, coveredBy].filter((up) => up !== undefined && !PAGES.has(up)).map((up) => `${path} → ${up}`),
    );
    expect(lost).toEqual([]);
  });

  it('stand in the menu with icon and section', () => {
    const bare = [...PAGES].filter(([, page]) => page.kind === 'item' && (!page.icon || !page.section)).map(([path]) => path);
    expect(bare).toEqual([]);
    expect(menuFor(owner, PAGES).length).toBeGreaterThan(0);
  });
});
