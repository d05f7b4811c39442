/**
 * The boxes of an EA form from the payrolls that were paid in the year and the opening figures of this employer
 * (never of a previous one, MTD-2026 E). Pure; every sen of a box is traced to the payroll line it came from.
 */
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { EaFacts, EaOpening, EaPayroll } from './ea-form.facts.ts';
import type { EaPayload } from './ea-form.schema.ts';
import { EaLines } from './ea-lines.ts';
import { EA_SOURCE_WORDS as WORDS } from './ea-trace.messages.ts';
import { sumEaMonths } from './sum-ea-months.ts';

const FUND = 'KWSP / EPF';

export type ComposedEa = Pick<EaPayload, 'boxes' | 'details' | 'trace' | 'payrolls' | 'months' | 'opening' | 'issues'>;

function composePayroll(form: EaLines, payroll: EaPayroll): void {
  const { id, typed } = payroll;
  const post = (box: EaBox, name: Text, ringgit: number, source: 'salary' | 'contribution' | 'relief') =>
    form.ledger.post({ box, source, name, payroll: id, amount: fromRinggit(ringgit) });
  post('B1a', WORDS.salary, payroll.salary_amount, 'salary');
  for (const line of payroll.earnings) {
    if (line.mtd_key === 'remuneration_month_mbb' && typed.benefits !== undefined) continue;
    if (line.mtd_key === 'remuneration_month_ntk' && typed.accommodation !== undefined) continue;
    form.earning(id, line);
  }
  if (typed.benefits) form.put('B3', id, WORDS.benefits, fromRinggit(typed.benefits));
  if (typed.accommodation) form.put('B4', id, WORDS.accommodation, fromRinggit(typed.accommodation));
  for (const line of payroll.deductions) form.deduction(id, line);
  post('D1', WORDS.mtd, payroll.tax_employee, 'contribution');
  post('D3', WORDS.zakat, payroll.zakat_employee, 'contribution');
  post('D5a', WORDS.reliefs, payroll.mtd_reliefs, 'relief');
  post('D5b', WORDS.zakatClaimed, payroll.zakat_declared ?? 0, 'relief');
  post('E1', WORDS.epf, payroll.epf_employee, 'contribution');
  // A voluntary share is no compulsory contribution (TP1 claims it elsewhere).
  post('E1', WORDS.voluntary, -payroll.epf_voluntary, 'contribution');
  post('E2', WORDS.socso, payroll.socso_employee, 'contribution');
  // Box E2 asks for the share under Act 4, SKBBK in it; EIS is paid under Act 800 and has no box.
  post('E2', WORDS.skbbk, payroll.skbbk_employee, 'contribution');
}

function composeOpening({ ledger }: EaLines, opening: EaOpening): void {
  const post = (box: EaBox, ringgit: number) => ledger.post({ box, source: 'opening', name: WORDS.opening, payroll: null, amount: fromRinggit(ringgit) });
  post('B1a', opening.remuneration);
  post('D1', opening.mtd);
  post('D3', opening.zakat);
  post('D5a', opening.reliefs);
  post('E1', opening.epf);
  post('E2', opening.socso);
  post('F', opening.exempt);
}

/** Composes the form of one employee and year. Payrolls count in the year in which they were paid. */
export function composeEaForm(facts: EaFacts): ComposedEa {
  const payrolls = facts.payrolls.toSorted((a, b) => (a.pay_date === b.pay_date ? a.id - b.id : a.pay_date < b.pay_date ? -1 : 1));
  const form = new EaLines({ ...facts, payrolls });
  if (facts.opening) composeOpening(form, facts.opening);
  for (const payroll of payrolls) composePayroll(form, payroll);
  form.ledger.post({ box: 'D6', source: 'relief', name: WORDS.children, payroll: null, amount: fromRinggit(facts.child_relief) });
  if (!facts.has_tax_no) form.issues.add('no_tax_no');
  if (!facts.has_identity) form.issues.add('no_identity');
  const boxes = form.ledger.boxes();
  if (Object.values(boxes).some((amount) => amount < 0)) form.issues.add('negative');
  const opening = facts.opening;
  return {
    boxes,
    details: {
      B1c: [...form.kinds.B1c.values()],
      B3: [...form.kinds.B3.values()],
      B2: [...form.arrears.values()].map(({ name, year, amount }) => ({ name, year, amount: toRinggit(amount) })),
      B1f: boxes.B1f === 0 ? null : { from: facts.joined_at, to: facts.left_at ?? payrolls.at(-1)?.end_date ?? `${facts.year}-12-31` },
      fund: FUND,
    },
    trace: form.ledger.trace(),
    payrolls: payrolls.map(({ id, number, start_date, end_date, pay_date }) => ({ id, number, start_date, end_date, pay_date })),
    months: sumEaMonths(payrolls),
    opening: opening && {
      gross: opening.remuneration,
      epf: opening.epf,
      perkeso: opening.socso,
      mtd: opening.mtd,
      zakat: opening.zakat,
    },
    issues: [...form.issues],
  };
}
