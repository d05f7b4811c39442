/** The employees of the payroll list around the one on the screen. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { listPayrolls } from '../../../contract/payroll.endpoints.ts';
import { processPath } from '../../manage/process-path.ts';
import type { ProcessFilter } from './process-store.ts';

const MOST = 500;

export interface Neighbours {
  readonly at: number;
  readonly all: number;
  readonly previous: string | null;
  readonly next: string | null;
  /** The way to this one, to be looked at where it can no longer be processed. */
  readonly here: string;
}

/** By name, as the list stands; null while it is not known or the employee is not in it. */
export function useNeighbours(filter: ProcessFilter | null): Neighbours | null {
  const { start_date, end_date } = filter ?? {};
  const { data } = useEndpoint(
    listPayrolls,
    { start_date, end_date, per_page: MOST, sort: 'asc', sort_by: 'name', include: [] },
    { enabled: filter !== null, minDelay: false, staleTime: 30_000, quiet: true },
  );
  const rows = data?.data ?? [];
  const at = rows.findIndex(({ employee_id }) => employee_id === filter?.employee_id);
  const [before, row, after] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row) return null;
  return {
    at: at + 1,
    all: data?.meta.total ?? rows.length,
    previous: before ? processPath(before) : null,
    next: after ? processPath(after) : null,
    here: processPath(row),
  };
}
