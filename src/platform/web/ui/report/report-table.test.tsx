import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ReportTable } from './report-table.tsx';

it('shows a status in the words that came with it and the colour of the status itself', async () => {
  const columns = [{ key: 'status', label: 'Status', kind: 'status' as const, words: { Rejected: 'Ditolak', Paid: 'Sudah dibayar' } }];
  const view = await render(<ReportTable preview={{ columns, rows: [{ status: 'Rejected' }, { status: 'Paid' }, { status: 'Draft' }, { status: null }] }} />);
  const cells = [...view.container.querySelectorAll('td')].map((cell) => [cell.textContent, cell.querySelector<HTMLElement>('[data-tone]')?.dataset['tone']]);
  expect(cells).toEqual([
    ['Ditolak', 'error'],
    ['Sudah dibayar', 'success'],
    ['Draft', 'primary'],
    ['', undefined],
  ]);
  await view.unmount();
});
