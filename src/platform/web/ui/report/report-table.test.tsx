import { expect, it } from 'vitest';
import { button, click, render } from '../../testing/render.tsx';
import { ReportCards } from './report-cards.tsx';
import { shownColumns } from './report-columns.ts';
import { ReportTable, type ReportPreview } from './report-table.tsx';

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

const MARKS = [
  { mark: 'AL', name: 'Annual Leave' },
  { mark: 'MC', name: 'Medical Leave' },
];

const LEAVE: ReportPreview = {
  title: 'Sales',
  columns: [
    { key: 'employee', label: 'Employee' },
    { key: 'code', label: 'Code', below: 'employee' },
    { key: 'start', label: 'From', kind: 'date' },
    { key: 'end', label: 'To', kind: 'date', below: 'start' },
    { key: 'in', label: 'In', kind: 'time' },
    { key: 'hours', label: 'Hours', kind: 'hours', align: 'right' },
    { key: 'status', label: 'Status', kind: 'status' },
    { key: '2026-11-27', label: '27', kind: 'day', align: 'center' },
  ],
  rows: [
    { employee: 'Siti', code: 'SM1', start: '2026-11-26', end: '2026-11-27', in: '08:57', hours: 8.12, status: 'Approved', '2026-11-27': 'AL' },
    {
      employee: 'Ali',
      code: 'SM2',
      start: '2026-11-26',
      end: '2026-11-26',
      in: null,
      hours: null,
      status: null,
      '2026-11-27': '',
      'off on 2026-11-27': 'Deepavali',
    },
    { subtotal: 1, code: 'Ali, 2 applications', hours: 9 },
  ],
  totals: { hours: 17.5 },
  key: [{ mark: 'AL', name: 'Annual Leave' }],
};

it('puts below a name what tells it apart, a span into one column, hours and times as people say them', async () => {
  const view = await render(<ReportTable preview={LEAVE} />);
  const cells = (of: string) => [...view.container.querySelectorAll(of)].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(cells('th')).toEqual(['Employee', 'From – To', 'In', 'Hours', 'Status', 'Fr27']);
  expect(cells('tbody tr:first-child td')).toEqual(['SitiSM1', '26/11/26 – 27/11/26', '08:57 AM', '8 h 07 min', 'Approved', 'AL']);
  expect(cells('tbody tr:nth-child(2) td')).toEqual(['AliSM2', '26/11/26', '', '', '', '']);
  expect(cells('tbody tr:last-child td')[0]).toBe('Ali, 2 applications');
  expect(cells('tfoot td')).toEqual(['Total', '', '', '17 h 30 min', '', '']);
  expect(view.container.querySelector<HTMLElement>('td[data-off]')?.title).toBe('Deepavali');
  expect(cells('section > ul li')).toEqual(['AL Annual Leave', 'Holiday']);
  await view.unmount();
});

it('is cards on a phone, facts without a value left out, with the total in one of its own', async () => {
  const view = await render(<ReportCards title="Sales" columns={shownColumns(LEAVE.columns)} rows={LEAVE.rows} totals={LEAVE.totals} />);
  const cards = [...view.container.querySelectorAll('li')].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(cards).toEqual([
    'SitiSM1ApprovedFrom – To26/11/26 – 27/11/26In08:57 AMHours8 h 07 minFri 27AL',
    'AliSM2From – To26/11/26',
    'Ali, 2 applicationsHours9 h 00 min',
  ]);
  expect(view.container.textContent).toContain('TotalHours17');
  await view.unmount();
});

