/** Claims as something that is decided: what the inbox shows of them, and what follows from each move. */
import { invalid } from '#platform/contract/errors.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { MadeMove, Subject, SubjectItem, SubjectRecord, DecisionNotice } from '#modules/approval/server/public.ts';
import { employeeNames } from '#modules/employee/server/public.ts';
import { CLAIM_APPROVAL } from '../../contract/claim-approval.messages.ts';
import { CLAIM_ERRORS, type ClaimNotice } from '../../contract/claim.messages.ts';
import { claimWorkflow, type ClaimStatus } from '../../contract/claim.workflow.ts';
import { categoriesOf, categoryMap } from '../category/category.store.ts';
import { claimRules, MANAGE } from '../claim-actor.ts';
import { changeClaim, claimsById, itemsOfClaims, lockClaim, lockOwnersOf } from '../claim.store.ts';
import type { ClaimRecord } from '../claim.tables.ts';
import { grantItems } from '../item/grant-items.ts';
import { officeRoute, notifyClaim } from '../notify-claim.ts';
import { inBoth, nameOf, previewClaim, price } from './preview-claim.ts';

/** `Penang client visit · RM 412.60 · Mileage, Meals`. */
async function items(ctx: Ctx, waiting: readonly SubjectRecord[]): Promise<SubjectItem[]> {
  const ids = waiting.map(({ id }) => id);
  const [records, rows, categories, names] = await pipeline(
    ctx,
    () => claimsById(ctx, ids),
    () => itemsOfClaims(ctx, ids),
    () => categoryMap(ctx),
    () =>
      employeeNames(
        ctx,
        waiting.map(({ employee_id }) => employee_id),
      ),
  );
  return records.map((claim) => {
    const kinds = [...new Set((rows.get(claim.id) ?? []).map(({ claim_category_id }) => claim_category_id))];
    return {
      id: claim.id,
      title: claim.number ?? '',
      detail: inBoth((locale) => [claim.title, price(claim.total_amount), kinds.map((kind) => nameOf(categories.get(kind), locale)).join(', ')].join(' · ')),
      version: instantText(claim.updated_at),
      note: null,
      person: { id: claim.employee_id, name: names.get(claim.employee_id) ?? '' },
      route: officeRoute(claim.id),
    };
  });
}

/** Where a move leads, with who made it and when. */
async function moved(ctx: Ctx, claim: ClaimRecord, { action, to, remark }: MadeMove<never>): Promise<ClaimRecord> {
  const [by, at] = [ctx.actor.userId, ctx.clock.now().toISOString()];
  const write = (change: Partial<ClaimRecord>) => changeClaim(ctx, claim.id, { ...change, status: to as ClaimStatus, ...(remark ? { remark } : {}) });
  if (action === 'review' || action === 'pass') return write({ reviewed_by: by, reviewed_at: at });
  if (action === 'reject') return write({ reject_reason: remark });
  const approved_amount = await grantItems(ctx, claim);
  if (approved_amount === 0) throw invalid('base', CLAIM_ERRORS.nothingApproved);
  return write({ approved_by: by, approved_at: at, approved_amount, checked_amount: approved_amount });
}

const CLAIMANT: Readonly<Record<string, ClaimNotice>> = {
  review: 'claim_reviewed',
  pass: 'claim_reviewed',
  approve: 'claim_approved',
  override: 'claim_approved',
  reject: 'claim_rejected',
};

export const claimSubject: Subject<ClaimRecord, never> = {
  workflow: claimWorkflow,
  title: CLAIM_APPROVAL.claims,
  counted: CLAIM_APPROVAL.counted,
  page: MANAGE,
  reminder: { type: 'claim_submitted', route: `${MANAGE}?mine=true` },
  pass: 'pass',
  override: 'override',
  refusals: { own: CLAIM_ERRORS.ownClaim, turn: CLAIM_ERRORS.notYourTurn, first: CLAIM_ERRORS.reviewFirst, same: CLAIM_ERRORS.sameReviewer },
  rules: claimRules,
  lock: (ctx, id) => lockClaim(ctx, id, 'managed'),
  lockPeople: lockOwnersOf,
  items,
  async groups(ctx) {
    return new Map((await categoriesOf(ctx)).map(({ id, name, name_ms }) => [String(id), { en: name, ms: name_ms }]));
  },
  preview: previewClaim,
  moved,
  notify: (ctx, claim, { action, deciders }: DecisionNotice) =>
    notifyClaim(ctx, claim, { claimant: CLAIMANT[action], office: { type: 'claim_submitted', users: deciders } }),
  audited: ({ approved_amount }) => ({ approved: toRinggit(approved_amount) }),
};
