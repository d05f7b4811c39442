/** Calls of claim management: list, decisions, the check of items. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date, money, optional, optionalText, text } from '#platform/contract/fields.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { decisionResults } from '#modules/approval/contract/approval.schema.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { categoryBrief } from './category/category.schema.ts';
import { CLAIM_SORTS, claimFilter, claimPaper, ref, seen } from './claim.endpoints.ts';
import { claimManifest as manifest } from './claim.manifest.ts';
import { assessedClaim, categoryOptions, claimDetail, claimFields, claimRow } from './claim.schema.ts';
import { CLAIM_STATUSES } from './claim.workflow.ts';
import { CHECK_STATUSES } from './item/claim-item.schema.ts';

const PAGE = '/claim/manage';
export const MANAGED = 'api/operation/claims';
const view = requirePage(manifest, PAGE);
const create = requirePage(manifest, PAGE, 'Create');

const managedFilter = {
  ...claimFilter,
  ...peopleFilters,
  /** Only those that wait for the caller. */
  mine: z.boolean().optional(),
  /** Only those that wait for a decision and have items that nobody has checked. */
  unchecked: z.boolean().optional(),
  /** Only those that are paid by cheque or cash. */
  by_hand: z.boolean().optional(),
};

export const listClaims = defineEndpoint({
  name: 'claim.list-claims',
  method: 'GET',
  path: MANAGED,
  requires: view,
  input: z.object({ ...listParams(CLAIM_SORTS), ...managedFilter }),
  output: list(claimRow).extend({ counts: z.record(z.enum(CLAIM_STATUSES), z.number()) }),
  summary: 'Claims of the employees in sight, with the number in each status; no drafts',
});

export const exportClaims = defineEndpoint({
  name: 'claim.export-claims',
  method: 'GET',
  path: `${MANAGED}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...managedFilter, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The list of claims, by its own filter, as a file',
});

export const claimSummary = defineEndpoint({
  name: 'claim.claim-summary',
  method: 'GET',
  path: `${MANAGED}/summary`,
  requires: view,
  input: z.object(peopleFilters),
  output: one(
    z.object({
      /** Not decided yet. */
      waiting: z.number(),
      waiting_amount: z.number(),
      /** Approved and not paid. */
      to_pay: z.number(),
      to_pay_amount: z.number(),
      /** This month. */
      paid: z.number(),
      paid_amount: z.number(),
      /** From the day of submission to that of payment, of those paid in the last 90 days; null: none. */
      days_to_pay: z.number().nullable(),
    }),
  ),
  summary: 'What waits, what is to be paid, what was paid this month, and how long it takes',
});

export const claimChoices = defineEndpoint({
  name: 'claim.claim-choices',
  method: 'GET',
  path: `${MANAGED}/choices`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/claim/report'), onPage(manifest, '/claim/category')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.object({ categories: z.array(categoryBrief), employees: z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() })) })),
  summary: 'All categories, and active employees in sight by name or code, for filters',
});

export const showClaim = defineEndpoint({
  name: 'claim.show-claim',
  method: 'GET',
  path: `${MANAGED}/{id}`,
  requires: view,
  input: z.object({ id: id() }),
  output: one(claimDetail),
  summary: 'One claim with its items, receipts, what speaks against them, limits and timeline',
});

export const claimPdf = defineEndpoint({
  name: 'claim.claim-pdf',
  method: 'GET',
  path: `${MANAGED}/{id}/pdf`,
  requires: view,
  input: claimPaper,
  output: z.unknown(),
  download: true,
  summary: 'One claim with its receipts as PDF',
});

export const categoriesFor = defineEndpoint({
  name: 'claim.categories-for',
  method: 'GET',
  path: `${MANAGED}/categories-for`,
  requires: create,
  input: z.object({ employee_id: id(), date: date().optional() }),
  output: one(categoryOptions),
  summary: 'The categories that an employee may claim, with what is left of each limit on a day',
});

export const assessClaim = defineEndpoint({
  name: 'claim.assess-claim',
  method: 'POST',
  path: `${MANAGED}/assess`,
  requires: create,
  writes: false,
  input: z.object({ employee_id: id(), items: claimFields.items }),
  output: one(assessedClaim),
  summary: 'What a claim on behalf of an employee would be worth; writes nothing',
});

export const fileClaim = defineEndpoint({
  name: 'claim.file-claim',
  method: 'POST',
  path: MANAGED,
  requires: create,
  input: z.object({ employee_id: id(), title: claimFields.title, claim_month: claimFields.claim_month, items: claimFields.items, ...ref }),
  output: wrote(claimDetail),
  files: true,
  summary: 'Submits a claim on behalf of an employee; one that was sent before is answered as it stands',
  emits: ['claim_submitted'],
});

export const seenClaim = z.object({ ...seen, remark: optionalText(500) });

export const reviewClaim = defineEndpoint({
  name: 'claim.review-claim',
  method: 'POST',
  path: `${MANAGED}/{id}/review`,
  requires: requirePage(manifest, PAGE, 'Review'),
  input: seenClaim,
  output: wrote(claimDetail),
  summary: 'Reviews a claim for the approver',
  emits: ['claim_reviewed'],
});

export const checkItems = defineEndpoint({
  name: 'claim.check-items',
  method: 'POST',
  path: `${MANAGED}/{id}/check-items`,
  requires: requirePage(manifest, PAGE, 'Check Item'),
  input: z.object({
    ...seen,
    items: z
      .array(
        z.object({
          id: id(),
          check_status: z.enum(CHECK_STATUSES),
          /** Of an accepted item; absent: what it is granted by default. */
          approved_amount: optional(money()),
          check_remark: optionalText(500),
        }),
      )
      .min(1)
      .max(100),
  }),
  output: wrote(claimDetail),
  shownByPage: true,
  summary: 'Accepts or rejects items, each with its amount; the claim stays in its status',
  emits: ['claim_checked'],
});

export const approveClaim = defineEndpoint({
  name: 'claim.approve-claim',
  method: 'POST',
  path: `${MANAGED}/{id}/approve`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: seenClaim,
  output: wrote(claimDetail),
  summary: 'Approves a claim, or passes it to the next level of its chain',
  emits: ['claim_approved'],
});

export const rejectClaim = defineEndpoint({
  name: 'claim.reject-claim',
  method: 'POST',
  path: `${MANAGED}/{id}/reject`,
  requires: requirePage(manifest, PAGE, 'Reject'),
  input: seenClaim,
  output: wrote(claimDetail),
  summary: 'Rejects a claim with a remark',
  emits: ['claim_rejected'],
});

export const cancelClaim = defineEndpoint({
  name: 'claim.cancel-claim',
  method: 'POST',
  path: `${MANAGED}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Cancel'),
  input: z.object({ ...seen, remark: text(3, 500) }),
  output: wrote(claimDetail),
  summary: 'Cancels a reviewed or approved claim; what it held of limits is free again',
  emits: ['claim_cancelled'],
});

export const BULK_ACTIONS = ['review', 'approve', 'reject', 'cancel', 'approve_payment', 'send_back'] as const;
export const decideClaims = defineEndpoint({
  name: 'claim.decide-claims',
  method: 'POST',
  path: `${MANAGED}/bulk`,
  requires: view,
  input: z.object({ ids: z.array(id()).min(1).max(200), action: z.enum(BULK_ACTIONS), remark: optionalText(500) }),
  output: wrote(decisionResults),
  summary: 'The same move of several claims, with a result for each',
  emits: ['claim_reviewed', 'claim_approved', 'claim_rejected', 'claim_cancelled', 'claim_payment_approved'],
});
