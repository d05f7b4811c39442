/** The office checks items one by one: accepted with an amount, or rejected. The claim stays where it is. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid, invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { add, formatPrice, fromRinggit, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { CLAIM_ERRORS as E, CLAIM_MESSAGES, CLAIM_STATUS_NAMES } from '../../contract/claim.messages.ts';
import { isTheirs } from '../../contract/claim.policy.ts';
import { claimWorkflow, isPending } from '../../contract/claim.workflow.ts';
import type { checkItems as endpoint } from '../../contract/manage-claim.endpoints.ts';
import { claimActor } from '../claim-actor.ts';
import { presentClaim } from '../claim.presenter.ts';
import { changeClaim, itemsOf, lockClaim, writeChecks } from '../claim.store.ts';
import type { ClaimItemRecord, ClaimRecord } from '../claim.tables.ts';
import { notifyClaim } from '../notify-claim.ts';
import { grantedNow } from './assess-items.ts';

type Checked = ParsedInput<typeof endpoint>['items'][number];

interface Grant {
  /** By default. */
  readonly usual: Sen;
  /** What the limits leave once lower amounts of other items are taken. */
  readonly most: Sen;
}
const NOTHING: Grant = { usual: ZERO, most: ZERO };

/** What each item of the claim would be granted now, those that are checked here counted with the lower amount that is asked. */
async function grantsOf(ctx: Ctx, claim: ClaimRecord, items: readonly ClaimItemRecord[], asked: ReadonlyMap<number, Checked>): Promise<Grant[]> {
  const employee = await getEmployee(seeingAll(ctx), claim.employee_id);
  const cuttable = items.map(({ amount, ...item }) => ({ ...item, amount: amount ?? ZERO }));
  const stands = new Map<number, Sen>();
  for (const [at, item] of items.entries()) {
    const check = asked.get(item.id);
    if (check ? check.check_status === 'Rejected' : item.check_status === 'Rejected') stands.set(at, ZERO);
    else if (!check && item.approved_amount !== null) stands.set(at, item.approved_amount);
  }
  const first = await grantedNow(ctx, employee, claim.id, cuttable, stands);
  for (const [at, item] of items.entries()) {
    const wanted = asked.get(item.id)?.approved_amount;
    if (wanted != null && !stands.has(at) && fromRinggit(wanted) < (first[at]?.allowed ?? ZERO)) stands.set(at, fromRinggit(wanted));
  }
  const room = await grantedNow(ctx, employee, claim.id, cuttable, stands);
  return first.map(({ allowed }, at) => ({ usual: allowed, most: room[at]?.allowed ?? ZERO }));
}

const notes = (check: Checked) => (check.check_remark?.length ?? 0) >= 3;

/** Null: it may be so. */
function faultOf(ctx: Ctx, check: Checked, item: ClaimItemRecord, { usual, most }: Grant): [field: string, text: Text, params?: Params] | null {
  if (check.check_status === 'Rejected') return notes(check) ? null : ['check_remark', E.rejectRemark];
  const wanted = check.check_status === 'Accepted' ? check.approved_amount : null;
  if (wanted === null) return null;
  const amount = fromRinggit(wanted);
  if (amount > (item.amount ?? ZERO)) return ['approved_amount', E.aboveClaimed, { amount: formatPrice(toRinggit(item.amount ?? ZERO)) }];
  if (amount > usual && amount > most && !claimActor(ctx).owner) return ['approved_amount', E.aboveLimit, { amount: formatPrice(toRinggit(most)) }];
  const isLower = amount < usual;
  return isLower && !notes(check) ? ['check_remark', E.lowerRemark] : null;
}

const amountOf = ({ check_status, approved_amount }: Checked, { usual }: Grant): Sen | null => {
  if (check_status === 'Pending') return null;
  return check_status === 'Rejected' ? ZERO : approved_amount === null ? usual : fromRinggit(approved_amount);
};

/** @throws 409 on another status or version; 422 on one's own, a decided claim, and by field on what an item may not be granted */
export async function checkItems(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const claim = await lockClaim(ctx, input.id, 'managed');
  if (input.status !== undefined && input.status !== claim.status) throw changed();
  requireSeenVersion(claim, input.updated_at ?? undefined);
  if (!isPending(claim.status)) throw invalid('base', E.notCheckable, { status: say(CLAIM_STATUS_NAMES[claim.status], ctx.locale) });
  if (!isTheirs(claimActor(ctx), claim)) throw invalid('base', E.ownClaim);
  const items = await itemsOf(ctx, claim.id);
  const asked = new Map(input.items.map((check) => [check.id, check]));
  const granted = await grantsOf(ctx, claim, items, asked);
  const faults: FieldTexts = {};
  for (const [row, check] of input.items.entries()) {
    const at = items.findIndex(({ id }) => id === check.id);
    const item = items[at];
    const isTwice = asked.get(check.id) !== check;
    const fault = item && !isTwice ? faultOf(ctx, check, item, granted[at] ?? NOTHING) : (['id', isTwice ? E.itemTwice : E.itemUnknown] as const);
    if (fault) faults[`items.${row}.${fault[0]}`] = [fault[2] ? { text: fault[1], params: fault[2] } : { text: fault[1] }];
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await writeChecks(
    ctx,
    items.flatMap(({ id }, at) => {
      const check = asked.get(id);
      return check ? { id, check_status: check.check_status, check_remark: check.check_remark, approved_amount: amountOf(check, granted[at] ?? NOTHING) } : [];
    }),
  );
  return answer(ctx, claim, input.items);
}

async function answer(ctx: Ctx, before: ClaimRecord, checks: readonly Checked[]): Promise<OutputOf<typeof endpoint>> {
  const items = await itemsOf(ctx, before.id);
  const isDone = items.every(({ check_status }) => check_status !== 'Pending');
  const checked_amount = add(...items.map(({ check_status, approved_amount }) => (check_status === 'Accepted' ? (approved_amount ?? ZERO) : ZERO)));
  const at = ctx.clock.now().toISOString();
  const claim = await changeClaim(ctx, before.id, { checked_amount, checked_by: isDone ? ctx.actor.userId : null, checked_at: isDone ? at : null });
  const payload = { items: checks.map(({ id, check_status, approved_amount }) => ({ id, check_status, approved_amount })), checked: toRinggit(checked_amount) };
  await appendWorkflowLog(ctx, {
    subject: { type: claimWorkflow.subject, id: claim.id },
    action: 'check_items',
    from: claim.status,
    to: claim.status,
    remark: null,
    payload,
    user: ctx.actor,
  });
  await audit(ctx, {
    action: 'claim.items_checked',
    subject_type: 'claim',
    subject_id: claim.id,
    before: { checked: toRinggit(before.checked_amount) },
    after: payload,
  });
  await notifyClaim(ctx, claim, isDone ? { claimant: 'claim_checked' } : {});
  return { success: true, message: say(CLAIM_MESSAGES.checked, ctx.locale, { number: claim.number }), data: await presentClaim(ctx, claim, 'managed') };
}
