/** What other modules' web rooms may use of approval. */
export { LevelList } from './rules/level-list.tsx';
export { levelsOfRow, NEW_RULE, RuleFields } from './rules/rule-fields.tsx';
export { RULES } from './rules/rules.messages.ts';
