/** Payrolls and payslips for the search box: by number, and by their month. */
import { formatMonth, formatPeriod, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import { soughtMonth } from '#platform/server/search/sought-month.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FoundHit, SearchSource } from '#platform/server/module.ts';
import { soughtNumbers } from '#platform/server/search/sought-number.ts';
import type { Sought } from '#platform/server/search/sought.ts';
import { KIND_WORDS } from '../contract/off-cycle/payroll-kind.params.ts';
import { payrollManifest } from '../contract/payroll.manifest.ts';
import { PAYROLL_NUMBERS } from './payroll.tables.ts';
import { findByNumber, findMonth, findOwn, type FoundPayroll } from './search.store.ts';

const MANAGE = '/payroll/manage';

const both = (say: (locale: 'en' | 'ms') => string): Text => ({ en: say('en'), ms: say('ms') });
const monthWords = (date: CalendarDate) => both((locale) => formatMonth(date, locale));
/** `November 2026`, and what kind of payroll where it is not the monthly one. */
const ofMonth = ({ kind, end_date }: FoundPayroll, before: readonly string[] = []) =>
  both((locale) => [...before, formatMonth(end_date, locale), ...(kind === 'monthly' ? [] : [KIND_WORDS[kind][locale]])].join(' · '));

const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);
const numbersOf = (ctx: Ctx, { text }: Sought) => soughtNumbers(PAYROLL_NUMBERS, text, yearOf(today(ctx)));

/** One that is in process is opened to be worked on, any other to be looked at. */
const processRoute = ({ id, employee_id, kind, status, start_date, end_date }: FoundPayroll) =>
  `${MANAGE}/process?employee_id=${employee_id}&start_date=${start_date}&end_date=${end_date}${kind === 'monthly' && status === 'In Process' ? '' : `&id=${id}`}`;

async function payrolls(ctx: Ctx, sought: Sought): Promise<FoundHit[]> {
  const numbers = numbersOf(ctx, sought);
  if (numbers) {
    const rows = await findByNumber(ctx, numbers, false);
    return rows.map((row) => ({ id: row.id, title: row.number, about: ofMonth(row, [row.name]), route: processRoute(row), status: row.status }));
  }
  const month = soughtMonth(sought.text, today(ctx));
  const period = month && (await findMonth(ctx, month));
  if (!month || !period) return [];
  const { start_date, end_date } = period;
  const route = `${MANAGE}?${new URLSearchParams({ start_date, end_date })}`;
  return [
    { id: Number(end_date.replaceAll('-', '')), title: monthWords(end_date), about: both((locale) => formatPeriod(start_date, end_date, locale)), route },
  ];
}

async function payslips(ctx: Ctx, sought: Sought): Promise<FoundHit[]> {
  const numbers = numbersOf(ctx, sought);
  const rows = numbers ? await findByNumber(ctx, numbers, true) : [];
  return rows.map((row) => ({ id: row.id, title: row.number, about: ofMonth(row, [row.name]), route: `/payroll/document?open=${row.id}` }));
}

async function ownPayslips(ctx: Ctx, sought: Sought): Promise<FoundHit[]> {
  const numbers = numbersOf(ctx, sought);
  const month = soughtMonth(sought.text, today(ctx));
  const rows = numbers || month ? await findOwn(ctx, numbers, month) : [];
  return rows.map((row) => ({ id: row.id, title: ofMonth(row), about: row.number, route: `/payroll?open=${row.id}` }));
}

export const payrollSources: readonly SearchSource[] = [
  { kind: 'payrolls', requires: requirePage(payrollManifest, MANAGE), find: payrolls },
  { kind: 'payslips', requires: requirePage(payrollManifest, '/payroll/document'), find: payslips },
  { kind: 'payslips', requires: SELF, find: ownPayslips },
];
