/** What a category grants to one person: field by field, the most specific that says something wins (employee, level, category). Pure. */
import type { LimitPeriod } from './limit-period.ts';

export interface CategoryLimit {
  readonly employee_id: number | null;
  readonly position_level_id: number | null;
  /** Ringgit in the period of the category; null: says nothing of it. */
  readonly limit_amount: number | null;
  /** Ringgit a kilometre or a day; null: says nothing of it. */
  readonly rate: number | null;
}

export interface GrantedTerms {
  /** Ringgit; null: without limit. */
  readonly limit: number | null;
  readonly period: LimitPeriod | null;
  /** In place of the tiers, or of the daily rate; null: those hold. */
  readonly rate: number | null;
}

interface Granting {
  readonly limit_amount: number | null;
  readonly limit_period: LimitPeriod | null;
  readonly limits: readonly CategoryLimit[];
}

export function ownTerms(
  { limit_amount, limit_period, limits }: Granting,
  person: { readonly id: number; readonly position_level_id: number | null },
): GrantedTerms {
  const own = limits.filter(({ employee_id }) => employee_id === person.id);
  const level = limits.filter(
    (limit) => limit.employee_id === null && limit.position_level_id !== null && limit.position_level_id === person.position_level_id,
  );
  const first = (key: 'limit_amount' | 'rate') => [...own, ...level].find((limit) => limit[key] !== null)?.[key] ?? null;
  const limit = first('limit_amount') ?? limit_amount;
  return { limit, period: limit === null ? null : limit_period, rate: first('rate') };
}
