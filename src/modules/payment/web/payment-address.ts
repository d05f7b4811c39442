/** The addresses of the payment page. */
import { MAX_NAMED, type PaymentType } from '../contract/payment.schema.ts';

export const PAYMENT_PAGE = '/payroll/document/payment';

interface Prepared {
  readonly start_date: string;
  readonly end_date: string;
  /** Who is ticked; without, everybody of the period. At most `MAX_NAMED`, as many as a list shows at once. */
  readonly ids?: readonly number[];
}

/** Opens the wizard, filled in with a period and with who is ticked. */
export function preparePath(type: PaymentType, prepared?: Prepared): string {
  const { ids, ...period } = prepared ?? {};
  // A point stays a point in an address, also in one that leads back to it.
  return `${PAYMENT_PAGE}?${new URLSearchParams({ create: type, ...period, ...(ids && { ids: ids.join('.') }) })}`;
}

/** Who is ticked by the address; null: nobody is named. What is no number is dropped. */
export function namedIds(query: URLSearchParams): number[] | null {
  const given = query.get('ids');
  if (given === null) return null;
  const ids = given.split('.').filter((each) => /^[1-9]\d{0,14}$/.test(each));
  return [...new Set(ids.map(Number))].slice(0, MAX_NAMED);
}
