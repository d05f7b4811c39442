/** The moves of a claim: submitted, reviewed, certified, rejected, paid. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { add, formatPrice, fromRinggit, subtract, toRinggit, ZERO } from '#platform/contract/money.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { notFromHere } from '#platform/server/workflow/workflow.messages.ts';
import type * as calls from '../../contract/claim.endpoints.ts';
import { claimWorkflow, CERTIFIED, SERVABLE, type ClaimAction, type ClaimStatus } from '../../contract/claim/claim.workflow.ts';
import { dueDate } from '../../contract/claim/contract-time.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { notifyClaim, notifyPcr } from '../notify-pcr.ts';
import type { ClaimRecord, NewClaim } from '../progress-claim.tables.ts';
import { today } from '../project.store.ts';
import { answerClaim, outstandingOf } from './claim.presenter.ts';
import { approvedVariations, changeClaim, insertPayment, lockClaim } from './claim.store.ts';
import { differenceOf, sheetOf } from './claim-sheet.ts';
import { reckon, asSaved } from './reckon-claim.ts';
import { requireDamages } from './require-damages.ts';
import { settleCompletion } from './settle-completion.ts';

interface Moving {
  readonly action: ClaimAction;
  readonly remark?: string | null;
  readonly values?: Partial<NewClaim>;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Checks a move against the table, writes it and says it to the audit log. */
async function move(ctx: Ctx, claim: ClaimRecord, { action, remark = null, values = {}, facts = {} }: Moving): Promise<ClaimRecord> {
  const status = (await moveRecord(ctx, {
    workflow: claimWorkflow,
    action,
    subjectId: claim.id,
    current: claim.status,
    remark,
    payload: facts,
  })) as ClaimStatus;
  const after = await changeClaim(ctx, claim.id, { ...values, status });
  const { payable } = (after.certified ?? after.claimed).figures;
  await audit(ctx, {
    action: `pcr_claim.${action}`,
    subject_type: 'pcr_claim',
    subject_id: claim.id,
    before: { status: claim.status },
    after: { status, claim_no: claim.claim_no, version: claim.version, payable: toRinggit(payable), ...facts },
  });
  return after;
}

const copied =
  adhocText(`update pcr_claim_lines set certified_by = claimed_by, certified_value = claimed_value, certified_amount = claimed_amount, updated_at = clock_timestamp()
  where company_id = $1 and claim_id = $2`);

/** @throws 422 where the bill is not the contract sum, a line says too much, or nothing is claimed */
export async function submitClaim(ctx: Ctx, { id, updated_at, remark }: ParsedInput<typeof calls.submitClaim>): Promise<OutputOf<typeof calls.submitClaim>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  if (claim.status !== 'Draft') throw invalid('base', notFromHere(claim.status));
  if (project.cancelled) throw invalid('base', PCR_ERRORS.cancelledProject);
  const sheet = await sheetOf(ctx, project, id);
  const difference = differenceOf(sheet, project.contract_sum);
  if (difference !== 0) {
    const [total, sum] = [subtract(project.contract_sum, difference), project.contract_sum].map((amount) => formatPrice(toRinggit(amount)));
    throw invalid('base', PCR_ERRORS.billDiffers, { total, sum });
  }
  const claimed = await reckon(ctx, { project, sheet, ...asSaved(claim, 'claimed') });
  const isNothing = claimed.figures.this_claim === 0 && claimed.facts.deductions === 0 && claimed.figures.gross === 0;
  if (isNothing) throw invalid('base', PCR_ERRORS.emptyClaim);
  await requireDamages(ctx, project, claim, claim.claimed_deductions, 'base');
  await copied(ctx.client, [ctx.companyId, id]);
  const values = { claimed, certified: claimed, certified_deductions: claim.claimed_deductions, submitted_on: today(ctx) };
  const after = await move(ctx, claim, { action: 'submit', remark, values });
  await notifyClaim(ctx, project, after, 'submitted');
  return answerClaim(ctx, after, project, PCR_MESSAGES.submitted);
}

export async function reviewClaim(ctx: Ctx, { id, updated_at, remark }: ParsedInput<typeof calls.reviewClaim>): Promise<OutputOf<typeof calls.reviewClaim>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  const after = await move(ctx, claim, { action: 'review', remark });
  await notifyClaim(ctx, project, after, 'reviewed');
  return answerClaim(ctx, after, project, PCR_MESSAGES.reviewed);
}

export async function rejectClaim(ctx: Ctx, { id, updated_at, remark }: ParsedInput<typeof calls.rejectClaim>): Promise<OutputOf<typeof calls.rejectClaim>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  const after = await move(ctx, claim, { action: 'reject', remark, values: { reject_reason: remark } });
  await notifyClaim(ctx, project, after, 'rejected');
  return answerClaim(ctx, after, project, PCR_MESSAGES.rejected);
}

/** @throws 422 of days that cannot be */
function requireDays(ctx: Ctx, claim: ClaimRecord, certificate: CalendarDate, invoice: CalendarDate): void {
  if (certificate < claim.period_end) throw invalid('certificate_date', PCR_ERRORS.certificateBeforePeriod, { date: formatDate(claim.period_end) });
  if (certificate > today(ctx)) throw invalid('certificate_date', PCR_ERRORS.inFuture);
  if (invoice < certificate) throw invalid('invoice_date', PCR_ERRORS.invoiceBeforeCertificate);
  if (invoice > today(ctx)) throw invalid('invoice_date', PCR_ERRORS.inFuture);
}

