/** The employee's own claims: saved, submitted, taken back. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { filesOf, releaseFiles } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { endApproval } from '#modules/approval/server/public.ts';
import { getEmployee, getEmployees, getOwnEmployee } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type * as own from '../../contract/claim.endpoints.ts';
import { CLAIM_MESSAGES } from '../../contract/claim.messages.ts';
import { claimWorkflow } from '../../contract/claim.workflow.ts';
import type { fileClaim as fileEndpoint } from '../../contract/manage-claim.endpoints.ts';
import { claimSubject } from '../approval/claim-subject.ts';
import { auditMove } from '../audit-move.ts';
import { MANAGE } from '../claim-actor.ts';
import { presentClaim, showById } from '../claim.presenter.ts';
import { changeClaim, itemsOf, lockClaim, removeClaim, replaceItems, type Visibility } from '../claim.store.ts';
import type { ClaimItemRecord, ClaimRecord } from '../claim.tables.ts';
import { assessItems, type AssessedForm } from '../item/assess-items.ts';
import { RECEIPTS } from '../item/receipts.ts';
import { notifyClaim } from '../notify-claim.ts';
import { requireSubmittable, saveClaim, saveOnce, submitDraft, worthOf } from './save-claim.ts';

type Saved = OutputOf<typeof own.createClaim>;

async function answer(ctx: Ctx, claim: ClaimRecord, visibility: Visibility): Promise<Saved> {
  const message = claim.status === 'Draft' ? CLAIM_MESSAGES.drafted : CLAIM_MESSAGES.submitted;
  return { success: true, message: say(message, ctx.locale, { number: claim.number }), data: await presentClaim(ctx, claim, visibility) };
}

type Seen = ParsedInput<typeof own.submitClaim>;

/** Locked, and as it was seen. @throws 409 */
async function seenClaim(ctx: Ctx, { id, status, updated_at }: Seen): Promise<ClaimRecord> {
  const claim = await lockClaim(ctx, id, 'own');
  if (status !== undefined && status !== claim.status) throw changed();
  requireSeenVersion(claim, updated_at ?? undefined);
  return claim;
}

/** The same of one that may still be changed. @throws 422 naming the status, by the table of moves */
async function ownDraft(ctx: Ctx, seen: Seen): Promise<ClaimRecord> {
  const claim = await seenClaim(ctx, seen);
  if (!mayMove(claimWorkflow, 'submit', claim.status))
    await moveRecord(ctx, { workflow: claimWorkflow, action: 'submit', subjectId: claim.id, current: claim.status });
  return claim;
}

export async function createClaim(ctx: Ctx, form: ParsedInput<typeof own.createClaim>): Promise<Saved> {
  const employee = await getOwnEmployee(ctx);
  return answer(ctx, await saveOnce(ctx, employee, form), 'own');
}

export async function updateClaim(ctx: Ctx, { id, status, updated_at, ...form }: ParsedInput<typeof own.updateClaim>): Promise<Saved> {
  const { client_ref } = form;
  const stored = await lockClaim(ctx, id, 'own');
  // It came twice: the first answer was lost on its way.
  if (client_ref !== undefined && client_ref === stored.saved_ref) return answer(ctx, stored, 'own');
  const draft = await ownDraft(ctx, { id, status, updated_at });
  return answer(ctx, await saveClaim(ctx, await getOwnEmployee(ctx), form, draft), 'own');
}

export async function submitClaim(ctx: Ctx, input: ParsedInput<typeof own.submitClaim>): Promise<Saved> {
  const draft = await ownDraft(ctx, input);
  const employee = await getOwnEmployee(ctx);
  const rows = await itemsOf(ctx, draft.id);
  const items = await formOf(ctx, rows);
  const assessment = await assessItems(ctx, employee, items, draft.id);
  requireSubmittable(items, assessment);
  await replaceItems(
    ctx,
    draft,
    rows.map(({ receipt_key: _key, ...row }, at) => ({ ...row, ...worthOf(assessment, at, true) })),
  );
  return answer(ctx, await submitDraft(ctx, employee, draft, items, assessment, false), 'own');
}

/** Items of a draft as they would be sent. */
async function formOf(ctx: Ctx, items: readonly ClaimItemRecord[]): Promise<AssessedForm[]> {
  const files = await receiptsOf(ctx, items);
  return items.map(({ amount, date, ...item }) => ({
    ...item,
    date: date as CalendarDate,
    amount: amount === null ? null : toRinggit(amount),
    receipts: files.get(item.id) ?? [],
  }));
}

const receiptsOf = (ctx: Ctx, items: readonly ClaimItemRecord[]) =>
  filesOf(
    ctx,
    RECEIPTS.type,
    items.map(({ id }) => id),
    RECEIPTS.field,
  );

export async function discardClaim(ctx: Ctx, input: ParsedInput<typeof own.discardClaim>): Promise<OutputOf<typeof own.discardClaim>> {
  const draft = await seenClaim(ctx, input);
  await moveRecord(ctx, { workflow: claimWorkflow, action: 'discard', subjectId: draft.id, current: draft.status });
  const files = await receiptsOf(ctx, await itemsOf(ctx, draft.id));
  await releaseFiles(
    ctx,
    [...files.values()].flat().map(({ id }) => id),
  );
  await removeClaim(ctx, draft.id);
  return { success: true, message: say(CLAIM_MESSAGES.discarded, ctx.locale) };
}

/** Until somebody has reviewed it. */
export async function withdrawClaim(ctx: Ctx, { remark, ...seen }: ParsedInput<typeof own.withdrawClaim>): Promise<Saved> {
  const claim = await seenClaim(ctx, seen);
  const status = await moveRecord(ctx, { workflow: claimWorkflow, action: 'withdraw', subjectId: claim.id, current: claim.status, remark });
  const after = await changeClaim(ctx, claim.id, { ...(status ? { status } : {}), remark });
  await endApproval(ctx, claimSubject, after);
  await auditMove(ctx, 'withdraw', claim, after, { remark });
  const [employee = null] = await getEmployees(seeingAll(ctx), [claim.employee_id]);
  const users = await adminsWho(ctx, ctx.companyId, { route: MANAGE, actions: ['Review', 'Approve'] }, employee);
  await notifyClaim(ctx, after, { office: { type: 'claim_cancelled', users } });
  return { success: true, message: say(CLAIM_MESSAGES.withdrawn, ctx.locale, { number: after.number }), data: await presentClaim(ctx, after, 'own') };
}

/** On behalf of an employee in reach: submitted at once. */
export async function fileClaim(ctx: Ctx, { employee_id, ...form }: ParsedInput<typeof fileEndpoint>): Promise<Saved> {
  const employee = await getEmployee(ctx, employee_id);
  return answer(ctx, await saveOnce(ctx, employee, { ...form, submit: true }), 'managed');
}

export const showOwnClaim = async (ctx: Ctx, { id }: ParsedInput<typeof own.showOwnClaim>): Promise<OutputOf<typeof own.showOwnClaim>> => ({
  data: await showById(ctx, id, 'own'),
});
