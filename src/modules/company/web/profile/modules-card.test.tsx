import { afterEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import type { Manifest } from '#platform/contract/manifest.ts';
import { setCompanySource } from '#platform/web/call/call.ts';
import { pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { ModulesCard } from './modules-card.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  setCompanySource(() => null);
  await view?.unmount();
});

const modules = ['leave', 'visit'].map((key) => ({ key, enabled: true, in_plan: true, plans: [] }));
const built = { pages: { '/leave': { modules: ['leave'], title: { en: 'Leave', ms: 'Cuti' } } } } as unknown as Manifest;

it('has a switch for each module that is there; the others are named in one line', async () => {
  setCompanySource(() => 7);
  vi.stubGlobal('fetch', async () => Response.json({ data: { modules } }));
  view = await render(<ModulesCard companyId={7} />, { pages: pagesOf([built]) });
  await until(() => pageText().includes('Later: '));
  expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
  expect(pageText()).toMatch(/Later: [^,]+$/);
});
