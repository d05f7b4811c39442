/** What other modules may tell approval. */
export { registerApprovals, type ApprovalDecision, type ApprovalProvider } from './approval-providers.ts';
