/** Times as they are entered: each with its date, a check-out that is not there yet left empty. */
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { button, click, field, render, type, until, type Rendered } from '#platform/web/testing/render.tsx';
import { TimesForm } from './times-form.tsx';
import type { Acted } from './use-day-actions.ts';

const came = { id: 3, type: 'checkin', at: '2026-11-20T08:58:00+08:00', status: 'ontime' };
const session = (more: object) =>
  ({
    id: 2,
    date: '2026-11-20',
    session_index: 0,
    session: { start_time: '22:00', end_time: '06:00' },
    checkin: came,
    checkout: null,
    employee: { id: 2, name: 'Bala Contoh' },
    can: { correct: true, remove: true, decide: false, override: false },
    ...more,
  }) as unknown as Acted;
const { sent } = formServer({ read: () => ({ data: [] }), write: () => ({ success: true, message: 'Corrected.', data: {} }) });

let view: Rendered | undefined;
let closed = 0;
afterEach(async () => {
  await act(async () => view?.unmount());
  closed = 0;
});
const open = async (of: Acted) => {
  view = await render(<TimesForm of={of} onClose={() => (closed += 1)} />);
  await until(() => document.querySelector('form') !== null);
};
const put = async (label: string, text: string) => {
  await type(field(label), text);
  await act(async () => field(label).blur());
};

it('a session that nobody has left yet is corrected and stays open', async () => {
  await open(session({}));
  expect([field('Check in').value, field('Check out').value]).toEqual(['08:58 AM', '']);
  await put('Check in', '8.31');
  await type(field('Reason'), 'The gate was closed');
  await click(button('Correct'));
  await until(() => closed === 1);
  expect(sent[0]?.body).toMatchObject({ checkin_at: '2026-11-20T08:31', checkout_at: null });
});

it('a night ends on the next day, unless another is said', async () => {
  await open(session({}));
  expect([field('Date of check-in').value, field('Date of check-out').value]).toEqual(['20/11/26', '21/11/26']);
  await put('Check out', '06:10');
  await type(field('Reason'), 'Forgot to check out');
  await click(button('Correct'));
  await until(() => closed === 1);
  expect(sent[0]?.body).toMatchObject({ checkin_at: '2026-11-20T08:58', checkout_at: '2026-11-21T06:10' });
});

it('begins with the times of the schedule where nobody came, and asks for a check-in', async () => {
  await open(session({ id: null, checkin: null }));
  expect([field('Check in').value, field('Check out').value]).toEqual(['10:00 PM', '06:00 AM']);
  await put('Check in', '');
  await type(field('Reason'), 'The gate was closed');
  await click(button('Add record'));
  await until(() => document.querySelector('[aria-invalid="true"]') !== null);
  expect(document.querySelector('[aria-invalid="true"]')).toBe(field('Check in'));
  expect(sent).toEqual([]);
});
