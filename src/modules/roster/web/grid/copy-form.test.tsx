import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, pageText, render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { CopyForm } from './copy-form.tsx';

const LABEL = '3 days are published already and would be replaced. Confirm that, or choose other days.';
const refused = () => Response.json({ success: false, message: LABEL, errors: { replace: [LABEL] } }, { status: 422 });
const written = { success: true, message: '3 days are published.', data: { created: 0, updated: 3, skipped: 0, conflicts: [], warnings: [] } };
let answers: object[] = [];
const { sent } = formServer({ read: () => ({ data: [] }), write: () => answers.shift() ?? {} });

let view: Rendered | undefined;
afterEach(async () => {
  await act(async () => view?.unmount());
});

it('says how many published days would give way, and replaces them once that is confirmed', async () => {
  answers = [refused(), written];
  let closed = 0;
  view = await render(<CopyForm from={calendarDate('2026-12-07')} filter={{}} onClose={() => (closed += 1)} />);
  expect(pageText()).not.toContain('Replace published days');
  await click(button('Copy week'));
  await until(() => pageText().includes('Replace published days'));
  expect(pageText()).toContain(LABEL);
  await click(field('Replace published days'));
  await click(button('Copy week'));
  await until(() => closed === 1);
  expect(sent.map(({ body }) => body['replace'])).toEqual([false, true]);
});
