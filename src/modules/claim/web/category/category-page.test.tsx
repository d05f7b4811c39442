import { afterEach, beforeEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { claimManifest } from '../../contract/claim.manifest.ts';
import { STARTER_CATEGORIES } from '../../contract/category/starter-categories.params.ts';
import { Page } from './category-page.tsx';

const rows = STARTER_CATEGORIES.map((category, at) => ({ ...category, id: at + 1, sort_order: at, used: 0, updated_at: '2026-11-20T00:00:00Z', can: {} }));
formServer({ read: () => ({ data: rows, meta: { page: 1, per_page: 100, total: rows.length, last_page: 1 } }), write: () => ({}) });

let view: Rendered | undefined;
beforeEach(() => window.history.replaceState(null, '', '/claim/category'));
afterEach(async () => view?.unmount());

it('shows the rates of a kilometre by vehicle, and of an allowance that of a day', async () => {
  const user = { ...TEST_USER, modules: { claim: true } };
  view = await render(<Page />, { pages: pagesOf([claimManifest]), user });
  await until(() => pageText().includes('Car 0.80, 0.60 per km'));
  expect(pageText()).toContain('Motorcycle 0.50, 0.40 per km');
  expect(pageText()).toContain('60.00 a day');
});
