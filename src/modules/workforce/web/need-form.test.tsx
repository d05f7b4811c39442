import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { field, pageText, render, TEST_USER, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import type { ProjectRow } from '../contract/project.register.ts';
import { workforceManifest } from '../contract/workforce.manifest.ts';
import { NeedForm } from './need-form.tsx';

formServer({ read: () => ({ data: [] }), write: () => ({ success: true }) });
const PROJECT = { id: 3, name: 'Night works', start_date: '2026-11-01', end_date: '2026-12-31' } as ProjectRow;
const BELOW = 'This need is billed below its cost.';

let view: Rendered | undefined;
afterEach(async () => view?.unmount());
async function open(actions: readonly string[] | null) {
  const user = { ...TEST_USER, modules: { wom: true } };
  const admin = actions && { ...user, type: 'admin' as const, accesses: [{ route: '/wom/project', actions: [...actions] }] };
  view = await render(<NeedForm project={PROJECT} row={null} onClose={() => undefined} />, { pages: pagesOf([workforceManifest]), user: admin ?? user });
  await until(() => document.querySelector('[role="dialog"] form') !== null);
}

it('says where a need is billed below its cost, and no longer where it is not', async () => {
  await open(null);
  await type(field('Cost a day and person'), '120');
  expect(pageText()).not.toContain(BELOW);
  await type(field('Billed a day and person'), '119.99');
  await until(() => pageText().includes(BELOW));
  await type(field('Billed a day and person'), '120');
  await until(() => !pageText().includes(BELOW));
});

it('leaves the rates open for whoever may not see costs, and says so', async () => {
  await open(['Update']);
  expect(pageText()).toContain('The cost is left open for somebody who may see costs.');
  expect(pageText()).not.toContain('Cost a day and person');
});
