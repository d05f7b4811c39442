/** What other modules' web rooms may use of approval. */
export { DecisionButtons } from './decision-buttons.tsx';
export { STEPS, useKeys } from './decision-keys.ts';
export { openInbox } from './inbox-address.ts';
export { KeysDialog } from './keys-dialog.tsx';
export { ApplyRules } from './rules/apply-rules.tsx';
export { ruleColumns } from './rules/rule-columns.tsx';
export { levelsOfRow, NEW_RULE, RuleFields } from './rules/rule-fields.tsx';
export { RuleTrial } from './rules/rule-trial.tsx';
export { RULES } from './rules/rules.messages.ts';
export { TriageWalk } from './triage-walk.tsx';
export { useDecisions, type DecisionCalls } from './use-decisions.ts';
export { useTriage } from './use-triage.ts';
