/** Calls of paying claims: preparing, approving, paying by hand. A bank transfer travels in a payment batch, a salary in a payroll. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optional, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import { decisionResults } from '#modules/approval/contract/approval.schema.ts';
import { seen } from './claim.endpoints.ts';
import { claimManifest as manifest } from './claim.manifest.ts';
import { claimDetail, PAYMENT_METHODS } from './claim.schema.ts';
import { MANAGED, seenClaim } from './manage-claim.endpoints.ts';

const PAGE = '/claim/manage';
const ids = z.array(id()).min(1).max(200);

export const listPayingAccounts = defineEndpoint({
  name: 'claim.list-paying-accounts',
  method: 'GET',
  path: `${MANAGED}/paying-accounts`,
  requires: requirePage(manifest, PAGE, 'Prepare for Payment'),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), bank: z.string(), account_no: z.string(), is_default: z.boolean() }))),
  summary: 'The accounts of the company that transfers may come from, and which is the default for claims',
});

export const prepareClaims = defineEndpoint({
  name: 'claim.prepare-claims',
  method: 'POST',
  path: `${MANAGED}/prepare-payment`,
  requires: requirePage(manifest, PAGE, 'Prepare for Payment'),
  input: z.object({
    ids,
    /** Absent: each as its categories and the settings say. */
    method: optional(z.enum(PAYMENT_METHODS)),
    /** The day on which it is to be paid. */
    payment_date: date(),
    /** Of a bank transfer; absent: the default account for claims. */
    company_bank_id: optional(id()),
    remark: optionalText(500),
  }),
  output: wrote(decisionResults.extend({ batch: z.object({ id: z.number(), number: z.string() }).nullable() })),
  summary: 'Prepares approved claims for payment: transfers in one batch, the others with their salary or by hand; with a result for each',
  emits: ['claim_prepared', 'payment'],
});

export const approveClaimPayment = defineEndpoint({
  name: 'claim.approve-payment',
  method: 'POST',
  path: `${MANAGED}/{id}/approve-payment`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: seenClaim,
  output: wrote(claimDetail),
  summary: 'Approves a payment that somebody else prepared; one in a batch is approved with the batch',
  emits: ['claim_payment_approved'],
});

export const sendBackClaim = defineEndpoint({
  name: 'claim.send-back',
  method: 'POST',
  path: `${MANAGED}/{id}/return`,
  requires: requirePage(manifest, PAGE, 'Prepare for Payment'),
  input: seenClaim.extend({ remark: text(3, 500) }),
  output: wrote(claimDetail),
  summary: 'Takes a claim back from its payment: it is approved again',
});

const paid = {
  payment_date: date(),
  reference: line(1, 100),
  proofs: z.array(fileField()).max(MAX_FILES_PER_FIELD).default([]),
};

export const makeClaimPayment = defineEndpoint({
  name: 'claim.made-payment',
  method: 'POST',
  path: `${MANAGED}/{id}/made-payment`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object({ ...seen, ...paid }),
  output: wrote(claimDetail),
  files: true,
  summary: 'Says that a cheque or cash was handed over; transfers are paid by their batch, salaries by their payroll',
  emits: ['claim_paid'],
});

export const payClaims = defineEndpoint({
  name: 'claim.pay-claims',
  method: 'POST',
  path: `${MANAGED}/made-payment`,
  requires: requirePage(manifest, PAGE, 'Made Payment'),
  input: z.object({ ids, payment_date: paid.payment_date, reference: paid.reference }),
  output: wrote(decisionResults),
  summary: 'The same for several claims, with a result for each',
  emits: ['claim_paid'],
});
