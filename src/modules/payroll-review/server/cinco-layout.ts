/** The Cinco report as pages: salary and attendance, earnings, deductions, contributions, net pay and payment. */
import { formatDate, formatMonth, formatPeriod, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Block, PdfLayout, Table } from '#platform/server/documents/pdf-layout.ts';
import { SCHEMES } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import { lineTypeText, TOTAL_TYPE_WORDS } from '#modules/payroll/contract/explanation/line-type.messages.ts';
import { NO_TIME, type WorkedTime } from '#modules/payroll/contract/payroll-inputs.ts';
import type { EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import { labelOf } from '#modules/payroll/contract/payslip/payslip-lines.ts';
import { PAYSLIP_WORDS as W } from '#modules/payroll/contract/payslip/payslip.messages.ts';
import { CALCULATION_TYPE_WORDS, CINCO_WORDS as C } from '../contract/cinco.messages.ts';
import type { CincoFacts } from './cinco-facts.ts';
import { SIZE, total, money, type Say } from './cinco-cells.ts';
import { contributionPart, netPart } from './cinco-sums.ts';

const TIME = Object.keys(NO_TIME) as (keyof WorkedTime)[];

function head({ company, record }: CincoFacts, say: Say, locale: Locale): Block[] {
  const who = record.employee_snapshot;
  return [
    {
      kind: 'letterhead',
      name: company.name,
      lines: [company.registration_no, company.address.join(', ')].filter((line): line is string => Boolean(line)),
      right: [say(C.title).toUpperCase(), formatMonth(record.end_date as CalendarDate, locale), `${say(W.number)} ${record.number}`],
    },
    { kind: 'paragraph', size: SIZE, text: `${say(C.subtitle)}. ${say(C.internal)}.` },
    {
      kind: 'pairs',
      size: SIZE,
      columns: 2,
      items: [
        { label: say(W.employee), value: who.name },
        { label: say(W.period), value: formatPeriod(record.start_date, record.end_date, locale) },
        { label: say(W.code), value: who.employee_code },
        { label: say(W.payDate), value: formatDate(record.pay_date) },
        who.identity_number ? { label: say(W.identity), value: who.identity_number } : { label: say(W.passport), value: who.passport },
        { label: say(W.position), value: [who.position, who.department].filter(Boolean).join(', ') || null },
      ],
    },
  ];
}

function salaryPart({ record, sites }: CincoFacts, say: Say): Block[] {
  const { calculation: c } = record;
  const entered = TIME.filter((key) => key !== 'scheduled_days' && Number(c[key]) > 0);
  const changed = c.salary_note === null ? [] : [{ label: say(C.changedTo), value: `${formatPrice(c.salary_amount)} (${say(C.why)}: ${c.salary_note})` }];
  const attendance: Table = {
    kind: 'table',
    size: SIZE,
    summary: say(C.attendance),
    columns: [{ header: say(C.attendance) }, { header: say(C.quantity), kind: 'number', width: 55 }],
    rows: entered.map((key) => [say(C[key]), c[key]]),
    empty: say(C.noAttendance),
  };
  return [
    { kind: 'heading', text: say(C.part1) },
    {
      kind: 'pairs',
      size: SIZE,
      columns: 2,
      items: [
        { label: say(C.calculation), value: say(CALCULATION_TYPE_WORDS[c.type]) },
        { label: say(C.payableDays), value: `${c.payable_days} / ${c.period_days}` },
        { label: say(C.basic), value: formatPrice(c.basic) },
        { label: say(C.dailyRate), value: formatPrice(c.daily_rate) },
        { label: say(C.computed), value: formatPrice(c.computed_salary) },
        { label: say(C.hourlyRate), value: formatPrice(c.hourly_rate) },
        ...changed,
      ],
    },
    sites.length > 0 ? { kind: 'columns', weights: [1, 1.6], of: [[attendance], [siteTable(sites, say)]] } : attendance,
  ];
}

const siteTable = (sites: CincoFacts['sites'], say: Say): Table => ({
  kind: 'table',
  size: SIZE,
  summary: say(C.sites),
  columns: [
    { header: say(C.site) },
    { header: say(C.days), kind: 'number', width: 50 },
    { header: say(C.hours), kind: 'number', width: 50 },
    { header: say(C.share), kind: 'number', width: 82 },
    money(say(W.amount)),
  ],
  rows: sites.map(({ name, days, hours, overtime_hours, percent, amount }) => [name, days, hours + overtime_hours, percent, amount]),
});

const schemesOf = (line: EarningLine, say: Say) => {
  const words = { epf: W.epf, socso: W.socso, eis: W.eis, hrdf: W.hrdf, tax: W.tax };
  return SCHEMES.filter((scheme) => line[scheme])
    .map((scheme) => say(words[scheme]))
    .join(', ');
};

function earningPart({ record, figures }: CincoFacts, say: Say): Block[] {
  return [
    { kind: 'heading', text: say(C.part2) },
    {
      kind: 'table',
      size: SIZE,
      summary: say(C.part2),
      columns: [{ header: say(C.item), weight: 1.4 }, { header: say(C.type), weight: 0.9 }, { header: say(C.countsFor), weight: 1.4 }, money(say(W.amount))],
      rows: [
        [say(W.salary), '', '', toRinggit(figures.totals.total_salary)],
        ...record.earnings.map((line) => [say(labelOf(line)), say(lineTypeText(line.type)), schemesOf(line, say), line.amount]),
        total(say(W.gross), '', '', toRinggit(figures.totals.total_gross_pay)),
      ],
    },
  ];
}

function deductionPart({ record, figures }: CincoFacts, say: Say): Block[] {
  return [
    { kind: 'heading', text: say(C.part3) },
    {
      kind: 'table',
      size: SIZE,
      summary: say(C.part3),
      columns: [{ header: say(C.item), weight: 1.4 }, { header: say(C.type), weight: 0.9 }, { header: say(C.takenFrom), weight: 1.4 }, money(say(W.amount))],
      empty: say(C.noDeductions),
      rows:
        record.deductions.length === 0
          ? []
          : [
              ...record.deductions.map((line) => [
                say(labelOf(line)),
                say(lineTypeText(line.type)),
                say(TOTAL_TYPE_WORDS[line.contribution_total_type]),
                line.amount,
              ]),
              total(say(W.totalDeductions), '', '', toRinggit(figures.totals.total_deduction)),
            ],
    },
  ];
}

export function cincoLayout(facts: CincoFacts, locale: Locale): PdfLayout {
  const say: Say = (text) => text[locale];
  const { record, company } = facts;
  return {
    title: `${say(C.title)} ${record.number} – ${record.employee_snapshot.name}`,
    locale,
    author: company.name,
    subject: `${say(W.period)} ${formatPeriod(record.start_date, record.end_date, locale)}`,
    margin: 36,
    footer: { left: `${record.number} · ${record.employee_snapshot.name}` },
    body: [
      ...head(facts, say, locale),
      ...salaryPart(facts, say),
      ...earningPart(facts, say),
      ...deductionPart(facts, say),
      ...contributionPart(facts, say),
      ...netPart(facts, say, locale),
    ],
  };
}
