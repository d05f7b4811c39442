import type { z } from 'zod';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { fromRinggit, MAX_SEN, sen, type Sen } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import type { billItemForm } from '../../contract/bill/bill.register.ts';
import { share } from '../../contract/claim/share.ts';
import { PCR_ERRORS as E } from '../../contract/progress-claim.messages.ts';

type Line = Pick<z.output<typeof billItemForm>, 'kind' | 'level' | 'quantity' | 'rate'>;

/** Quantity × rate, half up to the sen. */
export const amountOfLine = ({ kind, quantity, rate }: Omit<Line, 'level'>): Sen =>
  kind === 'Section' ? sen(0) : share(fromRinggit(rate), Math.round(quantity * 1000), 1000);

/** What the fields of a line say against each other. */
export function faultsOfLine({ kind, level, quantity, rate }: Line): FieldTexts {
  const isSection = kind === 'Section';
  const isTooHigh = Math.abs(quantity * rate) * 100 > MAX_SEN;
  return {
    ...(isSection !== level > 0 && fault('level', E.sectionLevel)),
    ...(isSection && (quantity !== 0 || rate !== 0) && fault('quantity', E.sectionAmount)),
    ...(kind !== 'Adjustment' && rate < 0 && fault('rate', E.rateBelow)),
    ...(isTooHigh && fault('rate', E.amountTooHigh)),
  };
}
