/** For a module that prepares what it pays on its own page: a batch of it, made and submitted at once. The caller judged the right to. */
import { invalid } from '#platform/contract/errors.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payingAccount } from '#modules/company/server/public.ts';
import { formatOfAccount } from '../contract/bank-file-layouts.ts';
import { PAYMENT_ERRORS } from '../contract/payment.messages.ts';
import type { PaymentType } from '../contract/payment.schema.ts';
import { createPayment } from './create-payment.ts';
import { approvePayment, submitPayment } from './move-payment.ts';
import { asksSecondPerson } from './payment-approval.ts';

export interface BatchWish {
  readonly type: PaymentType;
  /** Payables of the type. */
  readonly ids: readonly number[];
  readonly title: string;
  readonly company_bank_id: number;
  readonly payment_date: CalendarDate;
  readonly remark: string | null;
  /** Without waiting for anybody, unless the company wants four eyes on payments. */
  readonly approve: boolean;
}

/** @throws 409 naming whom another batch has taken; 422 on the account, and naming who cannot be paid by the bank */
export async function prepareBatch(ctx: Ctx, { approve, ids, ...wish }: BatchWish): Promise<{ readonly id: number; readonly number: string }> {
  const account = await payingAccount(ctx, wish.company_bank_id);
  if (!account) throw invalid('company_bank_id', PAYMENT_ERRORS.noSuchAccount);
  const { data } = await createPayment(ctx, { ...wish, ids: [...ids], file_format: formatOfAccount(account.file_format) });
  await submitPayment(ctx, { id: data.id });
  if (approve && !(await asksSecondPerson(ctx))) await approvePayment(ctx, { id: data.id });
  return { id: data.id, number: data.number };
}
