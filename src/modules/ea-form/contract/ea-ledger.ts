/** Collects what feeds the boxes of one EA form, in whole sen: the same line of several payrolls becomes one line of the trace. */
import { ZERO, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import { EA_BOX_KEYS, type EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { ExemptionLimit } from './ea-exemptions.params.ts';
import type { EaTraceLine } from './ea-form.schema.ts';

export interface Posting {
  readonly box: EaBox;
  readonly source: EaTraceLine['source'];
  readonly name: Text;
  readonly payroll: number | null;
  readonly amount: Sen;
  readonly rule?: ExemptionLimit | undefined;
}

interface Collected extends Omit<Posting, 'payroll' | 'amount'> {
  readonly items: Map<number | null, Sen>;
}

export class EaLedger {
  readonly #sums = new Map<EaBox, Sen>();
  readonly #lines = new Map<string, Collected>();

  post(posting: Posting): void {
    const { box, source, name, payroll, amount, rule } = posting;
    if (amount === 0) return;
    this.#sums.set(box, sen(this.sum(box) + amount));
    const key = `${box}|${source}|${name.en}|${rule ? 'rule' : ''}`;
    const line = this.#lines.get(key) ?? { box, source, name, rule, items: new Map<number | null, Sen>() };
    line.items.set(payroll, sen((line.items.get(payroll) ?? 0) + amount));
    this.#lines.set(key, line);
  }

  sum(box: EaBox): Sen {
    return this.#sums.get(box) ?? ZERO;
  }

  /** Every box in ringgit, empty ones as 0. */
  boxes(): Record<EaBox, number> {
    return Object.fromEntries(EA_BOX_KEYS.map((box) => [box, toRinggit(this.sum(box))])) as Record<EaBox, number>;
  }

  /** In the order of the boxes. */
  trace(): EaTraceLine[] {
    const order = new Map(EA_BOX_KEYS.map((box, index) => [box, index]));
    return [...this.#lines.values()]
      .sort((a, b) => (order.get(a.box) ?? 0) - (order.get(b.box) ?? 0))
      .map(({ items, rule, box, source, name }) => ({
        box,
        source,
        name: { en: name.en, ms: name.ms },
        items: [...items].map(([payroll_id, amount]) => ({ payroll_id, amount: toRinggit(amount) })),
        amount: toRinggit([...items.values()].reduce((sum, amount) => sen(sum + amount), ZERO)),
        rule: rule ? { limit: toRinggit(rule.limit), from: rule.from, source: rule.source } : null,
      }));
  }
}
