/** The moves of a progress claim and of a variation. Who may do what besides stands in `claim.policy.ts`. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { defineWorkflow } from '#platform/contract/workflow/workflow.ts';

export const CLAIM_STATUSES = ['Draft', 'Waiting for Approval', 'Reviewed', 'Approved', 'Waiting for Payment', 'Paid', 'Rejected'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
/** One of these at a time in a project: what it is worth depends on what was certified before it. */
export const UNCERTIFIED = ['Draft', 'Waiting for Approval', 'Reviewed'] as const satisfies readonly ClaimStatus[];
/** Served, and not answered yet. */
export const SERVABLE = ['Waiting for Approval', 'Reviewed'] as const satisfies readonly ClaimStatus[];
export const CERTIFIED = ['Approved', 'Waiting for Payment', 'Paid'] as const satisfies readonly ClaimStatus[];
const SUBMITTED = ['Waiting for Approval', 'Reviewed'] as const;

export const claimWorkflow = defineWorkflow({
  subject: 'pcr_claim',
  states: CLAIM_STATUSES,
  moves: {
    create: { from: [null], to: 'Draft', needs: 'Create', label: { en: 'New claim', ms: 'Tuntutan baharu' } },
    discard: { from: ['Draft'], to: null, needs: 'Delete', label: EVERYDAY.delete, danger: true },
    submit: { from: ['Draft'], to: 'Waiting for Approval', needs: 'Submit', label: { en: 'Submit', ms: 'Hantar' }, done: { en: 'Submitted', ms: 'Dihantar' } },
    review: { from: ['Waiting for Approval'], to: 'Reviewed', needs: 'Review', label: { en: 'Review', ms: 'Semak' }, done: { en: 'Reviewed', ms: 'Disemak' } },
    // Who certifies decides on what the review has looked at.
    approve: { from: ['Reviewed'], to: 'Approved', needs: 'Approve', label: { en: 'Certify', ms: 'Perakui' }, done: { en: 'Certified', ms: 'Diperakui' } },
    // With the certificate, in one step: the claim waits for its payment, or is settled where nothing is to be paid.
    invoice: { from: ['Approved'], to: 'Waiting for Payment', needs: 'system', label: { en: 'Invoice issued', ms: 'Invois dikeluarkan' } },
    settle: { from: ['Approved'], to: 'Paid', needs: 'system', label: { en: 'Nothing to pay', ms: 'Tiada bayaran' } },
    reject: {
      from: [...SUBMITTED],
      to: 'Rejected',
      needs: 'Reject',
      label: { en: 'Reject', ms: 'Tolak' },
      done: { en: 'Rejected', ms: 'Ditolak' },
      danger: true,
      remark: true,
    },
    pay: { from: ['Waiting for Payment'], to: 'Waiting for Payment', needs: 'Made Payment', label: { en: 'Part payment', ms: 'Bayaran separa' } },
    made_payment: { from: ['Waiting for Payment'], to: 'Paid', needs: 'Made Payment', label: { en: 'Made payment', ms: 'Bayaran dibuat' } },
  },
});
export type ClaimAction = keyof typeof claimWorkflow.moves;

export const VARIATION_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export const variationWorkflow = defineWorkflow({
  subject: 'pcr_variation',
  states: VARIATION_STATUSES,
  moves: {
    approve: { from: ['Pending'], to: 'Approved', needs: 'Approve', label: { en: 'Approve', ms: 'Luluskan' }, done: { en: 'Approved', ms: 'Diluluskan' } },
    reject: {
      from: ['Pending'],
      to: 'Rejected',
      needs: 'Reject',
      label: { en: 'Reject', ms: 'Tolak' },
      done: { en: 'Rejected', ms: 'Ditolak' },
      danger: true,
      remark: true,
    },
  },
});
