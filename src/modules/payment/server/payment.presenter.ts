/** Batches and items as the world sees them: accounts masked (`reveal-accounts.ts` shows them). */
import type { AppAction } from '#platform/contract/manifest.ts';
import { mayAct } from '#platform/contract/access.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import type { PayableRow, PaymentDetail, PaymentItem, PaymentRow } from '../contract/payment.schema.ts';
import {
  canApproveBatch,
  canCancelBatch,
  canChangeBatch,
  canDownloadFile,
  canHoldItem,
  canMakePayment,
  canReschedule,
  canReturnItem,
  canSubmitBatch,
  canViewFile,
} from '../contract/payment.policy.ts';
import { banksOf, banksOfItems, evaluateItems, payablesOf, stateOf } from './payment-state.ts';
import { itemFacts } from './payment-item.store.ts';
import { approvalOf, asksSecondPerson, PAYMENT_PAGE } from './payment-approval.ts';
import type { ItemRecord, PaymentRecord } from './payment.tables.ts';
import { payableProvider, type Payable } from './payables.ts';

const may = (ctx: Ctx, action: AppAction<typeof PAYMENT_PAGE>) => mayAct(ctx.actor, ctx.services.pages, PAYMENT_PAGE, action);
/** Accounts in full are for those who agree to pay them. */
export const seesAccounts = (ctx: Ctx) => may(ctx, 'Approve') || may(ctx, 'Made Payment');

const masked = (account: string | null) => (account === null ? null : maskAccount(account));
const sayKind = (ctx: Ctx, kind: Text | null | undefined) => (kind ? say(kind, ctx.locale) : null);

function abilitiesOn(ctx: Ctx, { status, preparers }: PaymentRecord, fourEyes: boolean): PaymentRow['can'] {
  return {
    update: canChangeBatch(status) && may(ctx, 'Update'),
    reschedule: canReschedule(status) && may(ctx, 'Update'),
    submit: canSubmitBatch(status) && may(ctx, 'Create'),
    approve: canApproveBatch(status, preparers, ctx.actor.userId, fourEyes) && may(ctx, 'Approve'),
    hold: canHoldItem(status) && may(ctx, 'Update'),
    return: canReturnItem(status) && may(ctx, 'Made Payment'),
    view_file: canViewFile(status) && seesAccounts(ctx),
    download: canDownloadFile(status) && seesAccounts(ctx),
    made_payment: canMakePayment(status) && may(ctx, 'Made Payment'),
    cancel: canCancelBatch(status) && may(ctx, 'Update'),
  };
}

type Names = ReadonlyMap<number, string>;
const userOf = (names: Names, id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });

function asRow(ctx: Ctx, record: PaymentRecord, bankName: string, names: Names, fourEyes: boolean, kinds: readonly Text[] = []): PaymentRow {
  return {
    id: record.id,
    number: record.number,
    title: record.title,
    type: record.type,
    kinds: kinds.map((kind) => say(kind, ctx.locale)),
    period_start: record.period_start,
    period_end: record.period_end,
    total_employee: record.total_employee,
    total_amount: toRinggit(record.total_amount),
    bank: {
      id: record.company_bank_id,
      name: bankName,
      account_name: record.paying_account_name,
      account_no: maskAccount(record.paying_account_no),
    },
    payment_date: record.payment_date,
    status: record.status,
    prepared_by: userOf(names, record.prepared_by),
    updated_at: instantText(record.updated_at),
    can: abilitiesOn(ctx, record, fourEyes),
  };
}

export async function presentPayments(ctx: Ctx, records: readonly PaymentRecord[]): Promise<PaymentRow[]> {
  const types = [...Map.groupBy(records, ({ type }) => type)];
  const [banks, names, fourEyes, ...found] = await pipeline(
    ctx,
    () =>
      banksOf(
        ctx,
        records.map(({ paying_bank_id }) => paying_bank_id),
      ),
    () =>
      namesOfUsers(
        ctx,
        records.map(({ prepared_by }) => prepared_by),
      ),
    () => asksSecondPerson(ctx),
    ...types.map(([type, batches]) => async () => {
      const ids = batches.map(({ id }) => id);
      return payableProvider(type).kindsOfBatches(ctx, ids);
    }),
  );
  const kinds = new Map(found.flatMap((each) => [...each]));
  return records.map((record) => asRow(ctx, record, banks.get(record.paying_bank_id)?.name ?? '', names, fourEyes, kinds.get(record.id)));
}

