/** Calls of the claims of a contract. */
import { z } from 'zod';
import { defineEndpoint, done, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalDate, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { progressClaimManifest as manifest } from './progress-claim.manifest.ts';
import { PROJECTS } from './project/project.register.ts';
import {
  certificateFields,
  claimDetail,
  claimLine,
  claimRow,
  headFields,
  lineEntry,
  moveFields,
  paymentFields,
  rejectFields,
  seen,
  SIDES,
} from './claim/claim.schema.ts';

const PAGE = '/pcr/project';
const CLAIMS = 'api/pcr/claims';
const view = requirePage(manifest, PAGE);
const emits = ['pcr_changed', 'pcr_claim'];
const MOST_LINES = 5500;

export const listClaims = defineEndpoint({
  name: 'progress-claim.list-claims',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/claims`,
  requires: view,
  input: z.object({ project_id: id() }),
  output: one(z.array(claimRow)),
  summary: 'The claims of a contract with all their versions, newest first',
});

export const createClaim = defineEndpoint({
  name: 'progress-claim.create-claim',
  method: 'POST',
  path: `${PROJECTS}/{project_id}/claims`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ project_id: id(), period_end: date(), claim_date: date() }),
  output: wrote(claimDetail),
  summary: 'Begins the next claim with what was certified so far',
  emits,
});

export const showClaim = defineEndpoint({
  name: 'progress-claim.show-claim',
  method: 'GET',
  path: `${CLAIMS}/{id}`,
  requires: view,
  input: z.object({ id: id() }),
  output: one(claimDetail),
  summary: 'A claim with its figures, how each came about, its payments and its timeline',
});

export const updateClaim = defineEndpoint({
  name: 'progress-claim.update-claim',
  method: 'POST',
  path: `${CLAIMS}/{id}`,
  // Who claims, who reviews and who certifies each change their own side; the handler checks the right on the claim.
  requires: view,
  input: z.object({ ...seen, side: z.enum(SIDES), ...headFields }),
  output: wrote(claimDetail),
  summary: 'Changes dates, materials on site and deductions of a claim, as it was seen',
  emits,
});

export const discardClaim = defineEndpoint({
  name: 'progress-claim.discard-claim',
  method: 'DELETE',
  path: `${CLAIMS}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object(seen),
  output: done(),
  summary: 'Deletes the draft of a claim',
  emits,
});

const lines = z.object({ claim: claimRow, lines: z.array(claimLine) });

export const showClaimLines = defineEndpoint({
  name: 'progress-claim.show-claim-lines',
  method: 'GET',
  path: `${CLAIMS}/{id}/lines`,
  requires: view,
  input: z.object({ id: id() }),
  output: one(lines),
  summary: 'Every line of a claim that is worth something, or was',
});

export const saveClaimLines = defineEndpoint({
  name: 'progress-claim.save-claim-lines',
  method: 'POST',
  path: `${CLAIMS}/{id}/lines`,
  requires: view,
  input: z.object({ ...seen, side: z.enum(SIDES), lines: z.array(lineEntry).min(1).max(MOST_LINES) }),
  output: wrote(lines),
  summary: 'Enters lines of a claim by per cent, quantity or amount; the others stay as they are',
  emits,
  shownByPage: true,
});

const move = <const Verb extends string, const Action extends 'Submit' | 'Review', Fields extends z.ZodRawShape>(
  verb: Verb,
  action: Action,
  fields: Fields,
  summary: string,
) =>
  defineEndpoint({
    name: `progress-claim.${verb}-claim`,
    method: 'POST',
    path: `${CLAIMS}/{id}/${verb}`,
    requires: requirePage(manifest, PAGE, action),
    input: z.object(fields),
    output: wrote(claimDetail),
    summary,
    emits,
  });

export const submitClaim = move('submit', 'Submit', moveFields, 'Submits a draft; from then on its bill changes by variations alone');

export const serveClaim = defineEndpoint({
  name: 'progress-claim.serve-claim',
  method: 'POST',
  path: `${CLAIMS}/{id}/served`,
  requires: requirePage(manifest, PAGE, 'Submit'),
  input: z.object({ ...seen, /** Null: on the day of its submission. */ served_on: optionalDate() }),
  output: wrote(claimDetail),
  summary: 'Says on which day a claim was served, which its payment response is counted from',
  emits,
});

export const reviewClaim = move('review', 'Review', moveFields, 'Reviews a submitted claim for who certifies it');

export const approveClaim = defineEndpoint({
  name: 'progress-claim.approve-claim',
  method: 'POST',
  path: `${CLAIMS}/{id}/approve`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: z.object(certificateFields),
  output: wrote(claimDetail),
  summary: 'Certifies a reviewed claim and issues its invoice',
  emits,
});

export const rejectClaim = defineEndpoint({
  name: 'progress-claim.reject-claim',
  method: 'POST',
  path: `${CLAIMS}/{id}/reject`,
  requires: requirePage(manifest, PAGE, 'Reject'),
  input: z.object(rejectFields),
  output: wrote(claimDetail),
  summary: 'Rejects a claim with a remark',
  emits,
});

export const reviseClaim = defineEndpoint({
  name: 'progress-claim.revise-claim',
  method: 'POST',
  path: `${CLAIMS}/{id}/revise`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object(seen),
  output: wrote(claimDetail),
  summary: 'Begins the next version of a rejected claim with what it said',
  emits,
});

export const payClaim = defineEndpoint({
  name: 'progress-claim.made-payment',
  method: 'POST',
  path: `${CLAIMS}/{id}/made-payment`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object(paymentFields),
  output: wrote(claimDetail),
  summary: 'Records a payment of a certified claim; it is paid when nothing is left',
  emits,
});

export const numberInvoice = defineEndpoint({
  name: 'progress-claim.number-invoice',
  method: 'POST',
  path: `${CLAIMS}/{id}/invoice`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ...seen, e_invoice_id: optionalLine(60) }),
  output: wrote(claimDetail),
  summary: 'Writes the number of the e-invoice of a certified claim',
  emits,
});

export const PAPERS = ['claim', 'certificate', 'invoice', 'payment-claim'] as const;
export type Paper = (typeof PAPERS)[number];

export const claimPdf = defineEndpoint({
  name: 'progress-claim.claim-pdf',
  method: 'GET',
  path: `${CLAIMS}/{id}/pdf`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: z.object({ id: id(), paper: z.enum(PAPERS).default('claim'), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  summary: 'A claim on paper: the claim with its statement, the certificate, the invoice, or a payment claim under the Act',
  download: true,
});

export const claimSheet = defineEndpoint({
  name: 'progress-claim.claim-sheet',
  method: 'GET',
  path: `${CLAIMS}/{id}/xlsx`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: z.object({ id: id(), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  summary: 'A claim as a workbook whose own formulas add it up',
  download: true,
});
