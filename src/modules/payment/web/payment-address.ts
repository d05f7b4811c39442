/** The addresses of the payment page. */
import type { PaymentType } from '../contract/payment.schema.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';

/** Opens the wizard, filled in with a period. */
export function preparePath(type: PaymentType, period?: { readonly start_date: string; readonly end_date: string }): string {
  return `${PAYMENT_PAGE}?${new URLSearchParams({ create: type, ...period })}`;
}
