import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../call/api-error.ts';
import { publishLive } from '../../live.ts';
import { button, click, pageText, render, until, type Rendered } from '../../testing/render.tsx';
import { ReportPanel } from './report-panel.tsx';

let view: Rendered | undefined;
afterEach(async () => {
  await view?.unmount();
  vi.unstubAllGlobals();
});
const AT = '2026-11-18T09:21:40+08:00';

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'amount', label: 'Amount', align: 'right' as const },
];
const answered = (data: unknown, more: { error?: Error } = {}) => ({ data, error: more.error ?? null, isPlaceholderData: false, refetch: () => undefined });
const TABLE = { title: '', subtitle: '01/11/26 – 30/11/26', columns, rows: [{ name: 'Siti', amount: 1234.5 }], totals: { amount: 1234.5 } };

it('shows an answer without success as a preview under its title', async () => {
  view = await render(<ReportPanel filter={<span>filter</span>} preview={answered({ data: TABLE })} />);
  await until(() => pageText().includes('All Department'));
  expect(document.querySelector('tbody')?.textContent).toContain('Siti1,234.50');
  expect(document.querySelector('tfoot')?.textContent).toBe('Total1,234.50');
  expect(document.querySelector('button')).toBeNull();
});

it('draws a dash where a row has no money, and reads it as the number', async () => {
  const money = [columns[0], { ...columns[1], kind: 'money' as const }];
  view = await render(
    <ReportPanel filter={null} preview={answered({ data: { ...TABLE, columns: money, rows: [{ name: 'Siti', amount: 0 }], totals: { amount: 0 } } })} />,
  );
  await until(() => pageText().includes('Siti'));
  expect(document.querySelector('tbody [aria-hidden]')?.textContent).toBe('–');
  expect(document.querySelector('tbody .sr-only')?.textContent).toBe('0.00');
  expect(document.querySelector('tfoot')?.textContent).toBe('Total0.00');
});

it('says that the file has more rows than the preview', async () => {
  view = await render(<ReportPanel filter={null} preview={answered({ data: { ...TABLE, truncated: true } })} />);
  await until(() => pageText().includes('The first 1 rows. The file has all of them.'));
});

it('says when there is nothing in it, which no file is made of, and why it failed', async () => {
  const empty = answered({ data: { subtitle: '01/01/27 – 31/01/27', columns: [], rows: [] } });
  view = await render(<ReportPanel filter={null} preview={empty} generate={async () => ({ success: true })} />);
  await until(() => pageText().includes('No record in 01/01/27 – 31/01/27'));
  expect((button('Export') as HTMLButtonElement).disabled).toBe(true);
  const clear = vi.fn<() => void>();
  await view.rerender(<ReportPanel filter={null} preview={empty} onClearFilter={clear} />);
  await click(button('Clear filter'));
  expect(clear).toHaveBeenCalledOnce();
  await view.rerender(<ReportPanel filter={null} preview={answered(undefined, { error: new ApiError(422, 'At most 62 days.') })} />);
  await until(() => pageText().includes('At most 62 days.') && button('Retry') !== null);
});

it('starts a job in the chosen form and follows it live', async () => {
  let status = 'generating';
  const job = () => ({
    id: 1,
    type: 'leave.report',
    title: 'Leave report',
    status,
    format: 'pdf',
    progress: 0,
    rows: status === 'success' ? 8 : null,
    error: null,
    file: status === 'success' ? { file: 'x', name: 'x.pdf', size: 1, type: 'application/pdf', url: '/api/files/x', ext: 'pdf' } : null,
    created_at: AT,
    finished_at: null,
  });
  vi.stubGlobal('fetch', async () => Response.json({ data: [job()] }));
  const generate = vi.fn(async () => ({ success: true, data: { id: 1 } }));
  view = await render(<ReportPanel filter={null} preview={answered({ data: TABLE })} generate={generate} jobs="leave.report" />);
  await until(() => document.querySelector('[role="progressbar"]') !== null);
  await act(async () => publishLive({ notification_type: 'job_progress', data: { note: '1', percent: 40 } }));
  await until(() => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') === '40');
  await click(button('Export'));
  await until(() => [...document.querySelectorAll('[role="menuitem"]')].length === 3);
  await click(button('PDF'));
  await until(() => generate.mock.calls.length === 1);
  expect(generate).toHaveBeenCalledWith('pdf');
  status = 'success';
  await act(async () => publishLive({ notification_type: 'report' }));
  await until(() => pageText().includes('8 rows'));
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/files/x');
  status = 'failed';
  await act(async () => publishLive({ notification_type: 'report' }));
  await until(() => pageText().includes('Failed'));
});
