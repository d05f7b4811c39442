/** Worksheet amounts follow what was declared and accepted; what a person typed beside it stays. */
import { add, fromRinggit, toRinggit, ZERO } from '#platform/contract/money.ts';
import { ZAKAT } from './relief-items.ts';

export type Declared = Readonly<Record<string, number>>;

/**
 * @param items amounts of the worksheet in ringgit, with what was declared `before` in them.
 * @returns the amounts with what is declared `now` instead. Zakat is kept apart: payroll does not deduct it.
 */
export function followDeclared(items: Declared, before: Declared, now: Declared): Record<string, number> {
  const next: Record<string, number> = { ...items };
  for (const key of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (key === ZAKAT) continue;
    const [was, is] = [fromRinggit(before[key] ?? 0), fromRinggit(now[key] ?? 0)];
    if (was === is) continue;
    const amount = toRinggit(add(fromRinggit(next[key] ?? 0), is)) - toRinggit(was);
    const settled = Math.max(ZERO, Math.round(amount * 100)) / 100;
    if (settled === 0) delete next[key];
    else next[key] = settled;
  }
  return next;
}
