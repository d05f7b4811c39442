import type { Column } from '#platform/web/ui/list-page.tsx';
import type { ShownLevel } from '../../contract/approval-rule.schema.ts';
import { LevelList } from './level-list.tsx';
import { RULES } from './rules.messages.ts';

/** The columns of a list of approval rules, whatever their subject. @param scopeOf whose records a rule is for, in words */
export const ruleColumns = <Rule extends { readonly name: string; readonly levels: readonly ShownLevel[] }>(
  scopeOf: (rule: Rule) => string,
): readonly Column<Rule>[] => [
  { key: 'name', label: RULES.name, fixed: true, card: 'title' },
  { key: 'scope', label: RULES.appliesTo, priority: 2, card: 'subtitle', value: scopeOf },
  { key: 'levels', label: RULES.chain, priority: 1, card: 1, cell: (row) => <LevelList levels={row.levels} /> },
];
