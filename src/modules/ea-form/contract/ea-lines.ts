/** Which box each line of pay feeds: by its item, else by its type, in the order of payment. */
import { ZERO, add, fromRinggit, minSen, sen, subtract, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { fieldOfEarning, isEaField, type EaBox, type EaField } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { ExemptionKey } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { completedYears } from '#modules/statutory/contract/wages/completed-years.ts';
import { EXCESS_BOX, exemptionLimit } from './ea-exemptions.params.ts';
import type { EaDeduction, EaEarning, EaFacts } from './ea-form.facts.ts';
import type { EaIssue } from './ea-form.schema.ts';
import { EaLedger, type Posting } from './ea-ledger.ts';

/** The earlier year that a line names, e.g. "Arrears 2024"; null: none. */
function yearNamed(name: string): number | null {
  const match = /\b(199\d|20\d\d)\b/.exec(name);
  return match ? Number(match[1]) : null;
}

const EXEMPT_FIELDS: Partial<Record<EaField, ExemptionKey>> = { 'F-travel': 'travel', 'F-childcare': 'childcare', 'F-award': 'award' };
const asText = ({ name, name_ms }: { readonly name: string; readonly name_ms: string | null }): Text => ({ en: name, ms: name_ms ?? name });

/** The lines of the payrolls, each in its box; exempt kinds share the limit of the year. */
export class EaLines {
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

  earning(payroll: number, line: EaEarning): void {
    const field = fieldOfEarning(line.type, this.fieldOf(line.payroll_item_id));
    const name = asText(line);
    const amount = fromRinggit(line.amount);
    if (field === null) return;
    const corrected = line.corrects ? Number(line.corrects.slice(0, 4)) : null;
    if (line.exemption && typeof line.exempt === 'number') return this.known(line.exemption, payroll, name, amount, fromRinggit(line.exempt));
    // Pay in lieu of notice that was paid as compensation, whatever its item says.
    if (line.exemption === 'compensation') return this.exempt('compensation', payroll, name, amount);
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

  deduction(payroll: number, line: EaDeduction): void {
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
