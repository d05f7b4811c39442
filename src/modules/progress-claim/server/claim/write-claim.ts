/** Begins claims, enters what they say, deletes drafts and begins new versions. Each is reckoned whenever it changes. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { forbidden, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { notFromHere } from '#platform/server/workflow/workflow.messages.ts';
import type * as calls from '../../contract/claim.endpoints.ts';
import type { Deduction, LineEntry, Side } from '../../contract/claim/claim.schema.ts';
import { claimAbilities } from '../../contract/claim/claim.policy.ts';
import { claimWorkflow, UNCERTIFIED } from '../../contract/claim/claim.workflow.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { notifyPcr } from '../notify-pcr.ts';
import type { ClaimRecord, LineRecord, ProjectRecord, Reckoned } from '../progress-claim.tables.ts';
import { getProject } from '../project.store.ts';
import { answerClaim, claimHands, presentRows, presentSheet, showById } from './claim.presenter.ts';
import { certifiedBefore, changeClaim, claimsOf, getClaim, insertClaim, linesOf, lockClaim, removeClaim, writeLines, type LineValues } from './claim.store.ts';
import { reckon, asSaved } from './reckon-claim.ts';
import { requireDamages } from './require-damages.ts';

export const listClaims = async (ctx: Ctx, { project_id }: ParsedInput<typeof calls.listClaims>): Promise<OutputOf<typeof calls.listClaims>> => {
  const [, claims] = await pipeline(
    ctx,
    () => getProject(ctx, project_id),
    () => claimsOf(ctx, project_id),
  );
  return { data: await presentRows(ctx, claims) };
};
export const showClaim = async (ctx: Ctx, { id }: ParsedInput<typeof calls.showClaim>): Promise<OutputOf<typeof calls.showClaim>> => ({
  data: await showById(ctx, id),
});
export const showClaimLines = async (ctx: Ctx, { id }: ParsedInput<typeof calls.showClaimLines>): Promise<OutputOf<typeof calls.showClaimLines>> => ({
  data: await presentSheet(ctx, await getClaim(ctx, id)),
});

const nothing: Reckoned['figures'] = {
  materials: ZERO,
  gross: ZERO,
  retention_full: ZERO,
  retention_released: ZERO,
  retention: ZERO,
  advance_paid: ZERO,
  advance_recouped: ZERO,
  net: ZERO,
  taxable_net: ZERO,
  previous_net: ZERO,
  this_claim: ZERO,
  taxable: ZERO,
  tax: ZERO,
  payable: ZERO,
};

/** A claim is written before its lines are: what it comes to follows at once. */
const unreckoned = (period_end: CalendarDate): Reckoned => ({
  terms: {} as Reckoned['terms'],
  facts: { period_end, work_done: ZERO, vo_done: ZERO, materials_on_site: ZERO, services: ZERO, deductions: ZERO, previous_net: ZERO, previous_taxable: ZERO },
  figures: nothing,
});

/** @throws 422 where the last claim ended on that day or after it */
async function requireLater(ctx: Ctx, { id }: ProjectRecord, claimNo: number, period_end: CalendarDate): Promise<void> {
  const [last] = await certifiedBefore(ctx, id, claimNo);
  if (last && period_end <= last.period_end) throw invalid('period_end', PCR_ERRORS.periodNotAfter, { date: formatDate(last.period_end) });
}

/** What a new claim begins with: each line as it was certified, so that what was done stays done. */
const carried = ({ item_id, variation_id, certified_by, certified_value, certified_amount }: LineRecord): LineValues => ({
  item_id,
  variation_id,
  claimed_by: certified_by,
  claimed_value: certified_value,
  claimed_amount: certified_amount ?? ZERO,
  certified_by: null,
  certified_value: null,
  certified_amount: null,
  previous_amount: certified_amount ?? ZERO,
  reason: null,
});

