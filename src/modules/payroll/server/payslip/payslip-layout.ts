/** A payslip as one A4 page, in the reader's language. Everything on it comes from the payslip itself. */
import { formatDate, formatMonth, formatPeriod, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { say as sayIn, type Locale, type Text } from '#platform/contract/messages.ts';
import type { Block, PdfLayout, Table, TableRow } from '#platform/server/documents/pdf-layout.ts';
import type { PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import { sayRuleVersion } from '../../contract/rules/say-rule-version.ts';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { PAYMENT_METHOD_WORDS, PAYSLIP_WORDS as W } from '../../contract/payslip/payslip.messages.ts';
import type { Payslip, PayslipLine } from '../../contract/payslip/payslip.schema.ts';

const SIZE = 8.5;
const CITIZENSHIPS: Readonly<Record<string, Text>> = { citizen: W.citizen, permanent_resident: W.permanent_resident, foreign: W.foreign };

const filled = (lines: readonly (string | null)[]): string[] => lines.filter((line): line is string => Boolean(line));

function letterhead(slip: Payslip, say: (text: Text) => string, locale: Locale, logo: PdfLogo | null | undefined): Block {
  const { company } = slip;
  const numbers = [
    company.epf_no && `${say(W.epf)} ${company.epf_no}`,
    company.socso_no && `${say(W.socso)} ${company.socso_no}`,
    company.tax_no && `${say(W.tax)} ${company.tax_no}`,
  ].filter(Boolean);
  return {
    kind: 'letterhead',
    logo,
    name: company.name,
    lines: filled([
      company.registration_no,
      company.address.join(', '),
      [company.phone, company.email].filter(Boolean).join(' · '),
      numbers.length > 0 ? `${say(W.employerNumbers)}: ${numbers.join(' · ')}` : null,
    ]),
    right: [
      (slip.kind === 'monthly' ? say(W.title) : `${say(W.title)}: ${say(KIND_WORDS[slip.kind])}`).toUpperCase(),
      formatMonth(slip.end_date as CalendarDate, locale),
      `${say(W.number)} ${slip.number}`,
      say(W.confidential),
    ],
  };
}

function facts(slip: Payslip, say: (text: Text) => string, locale: Locale): Block {
  const { employee } = slip;
  const account = employee.bank_account_no
    ? `${employee.bank_name ?? ''} ${employee.bank_account_no}`.trim()
    : say(PAYMENT_METHOD_WORDS[employee.payment_method]);
  return {
    kind: 'pairs',
    size: SIZE,
    columns: 2,
    items: [
      { label: say(W.employee), value: employee.name },
      { label: say(W.period), value: formatPeriod(slip.start_date, slip.end_date, locale) },
      { label: say(W.code), value: employee.employee_code },
      // Once it is paid, the day that it was meant for tells nothing.
      slip.payment_date ? { label: say(W.paidOn), value: formatDate(slip.payment_date) } : { label: say(W.payDate), value: formatDate(slip.pay_date) },
      employee.identity_number ? { label: say(W.identity), value: employee.identity_number } : { label: say(W.passport), value: employee.passport },
      { label: say(W.payment), value: account },
      { label: say(W.citizenship), value: CITIZENSHIPS[employee.citizenship] ? say(CITIZENSHIPS[employee.citizenship]!) : null },
      { label: say(W.epfNo), value: employee.epf_no },
      { label: say(W.position), value: employee.position },
      { label: say(W.socsoNo), value: employee.socso_no },
      { label: say(W.department), value: employee.department },
      { label: say(W.taxNo), value: employee.tax_no },
    ],
  };
}

function lineTable(caption: string, lines: readonly PayslipLine[], totals: readonly TableRow[], say: (text: Text) => string): Table {
  return {
    kind: 'table',
    size: SIZE,
    summary: caption,
    columns: [
      { header: caption, weight: 1 },
      { header: say(W.amount), kind: 'money', width: 70 },
    ],
    rows: [...lines.map(({ label, amount }) => [say(label), amount] as const), ...totals],
    empty: '–',
  };
}

const total = (label: string, amount: number): TableRow => ({ cells: [label, amount], style: 'total' });

function schemes(slip: Payslip, say: (text: Text) => string): Table {
  const sum = [say(W.total), slip.total_contribution_employee, slip.total_contribution_employer];
  return {
    kind: 'table',
    size: SIZE,
    summary: say(W.contributions),
    columns: [
      { header: say(W.contributions) },
      { header: say(W.byEmployee), kind: 'money', width: 60 },
      { header: say(W.byEmployer), kind: 'money', width: 60 },
    ],
    rows: [...slip.contributions.map(({ label, employee, employer }) => [say(label), employee, employer]), { cells: sum, style: 'total' }],
  };
}

/** SOCSO and SKBBK apart, where the payslip was issued with both. */
const perkesoOf = ({ socso, skbbk }: Payslip['year_to_date']): [Text, number][] =>
  skbbk === null
    ? [[W.perkeso, socso]]
    : [
        [W.socso, socso],
        [W.skbbk, skbbk],
      ];

function yearToDate({ year_to_date: year }: Payslip, say: (text: Text) => string, locale: Locale): Table {
  const since = year.net_since && sayIn(W.netSince, locale, { month: formatMonth(year.net_since as CalendarDate, locale) });
  const rows: [Text, number][] = [
    [W.gross, year.gross],
    [W.epf, year.epf],
    ...perkesoOf(year),
    [W.eis, year.eis],
    [W.tax, year.tax],
    [W.zakat, year.zakat],
    [W.net, year.net],
  ];
  return {
    kind: 'table',
    size: SIZE,
    summary: say(W.yearToDate),
    columns: [{ header: say(W.yearToDate) }, { header: say(W.amount), kind: 'money', width: 70 }],
    rows: rows
      .filter(([label, amount]) => amount !== 0 || label === W.gross || label === W.net)
      .map(([label, amount]) => [(label === W.net && since) || say(label), amount]),
  };
}

/** @param options.password asked for when the file is opened; `createdAt` is written into the file; `logo` stands in its head. */
export function payslipLayout(slip: Payslip, locale: Locale, options: { password?: string | null; createdAt?: Date; logo?: PdfLogo | null } = {}): PdfLayout {
  const say = (text: Text) => text[locale];
  const extras: Block[] = [
    ...(slip.benefits.length > 0 ? [lineTable(say(W.benefits), slip.benefits, [], say)] : []),
    ...(slip.sites.length > 0 ? [lineTable(say(W.sites), slip.sites, [total(say(W.salary), slip.total_salary)], say)] : []),
    ...(slip.adjustments.length > 0 ? [lineTable(say(W.adjustments), slip.adjustments, [], say)] : []),
  ];
  const title = `${say(W.title)} ${slip.number}`;
  return {
    title: `${title} – ${slip.employee.name}`,
    locale,
    author: slip.company.name,
    subject: `${say(W.period)} ${formatPeriod(slip.start_date, slip.end_date, locale)}`,
    margin: 36,
    footer: { pageNumbers: false },
    body: [
      letterhead(slip, say, locale, options.logo),
      facts(slip, say, locale),
      {
        kind: 'columns',
        of: [
          [lineTable(say(W.earnings), slip.earnings, [total(say(W.gross), slip.total_gross_pay)], say)],
          [lineTable(say(W.deductions), slip.deductions, [total(say(W.totalDeductions), slip.total_deduction)], say)],
        ],
      },
      ...(extras.length > 0 ? [{ kind: 'columns', of: extras.map((block) => [block]) } as const] : []),
      { kind: 'columns', of: [[schemes(slip, say)], [yearToDate(slip, say, locale)]] },
      { kind: 'banner', label: say(W.net), value: `RM ${formatPrice(slip.total_net_pay)}` },
      { kind: 'paragraph', size: 7, text: `${say(W[slip.rule_set])}: ${sayRuleVersion(slip.rule_version, locale)}. ${say(W.computerPrinted)}` },
    ],
    ...(options.password ? { userPassword: options.password } : {}),
    ...(options.createdAt ? { createdAt: options.createdAt } : {}),
  };
}
