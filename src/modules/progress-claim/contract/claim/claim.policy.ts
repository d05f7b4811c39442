/** Who may do what with one claim. Pure: asked by the server, shown by the web. */
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { CERTIFIED, claimWorkflow, SERVABLE, type ClaimAction, type ClaimStatus } from './claim.workflow.ts';

export interface ClaimHands {
  /** Whether the person has an action of the page. */
  may(action: string): boolean;
}

export interface ClaimState {
  readonly status: ClaimStatus;
  /** Another version of it was begun, or a later claim exists. */
  readonly superseded: boolean;
}

const moves = (hands: ClaimHands, status: ClaimStatus, action: ClaimAction) =>
  mayMove(claimWorkflow, action, status) && hands.may(claimWorkflow.moves[action].needs);

export function claimAbilities(hands: ClaimHands, { status, superseded }: ClaimState) {
  return {
    /** What is claimed: by who writes claims, in a draft alone. */
    edit: status === 'Draft' && hands.may('Update'),
    /** What is certified: by who reviews it, then by who approves it. */
    certify: (status === 'Waiting for Approval' && hands.may('Review')) || (status === 'Reviewed' && hands.may('Approve')),
    discard: moves(hands, status, 'discard'),
    submit: moves(hands, status, 'submit'),
    /** Says on which day it was served. */
    serve: SERVABLE.some((one) => one === status) && hands.may('Submit'),
    review: moves(hands, status, 'review'),
    approve: moves(hands, status, 'approve'),
    reject: moves(hands, status, 'reject'),
    pay: moves(hands, status, 'pay'),
    /** A rejected claim is begun anew as its next version. */
    revise: status === 'Rejected' && !superseded && hands.may('Create'),
    /** The number of its e-invoice comes later. */
    invoice: CERTIFIED.some((one) => one === status) && hands.may('Update'),
  };
}
export type ClaimAbilities = ReturnType<typeof claimAbilities>;
