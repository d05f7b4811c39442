/** Who may do what with one claim. Pure: asked by the server, shown by the web. Who decides it is approval's policy, with these rules. */
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { mayDecide, mayDecideForAll, type Decider, type DecisionRules, type Undecided } from '#modules/approval/contract/decision.policy.ts';
import { claimWorkflow, isPending, type ClaimAction, type ClaimStatus } from './claim.workflow.ts';

export interface ClaimState {
  readonly status: ClaimStatus;
  readonly employee_id: number;
  readonly payment_method: string | null;
  /** Who prepared its payment. */
  readonly prepared_by: number | null;
  /** It follows a payment batch. */
  readonly in_batch: boolean;
}

export interface ClaimRules extends DecisionRules {
  /** Who prepared a payment does not approve it, the owner neither (the company's choice for payments). */
  readonly payment_four_eyes: boolean;
}

const isOwn = ({ employeeId }: Decider, { employee_id }: Pick<ClaimState, 'employee_id'>) => employeeId === employee_id;

/** What the office does with a claim: nobody does it with their own, the owner excepted. */
export const isTheirs = (actor: Decider, claim: Pick<ClaimState, 'employee_id'>): boolean => actor.owner || !isOwn(actor, claim);

const office = (actor: Decider, claim: ClaimState, action: ClaimAction): boolean =>
  actor.may(claimWorkflow.moves[action].needs) && mayMove(claimWorkflow, action, claim.status) && isTheirs(actor, claim);

export const mayCheck = (actor: Decider, claim: ClaimState): boolean => actor.may('Check Item') && isPending(claim.status) && isTheirs(actor, claim);

/** Why a payment is not approved or made by hand. */
export type PaymentRefusal = 'batch' | 'salary' | 'prepared';

/** What moves with a batch or a payroll is not moved beside it, and four eyes look at money. */
export function paymentRefusal(actor: Pick<Decider, 'userId'>, claim: ClaimState, action: 'approve_payment' | 'made_payment' | 'send_back', rules: ClaimRules) {
  if (claim.in_batch) return 'batch';
  if (action === 'made_payment' && claim.payment_method === 'Payroll') return 'salary';
  const isSame = action === 'approve_payment' && rules.payment_four_eyes && claim.prepared_by === actor.userId;
  return isSame ? 'prepared' : null;
}

export function claimAbilities(actor: Decider, claim: ClaimState, undecided: Undecided, rules: ClaimRules) {
  const may = (action: 'review' | 'approve' | 'reject') => mayDecide(claimWorkflow, rules, action, actor, undecided);
  const pays = (action: 'approve_payment' | 'made_payment' | 'send_back') =>
    office(actor, claim, action) && paymentRefusal(actor, claim, action, rules) === null;
  const own = (action: 'submit' | 'discard' | 'withdraw') => isOwn(actor, claim) && mayMove(claimWorkflow, action, claim.status);
  return {
    edit: own('submit'),
    discard: own('discard'),
    withdraw: own('withdraw'),
    review: may('review'),
    check: mayCheck(actor, claim),
    approve: may('approve'),
    approve_all: mayDecideForAll(claimWorkflow, rules, actor, undecided),
    reject: may('reject'),
    cancel: office(actor, claim, 'cancel'),
    prepare: office(actor, claim, 'prepare') && !claim.in_batch,
    approve_payment: pays('approve_payment'),
    send_back: pays('send_back'),
    made_payment: pays('made_payment'),
  };
}
export type ClaimAbilities = ReturnType<typeof claimAbilities>;
