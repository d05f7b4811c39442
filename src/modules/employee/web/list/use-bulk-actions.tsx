import { useRef, useState, type ReactNode } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { BulkAction, BulkResult } from '#platform/web/ui/list-page.tsx';
import { bulkInvite, bulkOrganisation } from '../../contract/employee.endpoints.ts';
import { generateEmployeeReport } from '../../contract/employee-report.endpoints.ts';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import type { ListedRow } from './employee-columns.tsx';
import { LIST } from './list.messages.ts';
import type { Move } from './move-form.tsx';

const MoveForm = lazyDrawer(async () => (await import('./move-form.tsx')).MoveForm);

interface Outcome {
  readonly done: readonly number[];
  readonly failed: readonly { readonly id: number; readonly message: string }[];
}

const resultsOf = ({ done, failed }: Outcome): BulkResult[] => [
  ...done.map((id) => ({ id, ok: true })),
  ...failed.map(({ id, message }) => ({ id, ok: false, message })),
];
const idsOf = (rows: readonly ListedRow[]) => rows.map(({ id }) => id);

/** What can be done with several employees at once; `dialog` asks where they go. */
export function useBulkActions(): { bulk: BulkAction<ListedRow>[]; dialog: ReactNode } {
  const t = useT(LIST);
  const [asking, setAsking] = useState<{ count: number; answer: (move: Move | null) => void } | null>(null);
  const move = useRef<Move | null>(null);

  const askMove = async (rows: readonly ListedRow[]) => {
    move.current = await new Promise<Move | null>((answer) => setAsking({ count: rows.length, answer }));
    setAsking(null);
    return move.current !== null;
  };
  const bulk: BulkAction<ListedRow>[] = [
    {
      key: 'move',
      needs: { page: '/admin/employee', action: 'Update' },
      label: (n: number) => t('move', { n }),
      icon: 'swap',
      before: askMove,
      runAll: async (rows: readonly ListedRow[]) => {
        if (!move.current) return [];
        const { data } = await call(bulkOrganisation, { ids: idsOf(rows), ...move.current }, { quiet: true });
        return resultsOf(data);
      },
    },
    {
      key: 'invite',
      needs: { page: '/admin/employee/view/credential', action: 'Update' },
      label: (n: number) => t('inviteMany', { n }),
      icon: 'send',
      may: (row: ListedRow) => row.status === 'Active' && row.user?.status !== 'Active',
      runAll: async (rows: readonly ListedRow[]) => {
        const { data } = await call(bulkInvite, { ids: idsOf(rows) }, { quiet: true });
        return resultsOf(data);
      },
    },
    {
      key: 'export',
      needs: { page: '/admin/employee', action: 'Export' },
      label: (n: number) => t('exportMany', { n }),
      icon: 'export',
      runAll: async (rows: readonly ListedRow[]) => {
        await saveReport(generateEmployeeReport, { ids: idsOf(rows) }, 'xlsx');
        return rows.map(({ id }) => ({ id, ok: true }));
      },
    },
  ];
  const dialog = asking && <MoveForm count={asking.count} onMove={asking.answer} onClose={() => asking.answer(null)} />;
  return { bulk, dialog };
}
