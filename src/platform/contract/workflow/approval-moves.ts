/** The moves of a decision, which every subject of approvals has in the same words. */
import { EVERYDAY } from '../everyday.messages.ts';
import type { Move } from './workflow.ts';

/**
 * The two decisions: approve, and reject with a remark.
 * @param from the states that wait for a decision
 * @param needs the page action of each
 */
export function approvalMoves<const State extends string>(from: readonly State[], needs: { readonly approve: string; readonly reject: string }) {
  const approve: Move<State | 'Approved'> = {
    from,
    to: 'Approved',
    needs: needs.approve,
    label: { en: 'Approve', ms: 'Luluskan' },
    done: { en: 'Approved', ms: 'Diluluskan' },
    inbox: 'forward',
  };
  const reject: Move<State | 'Rejected'> = {
    from,
    to: 'Rejected',
    needs: needs.reject,
    label: { en: 'Reject', ms: 'Tolak' },
    done: EVERYDAY.rejected,
    danger: true,
    remark: true,
    inbox: 'back',
  };
  return { approve, reject };
}

/** The moves of a chain of approvers: each level but the last reviews or passes on, the last decides. */
export function chainMoves() {
  const pending = ['Waiting for Approval', 'Reviewed'] as const;
  const review: Move<'Waiting for Approval' | 'Reviewed'> = {
    from: ['Waiting for Approval'],
    to: 'Reviewed',
    needs: 'Review',
    label: { en: 'Review', ms: 'Semak' },
    done: { en: 'Reviewed', ms: 'Disemak' },
    inbox: 'forward',
  };
  const pass: Move<(typeof pending)[number]> = {
    from: pending,
    to: 'Reviewed',
    needs: 'Approve',
    label: { en: 'Pass to the next approver', ms: 'Hantar kepada pelulus seterusnya' },
  };
  // An owner who is not asked, for the levels that are left too.
  const override: Move<(typeof pending)[number] | 'Approved'> = {
    from: pending,
    to: 'Approved',
    needs: 'Approve',
    label: { en: 'Approve as owner', ms: 'Luluskan sebagai pemilik' },
  };
  const { approve, reject } = approvalMoves(pending, { approve: 'Approve', reject: 'Reject' });
  return { review, pass, approve, override, reject };
}
