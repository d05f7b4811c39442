/** What a payout has for targets that were reached: a line for each. Pure. */
import { payOfTarget, percentOf, type ReachedTarget } from '../pay-rule/paid-target.ts';
import type { PayoutLine } from './pay-terms.ts';

/** Of a quantity of a line. */
const MOST = 9_999_999;

export const targetLines = (reached: readonly ReachedTarget[]): PayoutLine[] =>
  reached.flatMap((each): PayoutLine[] => {
    const pay = payOfTarget(each);
    if (!pay || pay.amount === 0) return [];
    const { id, name, to } = each.target;
    return [
      {
        kind: 'target',
        rule: pay.tier.pays === 'Amount' ? 'target_amount' : 'target_percent',
        date: to,
        schedule_id: null,
        stock_id: null,
        target_id: id,
        name,
        quantity: Math.min(MOST, percentOf(each)),
        rate: null,
        amount: pay.amount,
        formula: pay.formula,
        hourly: null,
        below_minimum: false,
      },
    ];
  });
