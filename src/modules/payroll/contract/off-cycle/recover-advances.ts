/** Deduction lines that take a salary advance back: payroll writes them itself until nothing is owed. Pure. */
import { atLeastZero, fromRinggit, minSen, sen, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';
import { roomOfSection24 } from '../calculation/section-24.ts';

/** An advance and what of it is still owed, in ringgit. */
export interface OwedAdvance {
  readonly id: number;
  readonly number: string;
  readonly owed: number;
}

/** The advance that a line takes back; undefined: another deduction. */
export const advanceOf = ({ source }: Pick<DeductionLine, 'source'>): number | undefined => source?.['advance'];
export const withoutAdvances = (lines: readonly DeductionLine[]): DeductionLine[] => lines.filter((line) => advanceOf(line) === undefined);

export interface RecoveryCase {
  /** Of the payroll before any advance is taken back: gross and the net pay before it is rounded. */
  readonly gross: Sen;
  readonly net: Sen;
  readonly deducted: Sen;
  /** Of the employee, with tax and zakat. */
  readonly contributions: Sen;
  readonly lines: readonly DeductionLine[];
  /** The service ends in this period: what is owed stands outside the half of s.24(8). */
  readonly leaving: boolean;
}

/**
 * What one payroll can carry: never more than its net pay, nor than half of the wages with the other deductions, contributions and tax
 * (Employment Act 1955, s.24(8)), so that taking an advance back never asks for a reason.
 */
export function roomForAdvances({ net, ...month }: RecoveryCase): Sen {
  return atLeastZero(month.leaving ? net : minSen(net, roomOfSection24(month)));
}

const lineOf = ({ id, number }: OwedAdvance, amount: number, proposed: number, itemId: number | null): DeductionLine => ({
  payroll_item_id: itemId,
  name: `Salary advance ${number}`,
  name_ms: `Pendahuluan gaji ${number}`,
  type: 'Advance',
  amount,
  contribution_total_type: 'other',
  source: { advance: id, proposed },
  system: null,
  reason: null,
});

/**
 * The lines with those of the advances that are owed, the oldest first, as far as the payroll can carry them; the rest stays owed.
 * An amount that a person changed stays, up to what is owed.
 */
export function withAdvances(lines: readonly DeductionLine[], owed: readonly OwedAdvance[], room: Sen, itemId: number | null): DeductionLine[] {
  const typed = new Map(
    lines.flatMap((line) => {
      const advance = advanceOf(line);
      return advance !== undefined && line.amount !== line.source?.['proposed'] ? [[advance, line.amount] as const] : [];
    }),
  );
  let left = room;
  const taken = owed.map((advance) => {
    const whole = fromRinggit(advance.owed);
    const proposed = minSen(whole, left);
    const entered = typed.get(advance.id);
    const amount = entered === undefined ? proposed : minSen(whole, fromRinggit(entered));
    left = atLeastZero(sen(left - amount));
    return { advance, amount, proposed };
  });
  return [
    ...withoutAdvances(lines),
    ...taken.filter(({ amount }) => amount > ZERO).map(({ advance, amount, proposed }) => lineOf(advance, toRinggit(amount), toRinggit(proposed), itemId)),
  ];
}
