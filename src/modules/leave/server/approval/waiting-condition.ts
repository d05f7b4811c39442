/**
 * Which undecided leaves wait for a person, as a condition of SQL: `mayReview` or `mayApprove` of `leave.policy.ts` where
 * it is also their turn. The test beside it holds the two equal over random cases.
 */
import { sql, type SQL } from 'drizzle-orm';
import { PENDING_STATUSES, leaveWorkflow, type LeaveStatus } from '../../contract/leave.workflow.ts';
import type { LeaveActor, LeaveRules } from '../../contract/leave.policy.ts';

const { review, approve } = leaveWorkflow.moves;
const among = (statuses: readonly (LeaveStatus | null)[]) =>
  sql`w.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

/** Not decided yet. Columns of `w`. */
export const pending = (): SQL => among(PENDING_STATUSES);

/** Named in the chain, or nobody is. Columns of `w`. */
export const inTurn = (userId: number): SQL => sql`(w.approver_ids is null or ${userId}::bigint = any(w.approver_ids))`;

/** A condition on `status`, `approver_ids` and `reviewed_by` of `w`; whose leave it is stands in `leftOut`. Null: nothing ever waits for them. */
export function waitingCondition(actor: LeaveActor, rules: LeaveRules): SQL | null {
  const reviews = actor.may('Review') ? sql`(${among(review.from)} and w.approver_ids is null)` : null;
  const first = rules.review_required ? sql`and not (w.status = 'Waiting for Approval' and w.approver_ids is null)` : sql``;
  const others = rules.four_eyes && !actor.owner ? sql`and w.reviewed_by is distinct from ${actor.userId}::bigint` : sql``;
  const approves = actor.may('Approve') ? sql`(${among(approve.from)} ${first} ${others})` : null;
  const either = [reviews, approves].filter((part) => part !== null);
  return either.length === 0 ? null : sql`(${pending()} and ${inTurn(actor.userId)} and (${sql.join(either, sql` or `)}))`;
}

/** The employee whose leave this person does not judge: their own. Null: nobody's. */
export const leftOut = (actor: LeaveActor): number | null => (actor.owner ? null : actor.employeeId);