/** Certifies a claim: the certificate and the invoice are of it alone, and what is due is due from the invoice. */
export async function approveClaim(ctx: Ctx, input: ParsedInput<typeof calls.approveClaim>): Promise<OutputOf<typeof calls.approveClaim>> {
  const { id, certificate_no, certificate_date, invoice_date, e_invoice_id } = input;
  const { project, claim } = await lockClaim(ctx, id, input.updated_at);
  if (!mayMove(claimWorkflow, 'approve', claim.status)) throw invalid('base', notFromHere(claim.status));
  requireDays(ctx, claim, certificate_date, invoice_date);
  await requireDamages(ctx, project, claim, claim.certified_deductions, 'base');
  const reckoned = await reckon(ctx, { project, ...asSaved(claim, 'certified'), taxed: invoice_date });
  const certified = { ...reckoned, variations: (await approvedVariations(ctx, project.id)).map((variation) => variation.id) };
  const { figures } = certified;
  const invoice_no = input.invoice_no ?? (await nextNumber(ctx, 'pcr_invoice', 'PCI'));
  const values: Partial<NewClaim> = {
    certified,
    certificate_no,
    certificate_date,
    invoice_no,
    invoice_date,
    e_invoice_id,
    due_date: dueDate(invoice_date, project.payment_terms_days),
    certified_net: figures.net,
    certified_this: figures.this_claim,
    certified_tax: figures.tax,
    certified_payable: figures.payable,
    certified_retention: figures.retention,
    certified_gross: figures.gross,
  };
  const approved = await move(ctx, claim, { action: 'approve', values, facts: { certificate_no, certificate_date } });
  const after = await move(ctx, approved, { action: figures.payable === 0 ? 'settle' : 'invoice', facts: { invoice_no, invoice_date } });
  await settleCompletion(ctx, project);
  await notifyClaim(ctx, project, after, 'approved');
  return answerClaim(ctx, after, project, PCR_MESSAGES.approved);
}

/** A credit is paid back: its payment is below 0 as well. @throws 422 above what is left */
export async function payClaim(ctx: Ctx, input: ParsedInput<typeof calls.payClaim>): Promise<OutputOf<typeof calls.payClaim>> {
  const { id, paid_on, reference } = input;
  const { project, claim } = await lockClaim(ctx, id, input.updated_at);
  if (claim.status !== 'Waiting for Payment') throw invalid('base', notFromHere(claim.status));
  const [amount, left] = [fromRinggit(input.amount), outstandingOf(claim)];
  if (paid_on > today(ctx)) throw invalid('paid_on', PCR_ERRORS.inFuture);
  if (claim.invoice_date && paid_on < claim.invoice_date) throw invalid('paid_on', PCR_ERRORS.paidBeforeInvoice, { date: formatDate(claim.invoice_date) });
  const isWithin = left > 0 ? amount > 0 && amount <= left : amount < 0 && amount >= left;
  if (!isWithin) throw invalid('amount', PCR_ERRORS.paidTooMuch, { left: formatPrice(toRinggit(left)) });
  await insertPayment(ctx, { claim_id: id, paid_on, amount, reference });
  const rest = subtract(left, amount);
  const facts = { amount: toRinggit(amount), paid_on, reference };
  const after = await move(ctx, claim, { action: rest === ZERO ? 'made_payment' : 'pay', values: { paid_amount: add(claim.paid_amount, amount) }, facts });
  if (rest === ZERO) await notifyClaim(ctx, project, after, 'paid');
  else await notifyPcr(ctx);
  return answerClaim(ctx, after, project, rest === ZERO ? PCR_MESSAGES.paid : PCR_MESSAGES.partPaid, { left: formatPrice(toRinggit(rest)) });
}

/** @throws 422 of a day before that of the claim or in the future */
export async function serveClaim(ctx: Ctx, { id, updated_at, served_on }: ParsedInput<typeof calls.serveClaim>): Promise<OutputOf<typeof calls.serveClaim>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  if (!SERVABLE.some((one) => one === claim.status)) throw invalid('base', notFromHere(claim.status));
  if (served_on !== null && served_on > today(ctx)) throw invalid('served_on', PCR_ERRORS.inFuture);
  // A claim may be sent before the day that it bears.
  const first = claim.submitted_on !== null && claim.submitted_on < claim.claim_date ? claim.submitted_on : claim.claim_date;
  if (served_on !== null && served_on < first) throw invalid('served_on', PCR_ERRORS.servedBeforeClaim, { date: formatDate(first) });
  const after = await changeClaim(ctx, id, { served_on });
  const servedOf = (one: ClaimRecord) => ({ served_on: one.served_on ?? one.submitted_on });
  await audit(ctx, { action: 'pcr_claim.served', subject_type: 'pcr_claim', subject_id: id, before: servedOf(claim), after: servedOf(after) });
  await notifyPcr(ctx);
  return answerClaim(ctx, after, project, PCR_MESSAGES.saved);
}

export async function numberInvoice(
  ctx: Ctx,
  { id, updated_at, e_invoice_id }: ParsedInput<typeof calls.numberInvoice>,
): Promise<OutputOf<typeof calls.numberInvoice>> {
  const { project, claim } = await lockClaim(ctx, id, updated_at);
  if (!CERTIFIED.some((one) => one === claim.status)) throw invalid('base', notFromHere(claim.status));
  const after = await changeClaim(ctx, id, { e_invoice_id });
  await audit(ctx, {
    action: 'pcr_claim.invoiced',
    subject_type: 'pcr_claim',
    subject_id: id,
    before: { e_invoice_id: claim.e_invoice_id },
    after: { e_invoice_id },
  });
  await notifyPcr(ctx);
  return answerClaim(ctx, after, project, PCR_MESSAGES.saved);
}
