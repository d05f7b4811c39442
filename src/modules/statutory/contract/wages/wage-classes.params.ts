/**
 * The wage classes that Act 4 and Act 800 share: six literal ones to RM200, then one every RM100 to
 * the ceiling, then a class without upper limit that repeats the one before it.
 */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';

/** Upper limits of the six literal classes. */
export const FIRST_CLASS_LIMITS: readonly Sen[] = [30, 50, 70, 100, 140, 200].map((limit) => fromRinggit(limit));
const FIRST = FIRST_CLASS_LIMITS.length;
const REGULAR_FROM = fromRinggit(200);
const WIDTH = fromRinggit(100);

/** Number of classes with an upper limit, e.g. 64 for a RM6,000 ceiling. */
export const closedClasses = (ceiling: Sen): number => FIRST + (ceiling - REGULAR_FROM) / WIDTH;

/** Upper limit of a class (from 0). */
export const classMax = (index: number): Sen => (index < FIRST ? FIRST_CLASS_LIMITS[index]! : ((REGULAR_FROM + (index - FIRST + 1) * WIDTH) as Sen));

/** Upper limit of the class before; 0 for the first: min < wage ≤ max. */
export const classMin = (index: number): Sen => (index === 0 ? (0 as Sen) : classMax(index - 1));

/** Midpoint of a class, the base of its amounts. */
export const classMidpoint = (index: number): Sen => ((classMin(index) + classMax(index)) / 2) as Sen;

/**
 * Class of a wage by arithmetic; -1 for no wage. Wages above the ceiling fall into the open class,
 * whose index is `closedClasses(ceiling)`.
 */
export function wageClass(wage: Sen, closed: number): number {
  if (wage <= 0) return -1;
  if (wage <= REGULAR_FROM) {
    let index = 0;
    while (wage > FIRST_CLASS_LIMITS[index]!) index += 1;
    return index;
  }
  const index = FIRST + Math.ceil((wage - REGULAR_FROM) / WIDTH) - 1;
  return index < closed ? index : closed;
}

/** The row to read for a wage, or -1 where nothing is due: an open last class repeats the row before it. */
export function classRow(wage: Sen, closed: number, lastClassOpen: boolean): number {
  const index = wageClass(wage, closed);
  if (index < closed) return index;
  return lastClassOpen ? closed - 1 : -1;
}
