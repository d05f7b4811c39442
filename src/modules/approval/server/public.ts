/** What other modules may tell approval. */
export { registerApprovals, type ApprovalDecision, type ApprovalProvider, type Waiting } from './approval-providers.ts';
