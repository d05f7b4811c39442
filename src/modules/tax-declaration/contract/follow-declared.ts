/** Worksheet amounts follow what was declared and accepted; what a person typed beside it stays. */
import { add, atLeastZero, fromRinggit, subtract, toRinggit } from '#platform/contract/money.ts';
import { ZAKAT } from './relief-items.ts';

/** Accepted amounts in ringgit by key of the worksheet. */
export type Declared = Readonly<Record<string, number>>;

/**
 * @param items amounts of the worksheet in ringgit, with what was declared `before` in them.
 * @returns the amounts with what is declared `now` instead. Zakat is kept apart: payroll does not deduct it.
 */
export function followDeclared(items: Declared, before: Declared, now: Declared): Record<string, number> {
  const next: Record<string, number> = { ...items };
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [was, is] = [fromRinggit(before[key] ?? 0), fromRinggit(now[key] ?? 0)];
    if (key === ZAKAT || was === is) continue;
    const amount = toRinggit(atLeastZero(subtract(add(fromRinggit(next[key] ?? 0), is), was)));
    if (amount === 0) delete next[key];
    else next[key] = amount;
  }
  return next;
}
