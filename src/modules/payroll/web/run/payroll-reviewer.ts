/** What a review of payrolls does for payroll's screens, without their knowing it. */
import type { Locale } from '#platform/contract/messages.ts';
import { webProviderOf, webExtensionPoint } from '#platform/web/extension-point.ts';

export interface PayrollReviewer {
  /** Before a payroll is confirmed: asks for what is missing. Answers whether confirming may go on. */
  explainFirst(id: number, name: string, locale: Locale): Promise<boolean>;
  /** Asks for one reason of several unusual payrolls and stores it for each. Answers whether one was given. */
  explainMany(rows: readonly { readonly id: number; readonly updated_at: string }[], locale: Locale): Promise<boolean>;
  /** Opens the working paper of a payroll (Cinco report). */
  openCinco(id: number, locale: Locale): Promise<void>;
}

/** Loaded when it is first needed. */
export const payrollReviewer = webExtensionPoint<() => Promise<PayrollReviewer>>('the review of payrolls');

const load = () => webProviderOf(payrollReviewer)?.();

/** Nobody reviews: nothing is to be explained. */
export const explainFirst: PayrollReviewer['explainFirst'] = async (...asked) => (await (await load())?.explainFirst(...asked)) ?? true;

export const explainMany: PayrollReviewer['explainMany'] = async (...asked) => (await (await load())?.explainMany(...asked)) ?? false;

export const openCinco: PayrollReviewer['openCinco'] = async (...asked) => (await load())?.openCinco(...asked);
