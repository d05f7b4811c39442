import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '#platform/contract/access.ts';
import { feedbackState, resetFeedback } from '#platform/web/feedback.ts';
import { button, click, field, pageText, render, type Rendered, TEST_USER, type, until } from '#platform/web/testing/render.tsx';
import { joinWebExtensionPoints } from '#platform/web/extension-point.ts';
import { payrollReviewModule } from '#modules/payroll-review/web/payroll-review.module.tsx';
import { attendanceManifest } from '#modules/attendance/contract/attendance.manifest.ts';
import { payrollManifest } from '../../contract/payroll.manifest.ts';
import { aDraft, MAY_NOTHING } from './draft/process-draft.factory.ts';
import { Page } from './process-page.tsx';

const ADDRESS = '/payroll/manage/process?employee_id=4&start_date=2026-11-01&end_date=2026-11-30';
const REFUSED = { success: false, message: 'Salary is not set for this employee.' };
const FINDINGS = [{ code: 'netChanged', title: 'Net pay differs', text: 'The net pay differs.' }];
let loadAnswer: unknown;
let later = { filed: [] as string[], later: [] as unknown[] };
let saved: { status: number; body: unknown };
let drawn: Rendered;
let listed: object[] = [];

function answerOf(url: string, method: string): { status: number; body: unknown } {
  if (url.includes('/payrolls/process')) return method === 'POST' ? saved : { status: 200, body: loadAnswer };
  if (url.includes('/later')) return { status: 200, body: { data: later } };
  if (url.includes('/comparison'))
    return {
      status: 200,
      body: { data: { id: 9, name: 'Contoh bin Uji', status: 'In Process', previous: null, rows: [], reason: null, needs_reason: true, findings: FINDINGS } },
    };
  if (/payrolls\/9(\?|$)/.test(url)) return { status: 200, body: { data: {}, sites: [], timeline: [] } };
  if (url.includes('/settings')) return { status: 200, body: { data: { four_eyes: false } } };
  return { status: 200, body: { data: listed, meta: { page: 1, per_page: 500, total: listed.length, last_page: 1 } } };
}

const draw = async (...more: readonly (typeof attendanceManifest)[]) =>
  (drawn = await render(<Page />, { pages: pagesOf([payrollManifest, ...more]), user: { ...TEST_USER, modules: { attendance: true } } }));
const netPay = () => document.querySelector('aside strong')?.textContent;