/** @throws 422 while another claim is open, or was rejected and waits for its next version */
export async function createClaim(
  ctx: Ctx,
  { project_id, period_end, claim_date }: ParsedInput<typeof calls.createClaim>,
): Promise<OutputOf<typeof calls.createClaim>> {
  const project = await getProject(ctx, project_id, 'update');
  if (project.cancelled) throw invalid('base', PCR_ERRORS.cancelledProject);
  const claims = await claimsOf(ctx, project_id);
  const open = claims.find(({ status }) => UNCERTIFIED.some((one) => one === status));
  if (open) throw invalid('base', PCR_ERRORS.openClaim, { claim_no: open.claim_no });
  if (claims[0]?.status === 'Rejected') throw invalid('base', PCR_ERRORS.rejectedClaim, { claim_no: claims[0].claim_no });
  const claim_no = (claims[0]?.claim_no ?? 0) + 1;
  await requireLater(ctx, project, claim_no, period_end);
  const begun = await insertClaim(ctx, { project_id, claim_no, period_end, claim_date, status: 'Draft', claimed: unreckoned(period_end) });
  const [last] = await certifiedBefore(ctx, project_id, claim_no);
  if (last) await writeLines(ctx, begun.id, (await linesOf(ctx, last.id)).map(carried), []);
  const claim = await changeClaim(ctx, begun.id, { claimed: await reckon(ctx, { project, ...asSaved(begun, 'claimed') }) });
  await moveRecord(ctx, { workflow: claimWorkflow, action: 'create', subjectId: claim.id, current: null });
  await audit(ctx, { action: 'pcr_claim.created', subject_type: 'pcr_claim', subject_id: claim.id, after: { project: project.code, claim_no, period_end } });
  await notifyPcr(ctx);
  return answerClaim(ctx, claim, project, PCR_MESSAGES.created);
}

/** Who writes which side, and when. @throws 403 without the right, 422 in another status */
function requireMay(ctx: Ctx, claim: ClaimRecord, side: Side): void {
  const hands = claimHands(ctx);
  const can = claimAbilities(hands, { status: claim.status, superseded: false });
  if (side === 'claimed' ? can.edit : can.certify) return;
  const may = side === 'claimed' ? hands.may('Update') : hands.may('Review') || hands.may('Approve');
  throw may ? invalid('base', notFromHere(claim.status)) : forbidden();
}

interface Head {
  readonly side: Side;
  readonly period_end: CalendarDate;
  readonly claim_date: CalendarDate;
  readonly materials_on_site: Sen;
  readonly deductions: readonly Deduction[];
  readonly typed?: readonly LineEntry[];
}

/** Reckons a side anew and writes it. The period and the date of a submitted claim stay. */
async function rewrite(ctx: Ctx, project: ProjectRecord, claim: ClaimRecord, { side, period_end, claim_date, ...given }: Head): Promise<ClaimRecord> {
  const reckoned = await reckon(ctx, { project, ...asSaved(claim, side), period_end, ...(side === 'claimed' && { taxed: claim_date }), ...given });
  const deductions = [...given.deductions];
  return changeClaim(
    ctx,
    claim.id,
    side === 'claimed'
      ? { period_end, claim_date, claimed: reckoned, claimed_deductions: deductions }
      : { certified: reckoned, certified_deductions: deductions },
  );
}

export async function updateClaim(ctx: Ctx, input: ParsedInput<typeof calls.updateClaim>): Promise<OutputOf<typeof calls.updateClaim>> {
  const { project, claim } = await lockClaim(ctx, input.id, input.updated_at);
  const { side, deductions } = input;
  requireMay(ctx, claim, side);
  const period_end = side === 'claimed' ? input.period_end : (claim.period_end as CalendarDate);
  const claim_date = side === 'claimed' ? input.claim_date : (claim.claim_date as CalendarDate);
  await requireLater(ctx, project, claim.claim_no, period_end);
  await requireDamages(ctx, project, { ...claim, period_end }, deductions, 'deductions');
  const materials_on_site = fromRinggit(input.materials_on_site);
  const after = await rewrite(ctx, project, claim, { side, period_end, claim_date, materials_on_site, deductions });
  const facts = ({ claimed, certified, ...one }: ClaimRecord) => ({
    period_end: one.period_end,
    claim_date: one.claim_date,
    materials_on_site: toRinggit(((side === 'claimed' ? claimed : certified) ?? claimed).facts.materials_on_site),
    deductions: side === 'claimed' ? one.claimed_deductions : one.certified_deductions,
  });
  await audit(ctx, { action: 'pcr_claim.changed', subject_type: 'pcr_claim', subject_id: claim.id, before: facts(claim), after: { ...facts(after), side } });
  await notifyPcr(ctx);
  return answerClaim(ctx, after, project, PCR_MESSAGES.saved);
}

