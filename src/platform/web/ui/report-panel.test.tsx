// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { publishLive } from '../live.ts';
import { button, click, pageText, render, until, type Rendered } from '../testing/render.tsx';
import { ReportPanel } from './report-panel.tsx';

let view: Rendered | undefined;
afterEach(() => view?.unmount());
const AT = '2026-11-18T09:21:40+08:00';

it('keeps an answer without success as a preview and shows it under its title', async () => {
  const preview = async () => ({
    data: {
      title: '',
      subtitle: '01/11/26 – 30/11/26',
      columns: [
        { key: 'name', label: 'Name' },
        { key: 'amount', label: 'Amount', align: 'right' },
      ],
      rows: [{ name: 'Siti', amount: 1234.5 }],
      totals: { amount: 1234.5 },
    },
  });
  view = await render(<ReportPanel filter={<span>filter</span>} preview={preview} generate={async () => ({ success: true })} />);
  await click(button('Preview'));
  await until(() => pageText().includes('All Department'));
  expect(document.querySelector('tbody')?.textContent).toContain('Siti1,234.50');
  expect(document.querySelector('tfoot')?.textContent).toBe('Total1,234.50');
});

it('says when there is nothing in it', async () => {
  view = await render(<ReportPanel filter={null} preview={async () => ({ data: { columns: [], rows: [] } })} generate={async () => ({ success: true })} />);
  await click(button('Preview'));
  await until(() => pageText().includes('No record found.'));
});

it('starts a job in the chosen form and follows it live', async () => {
  let status = 'generating';
  const generate = vi.fn(async () => ({ success: true, data: { id: 1 } }));
  const jobs = vi.fn(async () => [
    { id: 1, title: 'All Department', status, format: 'pdf', file: status === 'success' ? { url: '/api/files/x' } : null, created_at: AT },
  ]);
  view = await render(<ReportPanel filter={null} preview={async () => null} generate={generate} jobs={jobs} />);
  await until(() => pageText().includes('Generating'));
  await click(button('Generate'));
  await until(() => [...document.querySelectorAll('[role="menuitem"]')].length === 3);
  await click(button('PDF'));
  await until(() => generate.mock.calls.length === 1);
  expect(generate).toHaveBeenCalledWith('pdf');
  status = 'success';
  await act(async () => publishLive({ notification_type: 'report' }));
  await until(() => pageText().includes('Success'));
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/api/files/x');
  status = 'failed';
  await act(async () => publishLive({ notification_type: 'report' }));
  await until(() => pageText().includes('Error'));
});
