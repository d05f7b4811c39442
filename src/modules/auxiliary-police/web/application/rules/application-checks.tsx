/** The rules over what is typed, a moment after the last key. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { checkApplication } from '../../../contract/application/application.endpoints.ts';
import type { Category } from '../../../contract/application/form-fields.ts';
import { VerdictList } from './verdict-list.tsx';

const SETTLE_MS = 400;

interface Checked {
  readonly category: Category;
  /** The draft as it is kept; null: not kept yet. */
  readonly id: number | null;
  /** The person; null: not chosen yet. */
  readonly whom: number | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Leads to a field. */
  readonly go: (field: string) => void;
}

export function Checks({ category, id, whom, payload, go }: Checked) {
  const input = {
    type: category.type,
    category: category.key,
    id,
    employee_id: category.subject === 'employee' ? whom : null,
    officer_id: category.subject === 'officer' ? whom : null,
    payload: { ...payload },
  };
  const [settled] = useDebouncedValue(JSON.stringify(input), SETTLE_MS);
  const asked = JSON.parse(settled) as typeof input;
  const known = category.subject === 'none' || asked.employee_id !== null || asked.officer_id !== null;
  const verdicts = useEndpoint(checkApplication, asked, { quiet: true, enabled: known }).data?.data;
  return verdicts ? <VerdictList verdicts={verdicts} category={category} go={go} /> : null;
}
