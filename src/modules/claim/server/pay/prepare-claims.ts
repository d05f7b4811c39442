/** Prepares approved claims for payment: transfers travel in one batch, the others with their salary or by hand. */
import { formatDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { decideMany } from '#modules/approval/server/public.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import { defaultPayingAccount, payingAccounts } from '#modules/company/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { isBlocking } from '#modules/payment/contract/payment.schema.ts';
import { prepareBatch } from '#modules/payment/server/public.ts';
import { salariesAt } from '#modules/payroll/server/public.ts';
import { CLAIM_ERRORS, CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { isTheirs } from '../../contract/claim.policy.ts';
import type { PaymentMethod } from '../../contract/claim.schema.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type { listPayingAccounts as accountsEndpoint, prepareClaims as endpoint } from '../../contract/pay-claim.endpoints.ts';
import { auditMove } from '../audit-move.ts';
import { categoryMap } from '../category/category.store.ts';
import { claimActor, MANAGE, today } from '../claim-actor.ts';
import { batchesOf, changeClaim, claimsById, itemsOfClaims, lockClaim, lockOwnersOf } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';
import { notifyClaim } from '../notify-claim.ts';
import { claimPayable } from './claim-payable.ts';
import { routeBy } from './payment-route.ts';

type Input = ParsedInput<typeof endpoint>;

/** What stands around the claims that are prepared together, read once for all. */
async function around(ctx: Ctx, ids: readonly number[]) {
  const day = today(ctx);
  const records = await claimsById(ctx, ids);
  const people = [...new Set(records.map(({ employee_id }) => employee_id))];
  const [setting, categories, items, batches, payees, salaries, approvers] = await pipeline(
    ctx,
    () => claimSettingOf(ctx),
    () => categoryMap(ctx),
    () => itemsOfClaims(ctx, ids),
    () => batchesOf(ctx, ids),
    () => claimPayable.list(ctx, { ids }),
    () => salariesAt(ctx, people, day, day),
    () => adminsWho(ctx, ctx.companyId, { route: MANAGE, actions: ['Approve'] }),
  );
  return { setting, categories, items, batches, payees: new Map(payees.map((payee) => [payee.id, payee])), salaries, approvers };
}
type Around = Awaited<ReturnType<typeof around>>;

function methodOf({ id }: ClaimRecord, asked: PaymentMethod | null, { setting, categories, items }: Around): PaymentMethod {
  return asked ?? (routeBy(setting, categories, items.get(id) ?? []) === 'Payroll' ? 'Payroll' : 'Bank Transfer');
}

function requirePayee({ id }: ClaimRecord, { payees }: Around): void {
  const payee = payees.get(id);
  if (!payee || payee.problems.some(isBlocking)) throw invalid('base', CLAIM_ERRORS.payeeAccount, { name: payee?.payee_name ?? '' });
}

function requireSalary(ctx: Ctx, { id, employee_id }: ClaimRecord, { payees, salaries }: Around): void {
  if (ctx.actor.modules.payroll !== true) throw invalid('method', CLAIM_ERRORS.payrollOff);
  if (!salaries.has(employee_id)) throw invalid('method', CLAIM_ERRORS.noSalary, { name: payees.get(id)?.payee_name ?? '' });
}

/** @returns true: it waits for the batch of the others @throws 422 on one's own, another status, and on who cannot be paid so */
async function prepareOne(ctx: Ctx, id: number, { method: asked, payment_date, remark }: Input, beside: Around): Promise<boolean> {
  const claim = await lockClaim(ctx, id, 'managed');
  if (!isTheirs(claimActor(ctx), claim)) throw invalid('base', CLAIM_ERRORS.ownClaim);
  if (beside.batches.has(id)) throw invalid('base', CLAIM_ERRORS.followsBatch);
  const method = methodOf(claim, asked, beside);
  const action = method === 'Payroll' || !beside.setting.payment_approval_required ? 'prepare_approved' : 'prepare';
  const move = { workflow: claimWorkflow, action, subjectId: id, current: claim.status, remark, payload: { method, payment_date } } as const;
  if (method === 'Bank Transfer' && claim.status === 'Approved') {
    requirePayee(claim, beside);
    return true;
  }
  const status = await moveRecord(ctx, move);
  if (method === 'Payroll') requireSalary(ctx, claim, beside);
  const after = await changeClaim(ctx, id, {
    ...(status ? { status } : {}),
    payment_method: method,
    payment_date,
    prepared_by: ctx.actor.userId,
    prepared_at: ctx.clock.now().toISOString(),
  });
  await auditMove(ctx, action, claim, after, { method, payment_date });
  const users = action === 'prepare' ? beside.approvers : [];
  await notifyClaim(ctx, after, { claimant: 'claim_prepared', office: { type: 'claim_prepared', users } });
  return false;
}

/** @throws 422 on `company_bank_id` where a transfer has no account to come from */
export async function prepareClaims(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const transfers: number[] = [];
  await lockOwnersOf(ctx, input.ids);
  const beside = await around(ctx, input.ids);
  const items = input.ids.map((id) => ({ type: claimWorkflow.subject, id }));
  const results = await decideMany(ctx, items, async ({ id }) => {
    if (await prepareOne(ctx, id, input, beside)) transfers.push(id);
  });
  const batch = transfers.length > 0 ? await batchOf(ctx, transfers, input, beside) : null;
  const { done: n, failed } = results;
  return { success: true, message: say(CLAIM_MESSAGES.prepared, ctx.locale, { n, failed }), data: { ...results, batch } };
}

export async function listPayingAccounts(ctx: Ctx): Promise<OutputOf<typeof accountsEndpoint>> {
  const accounts = await payingAccounts(ctx);
  return {
    data: accounts.map(({ id, bank, account_no, defaults }) => ({
      id,
      bank: bank.name,
      account_no: maskAccount(account_no),
      is_default: defaults.includes('claim'),
    })),
  };
}

async function batchOf(ctx: Ctx, ids: readonly number[], { company_bank_id, payment_date, remark }: Input, { setting }: Around) {
  const account = company_bank_id ?? (await defaultPayingAccount(ctx, 'claim'))?.id;
  if (account === undefined) throw invalid('company_bank_id', CLAIM_ERRORS.noAccount);
  return prepareBatch(ctx, {
    type: 'Claim',
    ids,
    title: say(CLAIM_MESSAGES.batchTitle, ctx.locale, { date: formatDate(payment_date) }),
    company_bank_id: account,
    payment_date,
    remark,
    approve: !setting.payment_approval_required,
  });
}
