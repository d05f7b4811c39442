/** Reading batches: the list, one of them, its payees, and what a new one can be made of. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import { payingAccounts } from '#modules/company/server/public.ts';
import { formatOfAccount, formatsOfBank } from '../contract/bank-file-layouts.ts';
import type {
  listPayables as payablesEndpoint,
  listPayments as listEndpoint,
  paymentOptions as optionsEndpoint,
  showPayment as showEndpoint,
} from '../contract/payment.endpoints.ts';
import type { listPaymentItems as itemsEndpoint } from '../contract/payment-item.endpoints.ts';
import { findItems, itemFacts } from './payment-item.store.ts';
import { presentItems, presentPayables, presentPayment, presentPayments } from './payment.presenter.ts';
import { findPayments, getPayment } from './payment.store.ts';
import { offeredProvider, payableProvider, payableTypes } from './payables.ts';

export async function listPayments(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta, amount, employees } = await findPayments(ctx, input);
  return {
    data: await presentPayments(ctx, rows),
    summary: { total_amount: toRinggit(amount), total_employee: employees },
    meta,
  };
}

export async function showPayment(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [record, timeline, facts] = await pipeline(
    ctx,
    () => getPayment(ctx, id),
    () => workflowLog(ctx, { type: 'payment_batch', id }),
    () => itemFacts(ctx, id),
  );
  return {
    data: await presentPayment(ctx, record, facts),
    timeline: timeline.map(({ payload: _payload, at, ...entry }) => ({ ...entry, at: instantText(at) })),
  };
}

export async function listPaymentItems(ctx: Ctx, input: ParsedInput<typeof itemsEndpoint>): Promise<OutputOf<typeof itemsEndpoint>> {
  const [batch, { rows, meta }] = await pipeline(
    ctx,
    () => getPayment(ctx, input.id),
    () => findItems(ctx, input),
  );
  return { data: await presentItems(ctx, batch, rows), meta };
}

export async function listPayables(ctx: Ctx, input: ParsedInput<typeof payablesEndpoint>): Promise<OutputOf<typeof payablesEndpoint>> {
  const provider = offeredProvider(ctx, input.type);
  const by_hand = input.by_hand ?? false;
  const { sort, sort_by, per_page: limit, ids: among, ...chosen } = input;
  const filter = { ...chosen, among };
  const [rows, summary] = await pipeline(
    ctx,
    () => provider.list(ctx, { ...filter, by_hand }, { limit, offset: offsetOf(input), sort, sort_by }),
    () => provider.summarise(ctx, filter),
  );
  const wire = (group: (typeof summary)['ready']) => ({ count: group.count, amount: toRinggit(group.amount) });
  return {
    data: await presentPayables(ctx, rows),
    summary: { ready: wire(summary.ready), blocked: wire(summary.blocked), by_hand: wire(summary.by_hand) },
    meta: metaFor(input, by_hand ? summary.by_hand.count : summary.ready.count + summary.blocked.count),
  };
}

export async function paymentOptions(ctx: Ctx): Promise<OutputOf<typeof optionsEndpoint>> {
  const types = payableTypes(ctx);
  const [accounts, period] = await pipeline(
    ctx,
    () => payingAccounts(ctx),
    () => payableProvider(types[0] ?? 'Salary').proposal(ctx),
  );
  return {
    data: {
      types,
      accounts: accounts.map((account) => ({
        id: account.id,
        bank: account.bank.name,
        account_name: account.account_name,
        account_no: maskAccount(account.account_no),
        file_format: formatOfAccount(account.file_format),
        formats: formatsOfBank(account.bank.swift_code, formatOfAccount(account.file_format)),
        defaults: [
          ...(account.defaults.includes('salary') ? (['Salary'] as const) : []),
          ...(account.defaults.includes('claim') ? (['Claim', 'Promoter Payout'] as const) : []),
        ],
      })),
      period,
    },
  };
}
