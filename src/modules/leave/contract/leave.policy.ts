/** Who may do what with one leave, beyond the table of moves and the page actions. Pure: asked by the server, shown by the web. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { mayMove } from '#platform/contract/workflow.ts';
import { leaveWorkflow, type LeaveStatus } from './leave.workflow.ts';

export interface LeaveActor {
  readonly userId: number;
  /** The own profile in this company; null: none. */
  readonly employeeId: number | null;
  readonly owner: boolean;
  /** Actions held on the management page. */
  readonly may: (action: 'Review' | 'Approve' | 'Reject' | 'Cancel') => boolean;
  readonly today: CalendarDate;
}

export interface LeaveState {
  readonly status: LeaveStatus;
  readonly employee_id: number;
  readonly start_date: string;
  readonly reviewed_by: number | null;
  /** Users whose turn it is; null: whoever holds the action. */
  readonly approver_ids: readonly number[] | null;
  /** Level of the chain that is asked now, and how many there are. */
  readonly level: number;
  readonly levels: number;
  /** A confirmed payroll has taken days of it off the salary. */
  readonly locked: boolean;
}

export interface LeaveRules {
  readonly review_required: boolean;
  readonly self_cancel: boolean;
  /** Reviewer and approver are two people. */
  readonly four_eyes: boolean;
}

export const isOwn = (actor: LeaveActor, leave: LeaveState) => actor.employeeId === leave.employee_id;
/** Nobody judges their own leave, the owner excepted. */
export const mayJudge = (actor: LeaveActor, leave: LeaveState) => actor.owner || !isOwn(actor, leave);
/** With named approvers only they decide; the owner may always step in. */
export const isTheirTurn = (actor: LeaveActor, leave: LeaveState) => actor.owner || leave.approver_ids === null || leave.approver_ids.includes(actor.userId);
export const isOtherThanReviewer = (actor: LeaveActor, leave: LeaveState, rules: LeaveRules) =>
  actor.owner || !rules.four_eyes || leave.reviewed_by !== actor.userId;

/** A chain of named approvers takes the place of the review. */
export function mayReview(actor: LeaveActor, leave: LeaveState): boolean {
  return actor.may('Review') && mayMove(leaveWorkflow, 'review', leave.status) && mayJudge(actor, leave) && leave.approver_ids === null;
}

export function mayApprove(actor: LeaveActor, leave: LeaveState, rules: LeaveRules): boolean {
  if (!actor.may('Approve') || !mayMove(leaveWorkflow, 'approve', leave.status) || !mayJudge(actor, leave)) return false;
  if (leave.status === 'Waiting for Approval' && leave.approver_ids === null && rules.review_required) return false;
  return isTheirTurn(actor, leave) && isOtherThanReviewer(actor, leave, rules);
}

export function mayReject(actor: LeaveActor, leave: LeaveState): boolean {
  return actor.may('Reject') && mayMove(leaveWorkflow, 'reject', leave.status) && mayJudge(actor, leave) && isTheirTurn(actor, leave);
}

/** Started leave is cancelled by an admin only; what a confirmed payroll took off the salary stays. */
export function mayCancel(actor: LeaveActor, leave: LeaveState): boolean {
  return actor.may('Cancel') && mayMove(leaveWorkflow, 'cancel', leave.status) && !leave.locked;
}

/** The employee takes back what is not decided, and approved leave before it starts where the company allows it. */
export function mayWithdraw(actor: LeaveActor, leave: LeaveState, rules: LeaveRules): boolean {
  if (!isOwn(actor, leave) || leave.locked || !mayMove(leaveWorkflow, 'withdraw', leave.status)) return false;
  return leave.status !== 'Approved' || (rules.self_cancel && leave.start_date > actor.today);
}

/** An owner who is not asked steps in: the approval stands for the levels that are left too. */
export function approvesForAll(actor: LeaveActor, { approver_ids, level, levels }: LeaveState): boolean {
  return actor.owner && approver_ids !== null && !approver_ids.includes(actor.userId) && level < levels;
}

export const leaveAbilities = (actor: LeaveActor, leave: LeaveState, rules: LeaveRules) => ({
  review: mayReview(actor, leave),
  approve: mayApprove(actor, leave, rules),
  approve_all: mayApprove(actor, leave, rules) && approvesForAll(actor, leave),
  reject: mayReject(actor, leave),
  cancel: mayCancel(actor, leave),
  withdraw: mayWithdraw(actor, leave, rules),
});
export type LeaveAbilities = ReturnType<typeof leaveAbilities>;
