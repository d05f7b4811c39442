/** Who may do what with one leave. Pure: asked by the server, shown by the web. Who decides is approval's policy, with these rules. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { mayDecide, mayDecideForAll, type Decider, type DecisionRules, type Undecided } from '#modules/approval/contract/decision.policy.ts';
import { leaveWorkflow, type LeaveStatus } from './leave.workflow.ts';

export interface LeaveActor extends Decider {
  readonly today: CalendarDate;
}

export interface LeaveState {
  readonly status: LeaveStatus;
  readonly employee_id: number;
  readonly start_date: string;
  /** A confirmed payroll has taken days of it off the salary. */
  readonly locked: boolean;
}

export interface LeaveRules extends DecisionRules {
  readonly self_cancel: boolean;
}

/** Started leave is cancelled by an admin only; what a confirmed payroll took off the salary stays. */
export function mayCancel(actor: LeaveActor, leave: LeaveState): boolean {
  return actor.may('Cancel') && mayMove(leaveWorkflow, 'cancel', leave.status) && !leave.locked;
}

/** The employee takes back what is not decided, and approved leave before it starts where the company allows it. */
export function mayWithdraw(actor: LeaveActor, leave: LeaveState, { self_cancel }: Pick<LeaveRules, 'self_cancel'>): boolean {
  if (actor.employeeId !== leave.employee_id || leave.locked || !mayMove(leaveWorkflow, 'withdraw', leave.status)) return false;
  return leave.status !== 'Approved' || (self_cancel && leave.start_date > actor.today);
}

export function leaveAbilities(actor: LeaveActor, leave: LeaveState, undecided: Undecided, rules: LeaveRules) {
  const may = (action: 'review' | 'approve' | 'reject') => mayDecide(leaveWorkflow, rules, action, actor, undecided);
  return {
    review: may('review'),
    approve: may('approve'),
    approve_all: mayDecideForAll(leaveWorkflow, rules, actor, undecided),
    reject: may('reject'),
    cancel: mayCancel(actor, leave),
    withdraw: mayWithdraw(actor, leave, rules),
  };
}
export type LeaveAbilities = ReturnType<typeof leaveAbilities>;
