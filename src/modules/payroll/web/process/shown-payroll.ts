/** The payroll on the screen, for the guests that hang in its page. */
import { createContext, use } from 'react';

export interface PayrollOnScreen {
  /** null: it is not saved yet. */
  readonly id: number | null;
  readonly employee_id: number;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly updated_at: string | null;
  /** Something is typed and not saved. */
  readonly changed: boolean;
}

/** The page of one payroll tells it around its slots. */
export const ShownPayroll = createContext<PayrollOnScreen | null>(null);

/** @throws outside of the page of one payroll */
export function useShownPayroll(): PayrollOnScreen {
  const shown = use(ShownPayroll);
  if (!shown) throw new Error('No payroll is shown around this');
  return shown;
}
