/** The same decision for every chosen leave in one call, with a result for each. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { BulkAction } from '#platform/web/ui/list-page.tsx';
import { decideMany } from '../../contract/manage-leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { MANAGE } from './manage.messages.ts';
import { DECISIONS } from './use-decisions.ts';

/** @param held leaves whose decision is about to be sent */
export function useBulkDecisions(held: ReadonlySet<number>): BulkAction<LeaveRow>[] {
  const t = useT(MANAGE);
  const { run } = useWrite(decideMany, { invalidates: LEAVE_READS, quiet: true });
  return DECISIONS.map(({ key, icon, danger }) => ({
    key,
    label: MANAGE[key],
    icon,
    danger,
    may: (row) => row.can[key] && !held.has(row.id),
    confirm: (rows) => ({
      title: t('manyTitle', { action: t(key), n: rows.length }),
      remark: danger ? true : ('optional' as const),
      danger,
    }),
    runAll: async (rows, { remark }) => {
      const { data } = await run({ ids: rows.map(({ id }) => id), action: key, remark });
      return data.results;
    },
  }));
}
