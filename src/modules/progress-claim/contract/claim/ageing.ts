/** What is still to be paid, by how long it has been due. Pure. */
import { z } from 'zod';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { add, ZERO, type Sen } from '#platform/contract/money.ts';
import { ageOf, AGES, type Age } from './contract-time.ts';

export const ageingColumns = {
  'Not due': z.number(),
  '1–30': z.number(),
  '31–60': z.number(),
  '61–90': z.number(),
  '90+': z.number(),
} as const satisfies Record<Age, z.ZodNumber>;

export interface Unpaid {
  readonly due_date: CalendarDate;
  readonly outstanding: Sen;
}

export function ageing(claims: readonly Unpaid[], today: CalendarDate): Record<Age, Sen> {
  const columns = Object.fromEntries(AGES.map((age) => [age, ZERO])) as Record<Age, Sen>;
  for (const { due_date, outstanding } of claims) {
    const age = ageOf(due_date, today);
    columns[age] = add(columns[age], outstanding);
  }
  return columns;
}
