/**
 * The boxes of an EA form from the payrolls that were paid in the year and the opening figures of this employer
 * (never of a previous one, MTD-2026 E). Pure; every sen of a box is traced to the payroll line it came from.
 */
import { monthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, add, fromRinggit, minSen, sen, subtract, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { completedYears } from '#modules/statutory/contract/wages/completed-years.ts';
import type { ExemptionKey } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-form.schema.ts';
import { fieldOfEarning, isEaField, type EaBox, type EaField } from '#modules/statutory/contract/ea-boxes.params.ts';
import { EXCESS_BOX, exemptionLimit } from './ea-exemptions.params.ts';
import type { EaIssue, EaMonth, EaPayload } from './ea-form.schema.ts';
import { EaLedger, type Posting } from './ea-ledger.ts';
import { EA_SOURCE_WORDS as WORDS } from './ea-trace.messages.ts';

type Earning = Pick<EarningLine, 'payroll_item_id' | 'name' | 'name_ms' | 'type' | 'amount' | 'mtd_key' | 'corrects' | 'exemption' | 'exempt'>;
type Deduction = Pick<DeductionLine, 'payroll_item_id' | 'name' | 'name_ms' | 'type' | 'amount' | 'contribution_total_type'>;

/** A payroll of the year as far as the form asks; money in ringgit. */
export interface EaPayroll {
  readonly id: number;
  readonly number: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly pay_date: string;
  readonly salary_amount: number;
  readonly earnings: readonly Earning[];
  readonly deductions: readonly Deduction[];
  readonly epf_employee: number;
  /** The part of it above the statutory rate. */
  readonly epf_voluntary: number;
  readonly socso_employee: number;
  readonly skbbk_employee: number;
  readonly tax_employee: number;
  readonly zakat_employee: number;
  /** Reliefs claimed on TP1 that counted this month. */
  readonly mtd_reliefs: number;
  /** Benefits typed into the tax worksheet stand for the lines of the month. */
  readonly typed: { readonly benefits?: number | undefined; readonly accommodation?: number | undefined };
  /** Zakat paid otherwise than from the salary, accepted on TP1. */
  readonly zakat_declared?: number | undefined;
}

export interface EaOpening {
  readonly remuneration: number;
  readonly epf: number;
  readonly socso: number;
  /** Exempt allowances and awards. */
  readonly exempt: number;
  readonly mtd: number;
  readonly zakat: number;
  readonly reliefs: number;
}

export interface EaFacts {
  readonly year: number;
  readonly payrolls: readonly EaPayroll[];
  /** Figures before this system, of this employer. */
  readonly opening: EaOpening | null;
  /** Boxes of the catalogue's items by id; null: not on the form. */
  readonly fields: ReadonlyMap<number, string | null>;
  readonly joined_at: string;
  readonly left_at: string | null;
  /** Child relief of the year, in ringgit. */
  readonly child_relief: number;
  readonly has_tax_no: boolean;
  readonly has_identity: boolean;
}

export type ComposedEa = Pick<EaPayload, 'boxes' | 'details' | 'trace' | 'payrolls' | 'months' | 'opening' | 'issues'>;

/** The earlier year that a line names, e.g. "Arrears 2024"; null: none. */
export function yearNamed(name: string): number | null {
  const match = /\b(199\d|20\d\d)\b/.exec(name);
  return match ? Number(match[1]) : null;
}

const EXEMPT_FIELDS: Partial<Record<EaField, ExemptionKey>> = { 'F-travel': 'travel', 'F-childcare': 'childcare', 'F-award': 'award' };
const FUND = 'KWSP / EPF';
const asText = ({ name, name_ms }: { readonly name: string; readonly name_ms: string | null }): Text => ({ en: name, ms: name_ms ?? name });

class Composer {
  readonly ledger = new EaLedger();
  readonly issues = new Set<EaIssue>();
  readonly kinds = { B1c: new Map<string, Text>(), B3: new Map<string, Text>() };
  readonly arrears = new Map<string, { name: Text; year: number | null; amount: Sen }>();
  readonly #used = new Map<ExemptionKey, Sen>();
  readonly #facts: EaFacts;
  readonly #service: number;

  constructor(facts: EaFacts) {
    this.#facts = facts;
    const last = facts.left_at ?? facts.payrolls.at(-1)?.end_date ?? `${facts.year}-12-31`;
    this.#service = completedYears(facts.joined_at, last);
    // What tax has left out comes first: payrolls from before it was worked out share what remains of the limit.
    for (const { exemption, exempt } of facts.payrolls.flatMap(({ earnings }) => earnings))
      if (exemption && exempt) this.#used.set(exemption, add(this.#used.get(exemption) ?? ZERO, fromRinggit(exempt)));
  }

  fieldOf(item: number | null): string | null | undefined {
    return item === null ? undefined : this.#facts.fields.get(item);
  }

  earning(payroll: number, line: Earning): void {
    const field = fieldOfEarning(line.type, this.fieldOf(line.payroll_item_id));
    const name = asText(line);
    const amount = fromRinggit(line.amount);
    if (field === null) return;
    const corrected = line.corrects ? Number(line.corrects.slice(0, 4)) : null;
    if (line.exemption && typeof line.exempt === 'number') return this.known(line.exemption, payroll, name, amount, fromRinggit(line.exempt));
    if (field === 'B2') return this.arrear(payroll, name, amount, corrected ?? yearNamed(name.en));
    // Pay of an earlier year that is paid only now, whatever its kind.
    if (corrected !== null && corrected < this.#facts.year && field.startsWith('B')) return this.arrear(payroll, name, amount, corrected);
    if (field === 'B6') return this.exempt('compensation', payroll, name, amount);
    const exemption = EXEMPT_FIELDS[field];
    if (exemption) return this.exempt(exemption, payroll, name, amount);
    this.put(field as EaBox, payroll, name, amount);
  }

  put(box: EaBox, payroll: number, name: Text, amount: Sen): void {
    if (box === 'B1f') this.issues.add('gratuity');
    if (box === 'B1c' || box === 'B3') this.kinds[box].set(name.en, name);
    this.ledger.post({ box, source: 'earning', name, payroll, amount });
  }

  /** Arrears of this very year are pay of the year, and so are those that name none: box 2 asks for preceding years. */
  arrear(payroll: number, name: Text, amount: Sen, year: number | null): void {
    if (year === null) this.issues.add('arrear_year');
    if (year === null || year === this.#facts.year) return this.put('B1a', payroll, name, amount);
    const found = this.arrears.get(`${name.en}|${year}`);
    this.arrears.set(`${name.en}|${year}`, { name, year, amount: add(found?.amount ?? ZERO, amount) });
    this.ledger.post({ box: 'B2', source: 'earning', name, payroll, amount });
  }

  /** A line whose exempt part the tax of its month left out: the form says the same. */
  known(key: ExemptionKey, payroll: number, name: Text, amount: Sen, exempt: Sen): void {
    const rule = exemptionLimit(key, this.#facts.year, this.#service) ?? undefined;
    this.ledger.post({ box: 'F', source: 'earning', name, payroll, amount: exempt, rule });
    this.above(key, payroll, name, subtract(amount, exempt), rule);
  }

  above(key: ExemptionKey, payroll: number, name: Text, rest: Sen, rule: Posting['rule']): void {
    if (rest <= 0) return;
    const box = EXCESS_BOX[key];
    if (box === 'B1c') this.kinds.B1c.set(name.en, name);
    if (box === 'B1f') this.issues.add('gratuity');
    this.ledger.post({ box, source: 'earning', name, payroll, amount: rest, rule });
  }

  /** Exempt up to the limit of the year, in the order of payment; the rest goes to its box of B. */
  exempt(key: ExemptionKey, payroll: number, name: Text, amount: Sen): void {
    const rule = exemptionLimit(key, this.#facts.year, this.#service) ?? undefined;
    const used = this.#used.get(key) ?? ZERO;
    const free = rule ? minSen(amount, sen(Math.max(0, rule.limit - used))) : ZERO;
    this.#used.set(key, add(used, free));
    this.ledger.post({ box: 'F', source: 'earning', name, payroll, amount: free, rule });
    this.above(key, payroll, name, subtract(amount, free), rule);
  }

  deduction(payroll: number, line: Deduction): void {
    const field = this.fieldOf(line.payroll_item_id);
    const amount = fromRinggit(line.amount);
    const post = (box: EaBox, signed: Sen) => this.ledger.post({ box, source: 'deduction', name: asText(line), payroll, amount: signed });
    if (line.contribution_total_type !== 'other') {
      // Unpaid leave, absence, wages taken back: they were never earned.
      post(isEaField(field) && field.startsWith('B') ? (field as EaBox) : 'B1a', sen(-amount));
    } else if (line.type === 'CP38' || field === 'D2') post('D2', amount);
    else if (line.type === 'Zakat' || field === 'D3') post('D3', amount);
    else if (field === 'D4') post('D4', amount);
  }
}

/** The month's sums as the form saw them. */
const isCp38 = ({ type }: Deduction) => type === 'CP38';
const isZakat = ({ type }: Deduction) => type === 'Zakat';
const isPaidOut = ({ type }: Earning) => type !== 'BIK' && type !== 'VOLA';
const sumOf = (lines: readonly { readonly amount: number }[]) => lines.reduce((sum, { amount }) => sen(sum + fromRinggit(amount)), ZERO);

function monthOfPay(payroll: EaPayroll): Record<keyof Omit<EaMonth, 'month'>, Sen> {
  return {
    gross: add(fromRinggit(payroll.salary_amount), sumOf(payroll.earnings.filter(isPaidOut))),
    epf: fromRinggit(payroll.epf_employee),
    perkeso: add(fromRinggit(payroll.socso_employee), fromRinggit(payroll.skbbk_employee)),
    mtd: fromRinggit(payroll.tax_employee),
    cp38: sumOf(payroll.deductions.filter(isCp38)),
    zakat: add(fromRinggit(payroll.zakat_employee), sumOf(payroll.deductions.filter(isZakat))),
  };
}

function monthsOf(payrolls: readonly EaPayroll[]): EaMonth[] {
  const months = new Map<number, Record<keyof Omit<EaMonth, 'month'>, Sen>>();
  for (const payroll of payrolls) {
    const month = monthOf(payroll.pay_date as CalendarDate);
    const own = monthOfPay(payroll);
    const before = months.get(month);
    months.set(month, before ? (Object.fromEntries(Object.entries(own).map(([key, value]) => [key, add(value, before[key as 'mtd'])])) as typeof own) : own);
  }
  const ringgit = (sums: Record<string, Sen>) => Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, toRinggit(value)]));
  return [...months].sort(([a], [b]) => a - b).map(([month, sums]) => ({ month, ...ringgit(sums) }) as EaMonth);
}

function composePayroll(form: Composer, payroll: EaPayroll): void {
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

function composeOpening({ ledger }: Composer, opening: EaOpening): void {
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
  const form = new Composer({ ...facts, payrolls });
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
    months: monthsOf(payrolls),
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
