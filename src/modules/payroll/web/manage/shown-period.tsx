/** The period that the payroll list shows, for the guests that hang in its page. */
import { createContext, use } from 'react';
import type { Span } from './period-step.ts';

/** The list tells it around its slots. */
export const ShownPeriod = createContext<Span | null>(null);

/** @returns first and last day of the pay period. @throws outside of the payroll list */
export function useShownPeriod(): Span {
  const period = use(ShownPeriod);
  if (!period) throw new Error('No payroll list is shown around this');
  return period;
}
