import { useState } from 'react';
import { useSearch } from 'wouter';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS, readListUrl } from '#platform/web/ui/list/list-url.ts';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { faceSummary, ignoreFace, listFaceRecords, type FaceRow } from '../../contract/record/record.endpoints.ts';
import { FACE_READS } from '../face-reads.ts';
import { FACE } from '../face.messages.ts';
import { useFaceColumns } from './face-columns.tsx';
import { useFaceFilters } from './face-filter.ts';

const FaceDrawer = lazyDrawer(async () => (await import('./face-drawer.tsx')).FaceDrawer, { title: FACE.title, shape: 'detail', size: 680 });
const AssignForm = lazyDrawer(async () => (await import('./assign-form.tsx')).AssignForm, { title: FACE.assign, size: 480 });

const UPDATE = { page: '/attendance/fr-record', action: 'Update' } as const;

/** What may be done with a face; a decision that was wrong is put right in the same way. */
function useFaceActions(assign: (row: FaceRow) => void) {
  const confirm = useConfirm();
  const { run } = useWrite(ignoreFace, { invalidates: FACE_READS });
  const ignore = async (row: FaceRow) => {
    const answer = await confirm({ title: FACE.ignoreTitle, message: FACE.ignoreText, verb: FACE.ignore, remark: true });
    if (answer) await run({ id: row.id, remark: answer.remark });
  };
  return (row: FaceRow): RowAction[] => [
    { key: 'assign', label: FACE.assign, icon: 'user-plus', onClick: () => assign(row), needs: UPDATE },
    ...(row.match_status === 'ignored' ? [] : [{ key: 'ignore', label: FACE.ignore, icon: 'close' as const, onClick: () => ignore(row), needs: UPDATE }]),
  ];
}

export function FaceList() {
  const [assigning, assign] = useState<FaceRow | null>(null);
  const filters = useFaceFilters();
  const { start_date, end_date } = filterInput(readListUrl(useSearch(), filters, LIST_DEFAULTS), filters);
  const columns = useFaceColumns(start_date !== end_date);
  const actions = useFaceActions(assign);
  return (
    <>
      <ListPage
        plain
        title={FACE.title}
        endpoint={listFaceRecords}
        defaults={{ sort: 'desc', sortBy: 'recorded_at' }}
        columns={columns}
        filters={filters}
        above={<FaceTiles />}
        rowName={(row) => row.employee?.name ?? row.device.name}
        rowActions={actions}
        opens={[FaceDrawer, AssignForm]}
        detail={(id, close) => <FaceDrawer id={Number(id)} close={close} onAssign={assign} />}
        empty={{ drawing: 'people', title: FACE.none, hint: FACE.noneHint }}
      />
      {assigning && <AssignForm face={assigning} onClose={() => assign(null)} />}
    </>
  );
}

/** Over the days and the organisation of the address. */
function FaceTiles() {
  const t = useT(FACE);
  const filters = useFaceFilters();
  const { start_date, end_date, branch_id, division_id, department_id, employee_id } = filterInput(readListUrl(useSearch(), filters, LIST_DEFAULTS), filters);
  const input = { start_date, end_date, branch_id, division_id, department_id, employee_id } as never;
  const sums = useEndpoint(faceSummary, input, { quiet: true }).data?.data;
  const share = sums?.records ? Math.round((sums.matched / sums.records) * 100) : 0;
  return (
    <>
      {sums && !sums.enabled && <p role="status">{t('off')}</p>}
      <Tiles
        tiles={[
          { name: t('total'), value: sums?.records ?? '–' },
          { name: t('matched'), value: sums ? t('share', { n: share }) : '–' },
          { name: t('unmatched'), value: sums?.unmatched ?? '–' },
          { name: t('fevers'), value: sums?.fevers ?? '–' },
          { name: t('online'), value: sums ? t('onlineOf', { n: sums.devices_online, all: sums.devices }) : '–' },
        ]}
      />
    </>
  );
}
