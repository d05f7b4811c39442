/** A report follows the filters of the list that it was asked from. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { formServer } from '#platform/web/testing/form-server.ts';
import { render, until, type Rendered } from '#platform/web/testing/render.tsx';
import { ReportForm } from './report-form.tsx';

const { asked } = formServer({
  read: (url) => {
    if (url.includes('/reports/generate')) return { success: true, message: 'Generating', data: { id: 5, status: 'pending' } };
    if (url.includes('api/reports/5')) return { data: { id: 5, status: 'failed', file: null, error: null } };
    return { data: [], meta: { page: 1, per_page: 30, total: 0, last_page: 1 } };
  },
  write: () => ({}),
});
let view: Rendered | undefined;
afterEach(async () => view?.unmount());

const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const reported = () =>
  asked.filter((url) => url.includes('/reports/generate')).map((url) => Object.fromEntries(new URL(url, 'https://portal.example').searchParams));

it('asks for the contracts of the list', async () => {
  const close = vi.fn<() => void>();
  view = await render(<ReportForm filter={{ client: 'Majlis', status: 'On Going' }} onClose={close} />);
  await until(() => document.querySelector('form') !== null);
  await submit();
  await until(() => close.mock.calls.length === 1);
  expect(reported()).toEqual([expect.objectContaining({ client: 'Majlis', status: 'On Going', template: 'Summary', format: 'xlsx' })]);
  expect(reported()[0]).not.toHaveProperty('start_date');
});