const SHOWN_BLOCKERS = 50;

/** What is known of a batch by its id alone. */
export type ItemFacts = Awaited<ReturnType<typeof itemFacts>>;

/** A batch in full; of a draft with the sums of today. @param given what was read beside the batch already */
export async function presentPayment(ctx: Ctx, record: PaymentRecord, given?: ItemFacts): Promise<PaymentDetail> {
  const { held: current, bankIds } = given ?? (await itemFacts(ctx, record.id));
  const open = canReschedule(record.status);
  const [names, banks, state, approval, kinds] = await pipeline(
    ctx,
    () => namesOfUsers(ctx, [record.prepared_by, record.approved_by, record.paid_by, record.file_by]),
    () => banksOf(ctx, [record.paying_bank_id]),
    async () => (open ? stateOf(ctx, record, bankIds) : null),
    () => approvalOf(ctx, record),
    () => payableProvider(record.type).kindsOfBatches(ctx, [record.id]),
  );
  const row = asRow(ctx, record, banks.get(record.paying_bank_id)?.name ?? '', names, approval?.four_eyes ?? true, kinds.get(record.id));
  return {
    ...row,
    ...(record.status === 'Draft' && state ? { total_amount: toRinggit(state.facts.batch.total) } : {}),
    remark: record.remark,
    file_format: record.file_format,
    prepared_by_viewer: record.preparers.includes(ctx.actor.userId),
    approval,
    file:
      record.file_name === null || record.file_sha256 === null || record.file_at === null
        ? null
        : {
            name: record.file_name,
            sha256: record.file_sha256,
            at: instantText(record.file_at),
            by: userOf(names, record.file_by),
            stale: record.file_revision !== record.revision,
          },
    approved_by: userOf(names, record.approved_by),
    approved_at: record.approved_at && instantText(record.approved_at),
    paid_by: userOf(names, record.paid_by),
    paid_on: record.paid_on,
    reference: record.reference,
    blockers: (state?.blockers ?? []).slice(0, SHOWN_BLOCKERS),
    blocker_count: state?.blockers.length ?? 0,
    held: record.status === 'Cancelled' ? 0 : current,
    returned: { count: record.returned_employee, amount: toRinggit(record.returned_amount) },
  };
}

export async function presentItems(ctx: Ctx, batch: PaymentRecord, stored: readonly ItemRecord[]): Promise<PaymentItem[]> {
  const subjects = stored.map(({ subject_id }) => subject_id);
  const [payables, kinds, known] = await pipeline(
    ctx,
    () => payablesOf(ctx, batch, subjects),
    () => payableProvider(batch.type).kinds(ctx, subjects),
    () =>
      banksOf(
        ctx,
        stored.map(({ bank_id }) => bank_id),
      ),
  );
  const items = evaluateItems(batch, stored, payables);
  const banks = await banksOfItems(ctx, items, known);
  return items.map((item) => {
    const bank = item.bank_id === null ? undefined : banks.get(item.bank_id);
    return {
      id: item.id,
      subject_id: item.subject_id,
      number: item.number,
      kind: sayKind(ctx, kinds.get(item.subject_id)),
      payee_name: item.payee_name,
      bank: bank?.name ?? null,
      bic: bank?.swift_code ?? null,
      account_no: masked(item.account_no),
      amount: toRinggit(item.amount),
      status: item.status,
      returned: item.returned_on && item.return_reason ? { on: item.returned_on, reason: item.return_reason, remark: item.return_remark } : null,
      problems: [...item.problems],
    };
  });
}

export async function presentPayables(ctx: Ctx, payables: readonly Payable[]): Promise<PayableRow[]> {
  const banks = await banksOf(
    ctx,
    payables.map(({ bank_id }) => bank_id),
  );
  return payables.map((payable) => ({
    id: payable.id,
    number: payable.number,
    kind: sayKind(ctx, payable.kind),
    payee_name: payable.payee_name,
    employee_code: payable.employee_code,
    department: payable.department,
    start_date: payable.start_date,
    end_date: payable.end_date,
    bank: payable.bank_id === null ? null : (banks.get(payable.bank_id)?.name ?? null),
    account_no: masked(payable.account_no),
    method: payable.method,
    amount: toRinggit(payable.amount),
    problems: [...payable.problems],
  }));
}