it('folds the days of a month on a phone, and shows them to whoever asks', async () => {
  const dates = Array.from({ length: 20 }, (_, at) => `2026-11-${at + 10}`);
  const columns = shownColumns([{ key: 'name', label: 'Employee' }, ...dates.map((key) => ({ key, label: key.slice(-2), kind: 'time' as const }))]);
  const rows = [{ name: 'Siti', ...Object.fromEntries(dates.map((date) => [date, '08:57'])) }];
  const view = await render(<ReportCards title="Normal" columns={columns} rows={rows} totals={null} />);
  const facts = () => view.container.querySelectorAll('dd').length;
  expect(facts()).toBe(0);
  await click(button('Show 20 days'));
  expect(facts()).toBe(20);
  await click(button('Show fewer'));
  expect(facts()).toBe(0);
  await view.unmount();
});

it('leaves out of the cards of a calendar whoever has nothing on its days, counts them, and says its letters in full', async () => {
  const columns = shownColumns([
    { key: 'name', label: 'Employee' },
    ...['26', '27'].map((day) => ({ key: `2026-11-${day}`, label: day, kind: 'day' as const })),
  ]);
  const rows = [
    { name: 'Siti', '2026-11-26': 'AL', '2026-11-27': 'AL½ MC½' },
    { name: 'Ali', '2026-11-26': '', '2026-11-27': '', 'off on 2026-11-27': 'rest' },
    { name: 'Devi', '2026-11-26': '', '2026-11-27': 'XX' },
  ];
  const unmarked = { en: '{n, plural, one {# person} other {# people}} with no leave', ms: '{n} orang tanpa cuti' };
  const view = await render(<ReportCards title="Calendar" columns={columns} rows={rows} totals={null} marks={MARKS} unmarked={unmarked} />);
  expect([...view.container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'SitiThu 26Annual LeaveFri 27Annual Leave ½, Medical Leave ½',
    'DeviFri 27XX',
  ]);
  expect(view.container.textContent).toContain('1 person with no leave');
  await view.unmount();
});

it('puts rows of one person below one heading, with their sum at the end', async () => {
  const columns = [
    { key: 'name', label: 'Employee', group: true },
    { key: 'code', label: 'Code', below: 'name' },
    { key: 'date', label: 'Date', kind: 'date' as const },
    { key: 'hours', label: 'Hours', kind: 'hours' as const, align: 'right' as const },
  ];
  const line = (name: string, date: string, hours: number) => ({ name, code: `${name} 1`, date, hours });
  const sum = { subtotal: 1, code: 'Siti: 2 days', hours: 17 };
  const rows = [line('Siti', '2026-11-26', 8), line('Siti', '2026-11-27', 9), sum, line('Ali', '2026-11-26', 8)];
  const view = await render(<ReportTable preview={{ columns, rows }} />);
  const lines = [...view.container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(lines).toEqual(['Siti Siti 1', '26/11/268 h 00 min', '27/11/269 h 00 min', 'Siti: 2 days17 h 00 min', 'Ali Ali 1', '26/11/268 h 00 min']);
  expect(view.container.querySelectorAll('thead th')).toHaveLength(2);
  await view.unmount();
});

it('shows the times of a day behind its letter, to the pointer and to a screen reader, and colours the letter by its key', async () => {
  const columns = [
    { key: 'name', label: 'Employee' },
    { key: '2026-11-26', label: '26', kind: 'day' as const },
  ];
  const rows = [{ name: 'Siti', '2026-11-26': 'L', 'detail on 2026-11-26': '09:40\n18:05' }];
  const preview: ReportPreview = { columns, rows, key: [{ mark: 'L', name: 'Late', tone: 'error' }] };
  const view = await render(<ReportTable preview={preview} />);
  const cell = view.container.querySelector<HTMLElement>('tbody td[data-kind="day"]');
  expect([cell?.title, cell?.dataset['tone'], cell?.textContent]).toEqual(['09:40 AM\n06:05 PM', 'error', 'L 09:40 AM\n06:05 PM']);
  await view.unmount();
  const cards = await render(<ReportCards title="Normal" columns={shownColumns(columns)} rows={rows} totals={null} />);
  expect(cards.container.querySelector('dd')?.textContent).toBe('09:40 AM\n06:05 PM');
  await cards.unmount();
});
