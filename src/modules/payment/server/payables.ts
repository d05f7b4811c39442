/**
 * The port of what can be paid: payrolls today, claims and payouts of promoters once their modules answer. A
 * type without a provider is not offered.
 */
import { isSwitchedOn } from '#platform/contract/access.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { PeopleChoice } from '#modules/employee/contract/employee.schema.ts';
import type { IdentityType } from '../contract/bank-file-layout.ts';
import { PAYMENT_ERRORS } from '../contract/payment.messages.ts';
import type { ReturnForm } from '../contract/return-payment.schema.ts';
import { PAYMENT_TYPES, type PayableProblem, type PaymentType } from '../contract/payment.schema.ts';

/** Something that waits to be paid, with the account it is paid to. */
export interface Payable {
  readonly id: number;
  /** Printed as the reference of the transfer. */
  readonly number: string;
  /** null: the payee is no employee. */
  readonly employee_id: number | null;
  readonly payee_name: string;
  readonly employee_code: string | null;
  /** What it is where that is not the usual. */
  readonly kind: Text | null;
  readonly department: string | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly identity_type: IdentityType | null;
  readonly identity_no: string | null;
  readonly bank_id: number | null;
  readonly account_no: string | null;
  readonly account_name: string | null;
  /** Bank Transfer, Cash or Cheque. */
  readonly method: string;
  readonly amount: Sen;
  readonly problems: readonly PayableProblem[];
}

export interface PayableFilter extends PeopleChoice {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly keyword?: string | undefined;
  /** Those alone, whatever their state and batch. */
  readonly ids?: readonly number[] | undefined;
  /** Those of a batch, whatever their state. */
  readonly batch?: number | undefined;
  /** Of what waits, these alone. */
  readonly among?: readonly number[] | undefined;
  /** true: paid in cash or by cheque; false: by transfer. */
  readonly by_hand?: boolean | undefined;
}

export interface PayablePage {
  readonly limit: number;
  readonly offset: number;
  readonly sort: 'asc' | 'desc';
  readonly sort_by: 'id' | 'payee_name' | 'number' | 'amount';
}

export interface PayableGroup {
  readonly count: number;
  readonly amount: Sen;
}

export interface PaidFacts {
  readonly payment_date: string;
  readonly reference: string;
  /** Instant. */
  readonly at: string;
}

export interface PayableProvider {
  readonly type: PaymentType;
  /** Switches of its module, any of which on offers it; absent: it is offered always. */
  readonly switches?: readonly ModuleKey[];
  /** `subject_type` of its items. */
  readonly subject: string;
  /** What waits and stands in no batch; with `ids` or `batch`, those of the viewer's reach in any state. Without a page, all. */
  list(ctx: Ctx, filter: PayableFilter, page?: PayablePage): Promise<Payable[]>;
  /** Locks those whose pay they are, as everybody does who prepares or pays one of them in another way. */
  lockOwners(ctx: Ctx, ids: readonly number[]): Promise<void>;
  /** The same, counted and added up. */
  summarise(ctx: Ctx, filter: PayableFilter): Promise<{ readonly ready: PayableGroup; readonly blocked: PayableGroup; readonly by_hand: PayableGroup }>;
  /** Ties them to a submitted batch: nothing changes them from now on. @returns the amount of each that could be tied. */
  submit(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Sen>>;
  /** The batch was approved, for what knows a status of its own between the two. @throws 409 when one of them was not tied. */
  approve?(ctx: Ctx, ids: readonly number[]): Promise<void>;
  /** They are paid. @throws 409 when one of them was not tied. */
  pay(ctx: Ctx, ids: readonly number[], facts: PaidFacts): Promise<void>;
  /** Nothing is to be paid: they are done without the bank. */
  settle(ctx: Ctx, ids: readonly number[], facts: PaidFacts): Promise<void>;
  /** They wait again as before. */
  release(ctx: Ctx, ids: readonly number[]): Promise<void>;
  /** The bank sent the money back: what was paid waits again. @throws 422 on `returned_on` before the day it was paid */
  takeBack(ctx: Ctx, id: number, form: ReturnForm): Promise<void>;
  /** What they are where that is not the usual, by id. */
  kinds(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Text>>;
  /** The same for all that each batch pays, by batch. */
  kindsOfBatches(ctx: Ctx, batchIds: readonly number[]): Promise<ReadonlyMap<number, readonly Text[]>>;
  /** What a new batch proposes to pay, and when. */
  proposal(ctx: Ctx): Promise<{ readonly start_date: string; readonly end_date: string; readonly pay_date: string }>;
}

/** Each answer has a type of its own. */
export const payables = extensionPoint<PayableProvider>('what can be paid');

const providerOf = (type: PaymentType) => providersOf(payables).find((provider) => provider.type === type);

const offers = (ctx: Ctx, provider: PayableProvider | undefined) => provider !== undefined && isSwitchedOn(ctx.actor, provider.switches ?? []);

/** Types that are on offer in the company, in the order of the catalogue. */
export const payableTypes = (ctx: Ctx): PaymentType[] => PAYMENT_TYPES.filter((type) => offers(ctx, providerOf(type)));

/** @throws 422 on `type` when nothing of it can be paid here. */
export function payableProvider(type: PaymentType): PayableProvider {
  const provider = providerOf(type);
  if (!provider) throw invalid('type', PAYMENT_ERRORS.noSuchType);
  return provider;
}

/** The same for what is chosen anew. @throws 422 on `type` when its module is switched off */
export function offeredProvider(ctx: Ctx, type: PaymentType): PayableProvider {
  const provider = payableProvider(type);
  if (!offers(ctx, provider)) throw invalid('type', PAYMENT_ERRORS.noSuchType);
  return provider;
}
