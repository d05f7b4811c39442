/** Calls of the employee's own claims. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { clientRef } from '#platform/contract/field/field-action.schema.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { assessedClaim, categoryOptions, claimDetail, claimFields, claimRow, limitRow } from './claim.schema.ts';
import { CLAIM_STATUSES } from './claim.workflow.ts';

/** Filters that own list and management share. */
export const claimFilter = {
  /** Of the month that it is reported under. */
  year: z.number().int().min(2000).max(2100).optional(),
  status: z.enum(CLAIM_STATUSES).optional(),
  /** Claims with an item in the span. */
  start_date: date().optional(),
  end_date: date().optional(),
  start_submit_date: date().optional(),
  end_submit_date: date().optional(),
  category: id().optional(),
  /** Comma list of relations. */
  with: z.string().max(100).optional(),
};
export const CLAIM_SORTS = ['created_at', 'number', 'title', 'claim_month', 'submit_date', 'total_amount', 'approved_amount', 'status'] as const;

export const listOwnClaims = defineEndpoint({
  name: 'claim.list-own-claims',
  method: 'GET',
  path: 'api/claims',
  requires: SELF,
  input: z.object({ ...listParams(CLAIM_SORTS), ...claimFilter }),
  output: list(claimRow),
  summary: 'Own claims, newest first, drafts among them',
});

const total = z.object({ n: z.number(), amount: z.number() });

export const ownClaimSummary = defineEndpoint({
  name: 'claim.own-claim-summary',
  method: 'GET',
  path: 'api/claims/summary',
  requires: SELF,
  input: z.object({ year: claimFilter.year }),
  output: one(z.object({ year: z.number(), totals: z.record(z.enum(CLAIM_STATUSES), total), limits: z.array(limitRow) })),
  summary: 'Own claims of a year by status, and what is left of the limits today',
});

export const ownCategories = defineEndpoint({
  name: 'claim.own-categories',
  method: 'GET',
  path: 'api/claims/categories',
  requires: SELF,
  input: z.object({ date: date().optional() }),
  output: one(categoryOptions),
  summary: 'The categories that the employee may claim, with what is left of each limit on a day',
});

export const assessOwnClaim = defineEndpoint({
  name: 'claim.assess-own-claim',
  method: 'POST',
  path: 'api/claims/assess',
  requires: SELF,
  writes: false,
  input: z.object({ id: id().nullish(), items: claimFields.items }),
  output: one(assessedClaim),
  summary: 'What a claim would be worth, what its limits leave, and what would be refused; writes nothing',
});

/** Names one saving, so that it is done once however often it is sent. */
export const ref = { client_ref: clientRef().optional() };

export const createClaim = defineEndpoint({
  name: 'claim.create-claim',
  method: 'POST',
  path: 'api/claims',
  requires: SELF,
  input: z.object({ ...claimFields, ...ref }),
  output: wrote(claimDetail),
  files: true,
  summary: 'Saves a claim as a draft, or submits it: its items hold their amounts from then on; one that was sent before is answered as it stands',
  emits: ['claim_submitted'],
});

export const showOwnClaim = defineEndpoint({
  name: 'claim.show-own-claim',
  method: 'GET',
  path: 'api/claims/{id}',
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(claimDetail),
  summary: 'One own claim with its items, receipts, limits and timeline',
});

export const claimPaper = z.object({ id: id(), language: z.enum(['en', 'ms']).optional() });

export const ownClaimPdf = defineEndpoint({
  name: 'claim.own-claim-pdf',
  method: 'GET',
  path: 'api/claims/{id}/pdf',
  requires: SELF,
  input: claimPaper,
  output: z.unknown(),
  download: true,
  summary: 'One own claim with its receipts as PDF',
});

/** Which claim, and as what it was seen: 409 where somebody was faster. */
export const seen = { id: id(), status: z.enum(CLAIM_STATUSES).optional(), updated_at: z.string().max(40).nullish() };

export const updateClaim = defineEndpoint({
  name: 'claim.update-claim',
  method: 'POST',
  path: 'api/claims/{id}',
  requires: SELF,
  input: z.object({ ...claimFields, ...seen, ...ref }),
  output: wrote(claimDetail),
  files: true,
  summary: 'Changes an own draft, and submits it where asked; items that are not named are deleted',
  emits: ['claim_submitted'],
});

export const discardClaim = defineEndpoint({
  name: 'claim.discard-claim',
  method: 'DELETE',
  path: 'api/claims/{id}',
  requires: SELF,
  input: z.object(seen),
  output: done(),
  summary: 'Deletes an own draft',
});

export const submitClaim = defineEndpoint({
  name: 'claim.submit-claim',
  method: 'POST',
  path: 'api/claims/{id}/submit',
  requires: SELF,
  input: z.object(seen),
  output: wrote(claimDetail),
  summary: 'Submits an own draft as it stands',
  emits: ['claim_submitted'],
});

export const withdrawClaim = defineEndpoint({
  name: 'claim.withdraw-claim',
  method: 'POST',
  path: 'api/claims/{id}/cancel',
  requires: SELF,
  input: z.object({ ...seen, remark: optionalText(500) }),
  output: wrote(claimDetail),
  summary: 'Takes back an own claim that nobody has reviewed yet',
  emits: ['claim_cancelled'],
});
