/** A target as a payout takes it, for one span of days. Money is sen, quantities whole thousandths. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { percent, roundToSen, sen, toDecimalText, ZERO, fromRinggit, type Sen } from '#platform/contract/money.ts';
import type { Tier } from './pay-rule.schema.ts';
import type { TARGET_MEASURES, TARGET_SCOPES } from './pay-rule-words.ts';

export interface PaidTarget {
  readonly id: number;
  readonly name: string;
  readonly scope: (typeof TARGET_SCOPES)[number];
  readonly measure: (typeof TARGET_MEASURES)[number];
  /** Sen, or thousandths of a unit. */
  readonly target: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Null: all products; each promoter; each outlet. */
  readonly product_id: number | null;
  readonly promoter_id: number | null;
  readonly outlet_id: number | null;
  readonly tiers: readonly Tier[];
}

export interface ReachedTarget {
  readonly target: PaidTarget;
  /** What was sold in its scope, less what came back, measured as the target is. */
  readonly reached: number;
  /** Of it what the promoter who is paid sold. */
  readonly own: Sen;
}

const WHOLE = 100;
const THOUSAND = 1000;

/** The highest tier that is reached; exactly its percent is enough. */
export const tierOf = ({ target: { target, tiers }, reached }: ReachedTarget): Tier | undefined =>
  tiers.toSorted((a, b) => b.from_percent - a.from_percent).find(({ from_percent }) => reached * WHOLE >= from_percent * target);

/** Of the target, cut to two decimals, so that nothing reads as reached that is not. */
export const percentOf = ({ target: { target }, reached }: ReachedTarget): number => Math.floor((reached * WHOLE * WHOLE) / target) / WHOLE;

const figure = ({ measure }: PaidTarget, value: number) => (measure === 'Value' ? toDecimalText(sen(value)) : String(value / THOUSAND));

/** What its tier pays, and how that came about. Percents are of what is left of the own sales after what was brought back. */
export function payOfTarget(reached: ReachedTarget): { readonly tier: Tier; readonly amount: Sen; readonly formula: string } | null {
  const tier = tierOf(reached);
  if (!tier) return null;
  const { target, own } = reached;
  const how = `${figure(target, reached.reached)} ÷ ${figure(target, target.target)} = ${percentOf(reached)}%`;
  if (tier.pays === 'Amount') {
    const amount = fromRinggit(tier.value);
    return { tier, amount, formula: `${how} → ${toDecimalText(amount)}` };
  }
  return { tier, amount: own > 0 ? roundToSen(own, percent(tier.value)) : ZERO, formula: `${how} → ${toDecimalText(own)} × ${tier.value}%` };
}
