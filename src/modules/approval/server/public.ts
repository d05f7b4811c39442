/** What other modules may ask of approval. */
export { absence } from './absence.ts';
export { decide, decideFiled, undecidedOf, type Decision } from './decide.ts';
export { decideMany } from './decide-many.ts';
export { approverOf } from './inbox.store.ts';
export { presentLevels } from './present-levels.ts';
export { openMany, requestsOf, type RequestState } from './request.store.ts';
export { askDeciders, endApproval, reconsider, startApproval } from './start-approval.ts';
export {
  approvals,
  deciderOf,
  type Facts,
  type MadeMove,
  type Subject,
  type SubjectItem,
  type SubjectPreview,
  type SubjectRecord,
  type DecisionNotice,
  type VersionedRecord,
} from './subject.ts';
export { approversFor, conditionsAsked, isNamedInRule, ruleBinding } from './rule-binding.ts';
export { applyRules } from './anew/apply-rules.ts';
export { tryRule } from './rule-trial.ts';
