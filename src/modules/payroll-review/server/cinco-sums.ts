/** The last parts of the Cinco report: contributions and tax, net pay and its payment. */
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Block } from '#platform/server/documents/pdf-layout.ts';
import { PAYMENT_METHOD_WORDS, PAYSLIP_WORDS as W } from '#modules/payroll/contract/payslip/payslip.messages.ts';
import { CINCO_WORDS as C } from '../contract/cinco.messages.ts';
import { VARIANCE_TEXTS } from '../contract/review.messages.ts';
import { say as sayText } from '#platform/contract/messages.ts';
import type { CincoFacts } from './cinco-facts.ts';
import { SIZE, total, less, money, type Say } from './cinco-cells.ts';

export function contributionPart({ record, figures, contributions: shares }: CincoFacts, say: Say): Block[] {
  const { wages } = figures.shared;
  const wage = (scheme: keyof typeof wages) => toRinggit(wages[scheme]);
  const year = record.remuneration_accumulate;
  return [
    { kind: 'heading', text: say(C.part4) },
    {
      kind: 'table',
      size: SIZE,
      summary: say(C.part4),
      columns: [{ header: say(W.scheme) }, money(say(C.wage)), money(say(W.byEmployee)), money(say(W.byEmployer))],
      rows: [
        [say(W.epf), wage('epf'), shares.epf.employee, shares.epf.employer],
        [say(W.socso), wage('socso'), shares.socso.employee, shares.socso.employer],
        ...(shares.skbbk.employee === 0 ? [] : [[say(W.skbbk), wage('socso'), shares.skbbk.employee, null]]),
        [say(W.eis), wage('eis'), shares.eis.employee, shares.eis.employer],
        [say(W.hrdf), wage('hrdf'), null, shares.hrdf.employer],
        [say(W.tax), record.remuneration_current.remuneration_month, shares.tax.employee, null],
        ...(shares.zakat.employee === 0 ? [] : [[say(W.zakat), null, shares.zakat.employee, null]]),
        total(say(W.total), '', toRinggit(figures.totals.total_contribution_employee), toRinggit(figures.totals.total_contribution_employer)),
      ],
    },
    {
      kind: 'pairs',
      size: SIZE,
      columns: 2,
      items: [
        { label: say(C.epfRate), value: Number(record.contribution_epf_employee_rate) },
        { label: say(C.taxCategory), value: record.tax_payload.category },
        { label: say(C.taxMode), value: say(record.contribution_tax_manual ? C.manual : C.auto) },
        { label: say(C.accumulatedPay), value: formatPrice(year.remuneration) },
        { label: say(C.taxable), value: formatPrice(record.remuneration_current.remuneration_month_total) },
        { label: say(C.accumulatedTax), value: formatPrice(year.mtd) },
      ],
    },
  ];
}

export function netPart(facts: CincoFacts, say: Say, locale: Locale): Block[] {
  const { record, figures, adjustments, evaluated } = facts;
  const who = record.employee_snapshot;
  const { totals, rounding } = figures;
  const account = facts.account ?? say(PAYMENT_METHOD_WORDS[who.payment_method]);
  const unusual: Block[] =
    evaluated.findings.length === 0
      ? []
      : [
          {
            kind: 'table',
            size: SIZE,
            summary: say(C.unusual),
            columns: [{ header: say(C.unusual) }],
            rows: evaluated.findings.map(({ code, params }) => [sayText(VARIANCE_TEXTS[code], locale, params)]),
          },
          {
            kind: 'paragraph',
            size: SIZE,
            text: evaluated.reason && !evaluated.needsReason ? `${say(C.reason)}: ${evaluated.reason.reason}` : say(C.noReason),
          },
        ];
  return [
    { kind: 'heading', text: say(C.part5) },
    {
      kind: 'table',
      size: SIZE,
      summary: say(C.part5),
      columns: [{ header: say(C.item) }, money(say(W.amount))],
      rows: [
        [say(W.gross), toRinggit(totals.total_gross_pay)],
        [say(W.totalDeductions), less(totals.total_deduction)],
        [say(W.contributions), less(totals.total_contribution_employee)],
        ...adjustments.map(({ name, remark, amount }) => [`${name} (${remark})`, toRinggit(amount)]),
        ...(rounding === 0 ? [] : [[say(W.rounding), toRinggit(rounding)]]),
        total(say(W.net), toRinggit(totals.total_net_pay)),
        [say(C.employerCost), toRinggit(totals.total_gross_pay) + toRinggit(totals.total_contribution_employer)],
      ],
    },
    {
      kind: 'pairs',
      size: SIZE,
      columns: 2,
      items: [
        { label: say(W.payment), value: say(PAYMENT_METHOD_WORDS[who.payment_method]) },
        { label: say(C.account), value: account },
        { label: say(C.processedBy), value: facts.processedBy },
        { label: say(C.confirmedBy), value: facts.confirmedBy },
        { label: say(W.paidOn), value: record.payment_date ? formatDate(record.payment_date) : null },
        { label: say(C.reference), value: record.payment_reference },
      ],
    },
    ...unusual,
    { kind: 'paragraph', size: 7, text: `${say(W[record.rule_set])}: ${record.rule_version}.` },
    { kind: 'signatures', labels: [say(C.prepared), say(C.checked)] },
  ];
}
