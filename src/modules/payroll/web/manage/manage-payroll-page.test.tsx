/** The payroll of a period on screen: what it asks for, the run from button to result, and the ticked rows. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { button, click, pageText, render, TEST_USER, until, type Rendered } from '#platform/web/testing/render.tsx';
import { payrollManifest } from '../../contract/payroll.manifest.ts';
import { paymentManifest } from '#modules/payment/contract/payment.manifest.ts';
import { MAY_NOTHING } from '../process/draft/process-draft.factory.ts';
import { Page } from './manage-payroll-page.tsx';

const PERIOD = { start_date: '2026-11-01', end_date: '2026-11-30' };
const TOTALS = {
  total_salary: 3000,
  total_earning: 0,
  total_gross_pay: 3000,
  total_deduction: 0,
  total_adjustment: 0,
  total_contribution_employee: 400,
  total_contribution_employer: 500,
  total_net_pay: 2600,
};

const rowOf = (id: number, name: string, status: string, can: object) => ({
  employee_id: id,
  name,
  employee_code: `E${id}`,
  position: 'Clerk',
  status,
  reference_payroll_id: status === 'Pending' ? null : id * 10,
  kind: 'monthly',
  number: null,
  ...PERIOD,
  basic: status === 'Pending' ? null : 3000,
  missing_salary: status === 'Pending',
  attendance_moved: status === 'In Process',
  salary_amount: 3000,
  ...TOTALS,
  processed_by: null,
  updated_at: '2026-11-20T02:00:00.000Z',
  can: { ...MAY_NOTHING, ...can },
});
const ROWS = [
  rowOf(1, 'Aminah Contoh', 'Pending', { process: true }),
  rowOf(2, 'Bala Contoh', 'In Process', { process: true, update: true, adjust: true, confirm: true, cinco_report: true, delete: true }),
  rowOf(3, 'Chong Contoh', 'Confirmed', { update: true, adjust: true, mark_paid: true, payslip: true }),
];
const LIST = {
  data: ROWS,
  summary: TOTALS,
  statuses: { Pending: 1, 'In Process': 1, Confirmed: 1, 'Waiting for Payment': 0, Paid: 0 },
  period: PERIOD,
  meta: { page: 1, per_page: 10, total: 3, last_page: 1 },
};
const MONTH = { month: '2026-11', closed: null, unprocessed: 1, unconfirmed: 1, unpaid: 1, paid: 0, files: ['epf'], can: { close: false, reopen: false } };
const RUN = {
  id: 5,
  ...PERIOD,
  pay_date: null,
  status: 'running',
  total: 2000,
  processed: 498,
  kept: 1,
  refused: 1,
  error: null,
  asked_by: { id: 1, name: 'Contoh binti Uji' },
  created_at: '2026-11-20T02:00:00.000Z',
  started_at: '2026-11-20T02:00:01.000Z',
  finished_at: null,
  failed: [{ employee_id: 1, name: 'Aminah Contoh', employee_code: 'E1', message: 'Salary is not set for this employee.' }],
};

const OFFICER = {
  ...TEST_USER,
  modules: { payroll: true },
  accesses: [
    { route: '/payroll/manage', actions: ['Process', 'Update', 'Confirm', 'Mark Paid', 'Delete', 'Export'] },
    { route: '/payroll/document/payment', actions: ['Create'] },
  ],
};

let asked: { path: string; query: URLSearchParams; method: string; body: Record<string, unknown> | null }[];
let run: Record<string, unknown> | null;
let start: { status: number; body: unknown };
let drawn: Rendered;
let statuses: Record<string, number>;

function answerOf(path: string, method: string): { status: number; body: unknown } {
  if (path.includes('/months/')) return { status: 200, body: { data: MONTH } };
  const ok = (body: unknown) => ({ status: 200, body });
  if (path.endsWith('/process/run')) return start;
  if (path.endsWith('/runs')) return ok({ data: run ? [run] : [], meta: { page: 1, per_page: 1, total: run ? 1 : 0, last_page: 1 } });
  if (path.includes('/runs/')) return ok({ data: run, meta: { page: 1, per_page: 10, total: 1, last_page: 1 } });
  if (path.endsWith('/trend')) return ok({ data: [{ month: '2026-11', payrolls: 2, net: 2600, gross: 3000, employer: 500 }] });
  if (path.endsWith('/bulk/check')) {
    const [one, two] = [1, 2].map((employee_id) => ({ employee_id, name: `Orang ${employee_id}` }));
    return ok({ data: { without_account: [one], without_login: [one, two] } });
  }
  if (path.endsWith('/payrolls/bulk')) {
    const results = [{ id: 20, ok: false, name: 'Bala Contoh', message: 'Explain the difference.', needs_reason: true }];
    return ok({ success: true, message: 'x', data: { done: 0, results } });
  }
  if (path.endsWith('/operation/payrolls') && method === 'GET') return ok({ ...LIST, statuses });
  return ok({ data: [], meta: { page: 1, per_page: 10, total: 0, last_page: 1 } });
}

const requests = (ending: string) => asked.filter(({ path }) => path.endsWith(ending));
const draw = async (search = '') => {
  window.history.pushState(null, '', `/payroll/manage${search}`);
  drawn = await render(<Page />, { pages: pagesOf([payrollManifest, paymentManifest]), user: OFFICER });
  // The period comes with an answer of its own, and until then nothing can be processed.
  await until(() => pageText().includes('Bala Contoh') && document.querySelector('h1')?.textContent === 'Payroll, November 2026');
};

// What a first click loads: a busy machine takes longer for it than a test waits.
beforeAll(async () => void (await Promise.all([import('../run/process-all-dialog.tsx'), import('../run/run-panel.tsx')])));
beforeEach(() => {
  asked = [];
  statuses = LIST.statuses;
  run = null;
  start = { status: 201, body: { success: true, message: 'Processing has begun.', data: { ...RUN, failed: undefined } } };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://portal.test');
    const method = init?.method ?? 'GET';
    asked.push({ path: url.pathname, query: url.searchParams, method, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const { status, body } = answerOf(url.pathname, method);
    return new Response(JSON.stringify(body), { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for the period and the organisation, and shows the eight totals and who lacks a salary', async () => {
  await draw(`?${new URLSearchParams(PERIOD)}&branch_id=4`);
  const list = requests('/operation/payrolls').find(({ query }) => query.get('per_page') !== '1');
  expect(Object.fromEntries(list?.query ?? [])).toMatchObject({ ...PERIOD, branch_id: '4' });
  await until(() => pageText().includes('Employer contributions'));
  for (const word of [
    'Salary',
    'Earnings',
    'Gross pay',
    'Deductions',
    'Contributions and tax',
    'Employee contributions',
    'Adjustment',
    'Net pay',
    'Employer contributions',
    'No salary is set',
  ])
    expect(pageText()).toContain(word);
  // Of the one whose payroll was saved before.
  expect(pageText().match(/Attendance has changed/g)).toHaveLength(1);
});

it('waits for nothing where the address says no period: the list and its figures are asked for at once, and the server takes the current one', async () => {
  await draw();
  const lists = requests('/operation/payrolls').map(({ query }) => [query.get('per_page'), query.get('start_date'), query.get('end_date')]);
  expect(lists.toSorted()).toEqual([
    ['1', null, null],
    ['10', null, null],
  ]);
  await until(() => document.querySelector('h1')?.textContent === 'Payroll, November 2026');
});

it('has the sub-filters as tabs with their numbers, and asks the server for one', async () => {
  await draw('?processed=false');
  await until(() => pageText().includes('Unprocessed1'));
  const tabs = [...document.querySelectorAll('nav[aria-label="Shown payrolls"] a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['All3', null],
    ['Processed2', null],
    ['Unprocessed1', 'page'],
  ]);
  expect(requests('/operation/payrolls').some(({ query }) => ['false', '0'].includes(query.get('processed') ?? ''))).toBe(true);
});

it('processes all: the numbers first, then the run with its refusals by name', async () => {
  await draw();
  await click(button('Process all'));
  await until(() => pageText().includes('Confirmed or paid: not changed'));
  run = RUN;
  await click(button('Process 2 employees'));
  await until(() => pageText().includes('Processing 500 of 2,000'));
  expect(requests('/process/run')[0]?.body).toMatchObject(PERIOD);
  expect(window.location.search).toContain('run=5');
  expect(feedbackState().popups).toEqual([]);
  expect(pageText()).toContain('Salary is not set for this employee.');
  const links = [...document.querySelectorAll('section[data-status] table a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/payroll/manage/process?employee_id=1&start_date=2026-11-01&end_date=2026-11-30');
});

const dialogButton = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find((each) => each.textContent === name) as HTMLElement;

it('has one filled button that follows the state: confirm once all are processed, then pay', async () => {
  statuses = { Pending: 0, 'In Process': 1, Confirmed: 2, 'Waiting for Payment': 0, Paid: 0 };
  await draw();
  await until(() => pageText().includes('Confirm 1 payroll'));
  const variantOf = (name: string) => button(name).getAttribute('data-variant');
  expect([variantOf('Process all'), variantOf('Confirm 1 payroll')]).toEqual(['default', null]);
  expect(button('Process all').closest('[hidden]')).not.toBeNull();
  await click(button('More'));
  expect(button('Process all').closest('[hidden]')).toBeNull();
  await click(button('Confirm 1 payroll'));
  // Who could not be paid, and who would not see the payslip, is said before.
  await until(() => pageText().includes('1 employee has no bank account to be paid to'));
  expect(pageText()).toContain('2 employees have no login and will not see the payslip: Orang 1, Orang 2');
  expect(document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe('/admin/employee/view/employment?id=1&mend=bank_account_no');
  await click(dialogButton('Confirm 3 payrolls'));
  await until(() => requests('/payrolls/bulk').length > 0);
  expect(requests('/payrolls/bulk')[0]?.body).toMatchObject({ action: 'confirm', seen: { 20: '2026-11-20T02:00:00.000Z' } });
  // What is refused is named with its reason, and what mends it is offered.
  await until(() => pageText().includes('Explain the difference.'));
  expect(pageText()).toContain('0 of 2 done');
  expect(pageText()).toContain('Give 1 payroll a reason');
  expect(feedbackState().popups).toEqual([]);
  await drawn.unmount();
  statuses = { ...statuses, 'In Process': 0 };
  await draw();
  await until(() => pageText().includes('Pay 2'));
});

it('keeps its filled button while somebody is searched for', async () => {
  await draw('?keyword=contoh');
  await until(() => pageText().includes('Process all'));
  const asked = requests('/operation/payrolls').filter(({ query }) => query.get('per_page') === '1');
  expect(new Set(asked.map(({ query }) => query.get('keyword')))).toEqual(new Set(['contoh', null]));
});

it('takes the ticked rows along to the payment, and them alone', async () => {
  await draw();
  await click([...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')][2] as HTMLElement);
  await until(() => pageText().includes('Add 1 to payment'));
  await click(button('Add 1 to payment'));
  await until(() => window.location.pathname === '/payroll/document/payment');
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ create: 'Salary', ...PERIOD, ids: '30' });
});

it('says why a run does not begin', async () => {
  start = { status: 409, body: { message: 'The payroll of this period is already being processed.' } };
  await draw();
  await click(button('Process all'));
  await until(() => pageText().includes('Confirmed or paid'));
  await click(button('Process 2 employees'));
  await until(() => feedbackState().popups.length > 0);
  expect(feedbackState().popups).toMatchObject([{ kind: 'error', message: 'The payroll of this period is already being processed.' }]);
});

it('shows a run of another officer at work on the period', async () => {
  run = { ...RUN, status: 'pending', processed: 0, kept: 0, refused: 0, failed: [] };
  await draw();
  await until(() => pageText().includes('Waiting to start'));
  expect(pageText()).toContain('Started by Contoh binti Uji');
});

it('confirms ticked rows in one call, each with the version that was seen, and tells each result', async () => {
  await draw();
  await click([...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')][1] as HTMLElement);
  await until(() => pageText().includes('Confirm 1 payroll'));
  await click(button('Confirm 1 payroll'));
  await until(() => document.querySelector('[role=dialog]') !== null);
  await click(dialogButton('Confirm 1 payroll'));
  await until(() => pageText().includes('Explain the difference.'));
  expect(pageText()).toContain('Give 1 payroll a reason');
  expect(requests('/payrolls/bulk')[0]?.body).toMatchObject({ action: 'confirm', ids: [20], seen: { 20: '2026-11-20T02:00:00.000Z' } });
});

it('asks for the contributions of its columns, and keeps them in the address', async () => {
  // jsdom lays nothing out, so the focus trap of the popover finds nothing to focus and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await draw('?include=SOCSO');
  const heads = () => [...document.querySelectorAll('thead th')].map((head) => head.textContent);
  const included = () =>
    requests('/operation/payrolls').map(({ query }) => [...query].flatMap(([key, value]) => (key.startsWith('include') ? [value] : [])).join());
  expect(heads()).toContain('SOCSO');
  expect(included()).toContain('SOCSO');
  await click(button('Columns'));
  await until(() => document.querySelector('[role="dialog"] input[type="checkbox"]') !== null);
  const box = (name: string) => [...document.querySelectorAll('[role="dialog"] label')].find(({ textContent }) => textContent === name);
  await click(box('EPF'));
  await until(() => window.location.search === '?include=EPF%2CSOCSO' && heads().includes('EPF'));
  await click(box('SOCSO'));
  await until(() => window.location.search === '?include=EPF' && !heads().includes('SOCSO'));
});

it('offers of the ticked rows what they wait for, as one filled button, and nothing that touches none of them', async () => {
  await draw();
  const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
  const bar = () =>
    [...document.querySelectorAll('[role="toolbar"] button')].map(
      (each) =>
        `${each.textContent || each.getAttribute('aria-label')}${each.getAttribute('data-variant') === null || each.getAttribute('data-variant') === 'filled' ? '!' : ''}`,
    );
  await click(boxes[1]);
  await until(() => bar().length > 0);
  expect(bar()).toEqual(['Confirm 1 payroll!', 'Process 1 employee', 'Export 1', 'Clear']);
  await click(boxes[1]);
  await click(boxes[2]);
  await until(() => bar()[0] === 'Add 1 to payment!');
  expect(bar()).toEqual(['Add 1 to payment!', 'Mark 1 paid', 'Export 1', 'Clear']);
});
