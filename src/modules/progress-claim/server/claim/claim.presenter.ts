/** Claims as they leave the portal, in ringgit. */
import { mayAct } from '#platform/contract/access.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { ringgitOrNull, subtract, toRinggit, ZERO } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { claimAbilities } from '../../contract/claim/claim.policy.ts';
import { explainClaim } from '../../contract/claim/claim-trace.ts';
import type { ClaimDetail, ClaimLineRow, ClaimRow, ShownFigures } from '../../contract/claim/claim.schema.ts';
import { daysOverdue } from '../../contract/claim/contract-time.ts';
import { claimWorkflow, SERVABLE } from '../../contract/claim/claim.workflow.ts';
import { PAGE } from '../notify-pcr.ts';
import type { ClaimRecord, LineRecord, ProjectRecord, Reckoned } from '../progress-claim.tables.ts';
import { damagesFor, sectionsOf } from '../project/section.store.ts';
import { completionOf, getProject, today } from '../project.store.ts';
import { claimsOf, getClaim, linesOf, paymentsOf } from './claim.store.ts';
import { responseClock, type ResponseClock } from './response-clock.ts';

export const claimHands = (ctx: Ctx) => ({ may: (action: string) => mayAct(ctx.actor, ctx.services.pages, PAGE, action as 'Create') });

const figuresFrom = ({ facts, figures }: Reckoned): ShownFigures => {
  const { taxable_net: _taxable, ...own } = figures;
  const all = { ...own, work_done: facts.work_done, vo_done: facts.vo_done, materials_on_site: facts.materials_on_site, deductions: facts.deductions };
  return Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, toRinggit(amount)])) as ShownFigures;
};

/** What is left to be paid of a certified claim; of another nothing. */
export const outstandingOf = ({ status, certified_payable, paid_amount }: ClaimRecord) =>
  status === 'Waiting for Payment' && certified_payable !== null ? subtract(certified_payable, paid_amount) : ZERO;

export function presentRow(ctx: Ctx, claim: ClaimRecord, superseded: boolean, responseOf: ResponseClock): ClaimRow {
  const response = responseOf(claim);
  const isAnswerable = SERVABLE.some((status) => status === claim.status);
  const outstanding = outstandingOf(claim);
  const due = claim.due_date as CalendarDate | null;
  return {
    id: claim.id,
    project_id: claim.project_id,
    claim_no: claim.claim_no,
    version: claim.version,
    period_end: claim.period_end,
    claim_date: claim.claim_date,
    status: claim.status,
    claimed: figuresFrom(claim.claimed),
    certified: claim.certified && figuresFrom(claim.certified),
    submitted_on: claim.submitted_on,
    served_on: claim.served_on ?? claim.submitted_on,
    response_due: response,
    response_overdue: response !== null && isAnswerable ? daysOverdue(response, today(ctx)) : 0,
    certificate_no: claim.certificate_no,
    certificate_date: claim.certificate_date,
    invoice_no: claim.invoice_no,
    invoice_date: claim.invoice_date,
    e_invoice_id: claim.e_invoice_id,
    due_date: claim.due_date,
    days_overdue: due && outstanding > 0 ? daysOverdue(due, today(ctx)) : 0,
    paid_amount: toRinggit(claim.paid_amount),
    outstanding: toRinggit(outstanding),
    updated_at: instantText(claim.updated_at),
    can: claimAbilities(claimHands(ctx), { status: claim.status, superseded }),
  };
}

/** Newest first, as `claimsOf` reads them: a version is superseded where another claim follows. */
export async function presentRows(ctx: Ctx, claims: readonly ClaimRecord[]): Promise<ClaimRow[]> {
  const responseOf = await responseClock(ctx, claims);
  return claims.map((claim, at) => presentRow(ctx, claim, at > 0, responseOf));
}

const stepsOf = (reckoned: Reckoned | null) => (reckoned ? explainClaim(reckoned.terms, reckoned.facts, reckoned.figures) : []);

export async function presentClaim(ctx: Ctx, claim: ClaimRecord, project: ProjectRecord): Promise<ClaimDetail> {
  const [claims, payments, timeline, photos, documents, completion, sections, responseOf] = await pipeline(
    ctx,
    () => claimsOf(ctx, project.id),
    () => paymentsOf(ctx, claim.id),
    () => workflowLog(ctx, { type: claimWorkflow.subject, id: claim.id }),
    () => presentFilesOf(ctx, 'pcr_claim', [claim.id], 'photos'),
    () => presentFilesOf(ctx, 'pcr_claim', [claim.id], 'documents'),
    () => completionOf(ctx, project),
    () => sectionsOf(ctx, project.id),
    () => responseClock(ctx, [claim]),
  );
  const { days, exposure, deductible } = damagesFor(project, completion, claim.period_end as CalendarDate, sections);
  const { tax } = (claim.certified ?? claim.claimed).terms;
  return {
    ...presentRow(ctx, claim, claims[0]?.id !== claim.id, responseOf),
    project: { id: project.id, code: project.code, name: project.name, client_name: project.client_name, contract_sum: toRinggit(project.contract_sum) },
    claimed_deductions: claim.claimed_deductions,
    certified_deductions: claim.certified_deductions,
    damages: { days, exposure: toRinggit(exposure), deductible: toRinggit(deductible) },
    tax: { treatment: tax.treatment, percent: tax.percent, reason: tax.reason, fixed: tax.fixed ?? false },
    reject_reason: claim.reject_reason,
    payments: payments.map(({ id, paid_on, amount, reference }) => ({ id, paid_on, amount: toRinggit(amount), reference })),
    trace: { claimed: stepsOf(claim.claimed), certified: stepsOf(claim.certified) },
    photos: photos.get(claim.id) ?? [],
    documents: documents.get(claim.id) ?? [],
    timeline: timeline.map(({ at, payload: _payload, ...entry }) => ({ ...entry, at: instantText(at) })),
  };
}

/** @throws 404 */
export async function showById(ctx: Ctx, id: number): Promise<ClaimDetail> {
  const claim = await getClaim(ctx, id);
  return presentClaim(ctx, claim, await getProject(ctx, claim.project_id));
}

const presentLine = (line: LineRecord): ClaimLineRow => ({
  item_id: line.item_id,
  variation_id: line.variation_id,
  previous: toRinggit(line.previous_amount),
  claimed_by: line.claimed_by,
  claimed_value: line.claimed_value,
  claimed: toRinggit(line.claimed_amount),
  certified_by: line.certified_by,
  certified_value: line.certified_value,
  certified: ringgitOrNull(line.certified_amount),
  reason: line.reason,
});

export async function presentSheet(ctx: Ctx, claim: ClaimRecord) {
  const [claims, lines, responseOf] = await pipeline(
    ctx,
    () => claimsOf(ctx, claim.project_id),
    () => linesOf(ctx, claim.id),
    () => responseClock(ctx, [claim]),
  );
  return { claim: presentRow(ctx, claim, claims[0]?.id !== claim.id, responseOf), lines: lines.map(presentLine) };
}

/** What somebody who wrote is answered. */
export const answerClaim = async (ctx: Ctx, claim: ClaimRecord, project: ProjectRecord, message: Text, params: Params = {}) => ({
  success: true as const,
  message: say(message, ctx.locale, { claim_no: claim.claim_no, version: claim.version, invoice_no: claim.invoice_no, ...params }),
  data: await presentClaim(ctx, claim, project),
});