export async function saveClaimLines(
  ctx: Ctx,
  { id, updated_at, side, lines }: ParsedInput<typeof calls.saveClaimLines>,
): Promise<OutputOf<typeof calls.saveClaimLines>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  requireMay(ctx, claim, side);
  const now = asSaved(claim, side);
  const after = await rewrite(ctx, project, claim, { ...now, claim_date: claim.claim_date as CalendarDate, typed: lines });
  const net = (one: ClaimRecord) => ({ net: toRinggit(((side === 'claimed' ? one.claimed : one.certified) ?? one.claimed).figures.net) });
  await audit(ctx, {
    action: 'pcr_claim.valued',
    subject_type: 'pcr_claim',
    subject_id: id,
    before: net(claim),
    after: { ...net(after), side, lines: lines.length },
  });
  await notifyPcr(ctx);
  return { success: true, message: say(PCR_MESSAGES.saved, ctx.locale, { claim_no: claim.claim_no }), data: await presentSheet(ctx, after) };
}

export async function discardClaim(ctx: Ctx, { id, updated_at }: ParsedInput<typeof calls.discardClaim>): Promise<OutputOf<typeof calls.discardClaim>> {
  const { claim, project } = await lockClaim(ctx, id, updated_at);
  await moveRecord(ctx, { workflow: claimWorkflow, action: 'discard', subjectId: id, current: claim.status });
  await removeClaim(ctx, id);
  await audit(ctx, {
    action: 'pcr_claim.discarded',
    subject_type: 'pcr_claim',
    subject_id: id,
    before: { project: project.code, claim_no: claim.claim_no, version: claim.version },
  });
  await notifyPcr(ctx);
  return { success: true, message: say(PCR_MESSAGES.discarded, ctx.locale, { claim_no: claim.claim_no }) };
}

/** The next version of a rejected claim says what that one said. @throws 422 of one that is not rejected, or was followed by another */
export async function reviseClaim(ctx: Ctx, { id, updated_at }: ParsedInput<typeof calls.reviseClaim>): Promise<OutputOf<typeof calls.reviseClaim>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  const [last] = await claimsOf(ctx, project.id);
  if (claim.status !== 'Rejected' || last?.id !== claim.id) throw invalid('base', notFromHere(claim.status));
  const { claim_no, period_end, claim_date, claimed, claimed_deductions } = claim;
  const begun = await insertClaim(ctx, {
    project_id: project.id,
    claim_no,
    version: claim.version + 1,
    period_end,
    claim_date,
    status: 'Draft',
    claimed,
    claimed_deductions,
  });
  const lines = (await linesOf(ctx, id)).map((line): LineValues => ({ ...line, certified_by: null, certified_value: null, certified_amount: null }));
  await writeLines(ctx, begun.id, lines, []);
  const after = await changeClaim(ctx, begun.id, { claimed: await reckon(ctx, { project, ...asSaved(begun, 'claimed') }) });
  await moveRecord(ctx, { workflow: claimWorkflow, action: 'create', subjectId: after.id, current: null });
  await audit(ctx, {
    action: 'pcr_claim.revised',
    subject_type: 'pcr_claim',
    subject_id: after.id,
    after: { project: project.code, claim_no, version: after.version },
  });
  await notifyPcr(ctx);
  return answerClaim(ctx, after, project, PCR_MESSAGES.revised);
}
