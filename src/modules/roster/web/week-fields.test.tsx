import { afterEach, expect, it } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { rosterManifest } from '../contract/roster.manifest.ts';
import { WorkScheduleForm } from './work-schedule-form.tsx';

formServer({ read: () => ({ data: [], meta: { page: 1, per_page: 1, total: 0, last_page: 1 } }), write: () => ({}) });

let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const times = () => [...document.querySelectorAll<HTMLInputElement>('input')].filter((input) => input.value.includes('09:00') || input.value.includes('06:00'));
const copies = () => [...document.querySelectorAll('button[aria-label^="Copy the times of"]')].map((each) => each.getAttribute('aria-label'));

it('has a line for each day, and copies the times of one to the working days below it', async () => {
  const user = { ...TEST_USER, modules: { attendance: true } };
  view = await render(<WorkScheduleForm row={null} readOnly={false} onClose={() => undefined} />, { pages: pagesOf([rosterManifest]), user });
  await until(() => copies().length > 0);
  // Below Friday nobody works.
  expect(copies()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `Copy the times of ${day} to the working days below`));
  const before = times().length;
  await click(button('Remove session 1 of Wednesday'));
  await until(() => times().length === before - 2);
  // A day without times has none to copy.
  expect(copies()).toHaveLength(3);
  await click(button('Copy the times of Tuesday to the working days below'));
  await until(() => times().length === before);
});
