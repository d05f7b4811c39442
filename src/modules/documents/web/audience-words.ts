import type { Text, Params } from '#platform/contract/messages.ts';
import type { DocumentRow } from '../contract/document.schema.ts';
import { AUDIENCE_NAMES, DOCUMENT_WORDS } from './documents.messages.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}
export interface AudienceUnits {
  readonly branches: readonly Named[];
  readonly divisions: readonly Named[];
  readonly departments: readonly Named[];
}
type Addressed = Pick<DocumentRow, 'audience' | 'audience_ids' | 'employee'>;

const LISTS = { Branch: 'branches', Division: 'divisions', Department: 'departments' } as const;
const NAMED = 2;

/** Who a document is for, in few words: `Everyone`, `Sales, Finance +2`, a person's name. Pure. */
export function audienceWords({ audience, audience_ids, employee }: Addressed, units: AudienceUnits, say: (text: Text, params?: Params) => string): string {
  if (employee) return employee.name;
  if (audience === 'All' || audience === 'Admin') return say(AUDIENCE_NAMES[audience]);
  if (audience === 'Employee') return say(DOCUMENT_WORDS.chosenPeople, { n: audience_ids.length });
  const names = units[LISTS[audience]].filter(({ id }) => audience_ids.includes(id)).map(({ name }) => name);
  if (names.length === 0) return say(AUDIENCE_NAMES[audience]);
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? say(DOCUMENT_WORDS.more, { names: shown, n: names.length - NAMED }) : shown;
}
