/** What other modules may tell approval. */
export { approvals, type ApprovalDecision, type ApprovalProvider, type Waiting } from './approval-providers.ts';