beforeEach(() => {
  const { form, calculation } = aDraft(2600);
  loadAnswer = { success: true, message: '', data: form, calculation, sites: [] };
  listed = [];
  saved = { status: 422, body: { message: 'x', errors: { pay_date: ['Choose a later date.'] } } };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { status, body } = answerOf(url, init?.method ?? 'GET');
    return new Response(JSON.stringify(body), { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.pushState(null, '', ADDRESS);
});
afterEach(async () => {
  joinWebExtensionPoints([]);
  await drawn.unmount();
  resetFeedback();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('works the totals out while typing', async () => {
  await draw();
  await until(() => netPay() !== undefined);
  const before = netPay();
  await type(field('Overtime'), '8');
  await until(() => netPay() !== before);
  expect(pageText()).toContain('2,750.00');
});

it('tells a refusal with the close button alone, and shows no form', async () => {
  loadAnswer = REFUSED;
  await draw();
  await until(() => feedbackState().popups.length > 0);
  expect(feedbackState().popups).toMatchObject([{ kind: 'error', message: REFUSED.message, okay: false, closesAfter: 5000 }]);
  expect(netPay()).toBeUndefined();
  expect(pageText()).toContain(REFUSED.message);
});

it('leads from a payroll that is paid to where it can be looked at', async () => {
  loadAnswer = { success: false, message: 'Payroll for this period has been paid.' };
  listed = [{ employee_id: 4, start_date: '2026-11-01', end_date: '2026-11-30', reference_payroll_id: 9, can: MAY_NOTHING }];
  await draw();
  await until(() => pageText().includes('View payroll'));
  expect(document.querySelector('a[href$="&id=9"]')?.textContent).toBe('View payroll');
});

it('shows a locked payroll as a result: nothing that looks as if it could be typed', async () => {
  const { form, calculation } = aDraft(2600, { overtime_hours: 3 });
  loadAnswer = { success: true, message: '', data: { ...form, id: 9, status: 'Paid', can: MAY_NOTHING }, calculation, sites: [] };
  await draw();
  await until(() => netPay() !== undefined);
  for (const tab of ['Salary', 'Contribution', 'MTD']) {
    await click(button(tab));
    await until(() => document.querySelector('.skeletons') === null);
    expect([...document.querySelectorAll('main input, [class*="screen"] input')]).toEqual([]);
  }
  expect(pageText()).toContain('Calculation typeBasic');
  expect(pageText()).toContain('Overtime3');
});

it('keeps what was typed when saving fails, and names the field', async () => {
  await draw();
  await until(() => netPay() !== undefined);
  await type(field('Overtime'), '8');
  await click(button('Save'));
  await until(() => pageText().includes('Choose a later date.'));
  expect(field('Overtime').value).toBe('8');
});

it('saves with Ctrl+S from any field', async () => {
  await draw();
  await until(() => netPay() !== undefined);
  await type(field('Overtime'), '8');
  field('Overtime').dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true }));
  await until(() => pageText().includes('Choose a later date.'));
});

it('asks why an unusual payroll is right before it confirms it', async () => {
  joinWebExtensionPoints(payrollReviewModule.providers ?? []);
  const { form, calculation } = aDraft(2600);
  loadAnswer = { success: true, message: '', data: { ...form, id: 9, status: 'In Process', can: { ...form.can, confirm: true } }, calculation, sites: [] };
  await draw();
  await until(() => netPay() !== undefined);
  await click(button('Confirm'));
  await until(() => feedbackState().questions.length > 0);
  feedbackState().questions[0]?.answer({ remark: '' });
  await until(() => feedbackState().questions.some(({ remark }) => remark === true));
  expect(feedbackState().questions[0]).toMatchObject({ title: 'Why is the payroll of Contoh bin Uji correct?', message: 'The net pay differs.' });
});

it('pays a worked holiday by the day, and shows the ordinary rate', async () => {
  await draw();
  await until(() => netPay() !== undefined);
  await type(field('Overtime'), '1');
  expect(pageText()).toContain('Ordinary rate of pay: RM 100.00 a day, RM 12.50 an hour');
  await click(button('Add a day'));
  expect(pageText()).toContain('118.75');
  await click(document.querySelector('[aria-label="Remove day 1"]')!);
  expect(pageText()).not.toContain('118.75');
});

it('says which later months stand on a saved payroll before it changes it', async () => {
  const { form, calculation } = aDraft(2600);
  later = {
    filed: ['epf'],
    later: [
      { id: 10, number: 'PAY-2', start_date: '2026-12-01', end_date: '2026-12-31', status: 'Confirmed', kept: null },
      { id: 11, number: 'PAY-3', start_date: '2027-01-01', end_date: '2027-01-31', status: 'Paid', kept: 'paid' },
    ],
  };
  loadAnswer = { success: true, message: '', data: { ...form, id: 9, status: 'Confirmed' }, calculation, sites: [] };
  await draw();
  await until(() => netPay() !== undefined);
  await type(field('Overtime'), '8');
  await click(button('Save'));
  await until(() => feedbackState().questions.length > 0);
  expect(feedbackState().questions[0]).toMatchObject({
    title: 'Change November 2026? Later months depend on it',
    message: [
      'December 2026: recalculated, must be confirmed again',
      'January 2027: kept, because it is paid; the difference is listed',
      'Files of this month have been made: EPF. Make them again and settle the difference.',
    ].join('\n'),
  });
  later = { filed: [], later: [] };
});

it('offers to load what somebody else has changed', async () => {
  saved = { status: 409, body: { message: 'Changed.' } };
  await draw();
  await until(() => netPay() !== undefined);
  await click(button('Save'));
  await until(() => feedbackState().questions.length > 0);
  expect(feedbackState().questions[0]).toMatchObject({ title: 'Someone else has changed this payroll' });
});

const LABEL = {
  worked_days: 22,
  absent_days: 1,
  holiday_days: 0,
  normal_hours: 176,
  overtime_hours: 3.5,
  late_minutes: 0,
  days_off_worked: [],
  sites: [],
  absent_from: '2026-11-10',
  unsettled: { overtime_hours: 2, corrections: 1, unclosed_days: 0, unjudged_days: 0, leave_days_worked: 0 },
};
const TAKEN = { worked_days: 22, absent_days: 1, normal_hours: 176, overtime_hours: 3.5, attendance: LABEL };
const notices = (change: object = {}, more: object = {}) => {
  const { form, calculation } = aDraft(2600, { ...TAKEN, ...change });
  loadAnswer = { success: true, message: '', data: { ...form, ...more }, calculation, sites: [] };
};
const linkToDays = () => document.querySelector('a[href^="/attendance/manage"]')?.getAttribute('href');

it('says what comes from attendance and what of it waits, and opens those days for who may', async () => {
  notices();
  await draw(attendanceManifest);
  await until(() => netPay() !== undefined);
  expect(pageText()).toContain('From attendance: 22 days worked, 3.5 h overtime approved, 1 day absent');
  expect(pageText()).toContain('Overtime not approved yet, so not paid: 2\u00A0h');
  expect(pageText()).toContain('From 10/11/26 on, a past working day without a check-in, a site visit, leave or a public holiday counts as absent.');
  expect(pageText()).toContain('1 correction to review');
  // Said once; above the way on it is counted.
  expect(pageText()).not.toContain('Attendance: overtime');
  expect(pageText()).toContain('2 warnings from attendance');
  expect(linkToDays()).toBe('/attendance/manage?view=grid&month=2026-11&employee_id=4');
});

it('names what was typed in place of attendance, and takes its figures back', async () => {
  notices({ overtime_hours: 5 });
  await draw();
  await until(() => netPay() !== undefined);
  expect(linkToDays()).toBeUndefined();
  expect(pageText()).toContain('Entered manually here: Overtime.');
  await click(button('Use the figures of attendance'));
  expect(field('Overtime').value).toBe('3.5');
  expect(pageText()).not.toContain('Entered manually here');
});

it('says that attendance has changed since the last save, and confirms nothing that is not saved', async () => {
  notices({ attendance_before: { ...LABEL, overtime_hours: 0 } }, { id: 9, status: 'In Process', can: { ...aDraft(2600).form.can, confirm: true } });
  await draw();
  await until(() => netPay() !== undefined);
  expect(pageText()).toContain('Attendance has changed since the last save. Before: 22 days worked, 1 day absent. Save to keep the new figures.');
  // It may be confirmed as it is stored, but the screen shows something else.
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Confirm');
  expect(button('Save')).toHaveProperty('disabled', false);
});

it('of whom attendance says nothing it is not mentioned', async () => {
  await draw(attendanceManifest);
  await until(() => netPay() !== undefined);
  expect(pageText()).not.toContain('From attendance');
});

it('folds what is zero on the worksheet, and says each line in one language', async () => {
  await draw();
  await until(() => netPay() !== undefined);
  await click(button('MTD'));
  const folds = () => [...document.querySelectorAll('details')].filter(({ textContent }) => /\d+ lines? of 0\.00/.test(textContent));
  await until(() => folds().length > 0);
  expect(document.querySelector('[class*="sheet"] [lang]')).toBeNull();
  const lines = () => document.querySelectorAll('[class*="sheetTitle"]').length;
  const before = lines();
  for (const fold of folds()) await click(fold.querySelector('summary')!);
  await until(() => lines() > before + 5);
});
