/** Time of a contract: its plan month by month, and the extensions that were asked for and granted. */
import { useState } from 'react';
import { formatMonth } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { showProgress } from '../../contract/project/project.endpoints.ts';
import { EXTENSION_NAMES } from '../../contract/project/project.messages.ts';
import { extensions, type ExtensionRow, type ProjectRow } from '../../contract/project/project.register.ts';
import { PAGE } from '../pcr-address.ts';
import { Sections } from './sections-part.tsx';
import { PCR_READS } from '../pcr-reads.ts';
import { DETAIL } from '../detail.messages.ts';

const ExtensionForm = lazyDrawer(async () => (await import('./extension-form.tsx')).ExtensionForm, { title: DETAIL.editExtension });
const PlanForm = lazyDrawer(async () => (await import('./plan-form.tsx')).PlanForm, { title: DETAIL.plan });

export const TimeTab = ({ project }: { project: ProjectRow }) => (
  <div className="stack">
    <Extensions project={project} />
    <Sections project={project} />
    <Plan projectId={project.id} />
  </div>
);

function Extensions({ project }: { project: ProjectRow }) {
  const t = useT(DETAIL);
  const confirm = useConfirm();
  const [editing, setEditing] = useState<ExtensionRow | 'new' | null>(null);
  const remove = useWrite(extensions.remove, { invalidates: PCR_READS });
  const actions = (row: ExtensionRow): RowAction[] => [
    { key: 'open', label: row.can.update ? DETAIL.edit : DETAIL.view, icon: row.can.update ? 'edit' : 'eye', onClick: () => setEditing(row) },
    {
      key: 'delete',
      label: DETAIL.delete,
      icon: 'delete',
      danger: true,
      needs: { page: PAGE, action: 'Delete' },
      onClick: async () => {
        if (await confirm({ title: t('deleteExtension'), danger: true, verb: DETAIL.delete }))
          await remove.run({ project_id: project.id, id: row.id, updated_at: row.updated_at });
      },
    },
  ];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create' }} icon="plus" opens={ExtensionForm} onClick={() => setEditing('new')}>
      {t('addExtension')}
    </ActionButton>
  );
  return (
    <DetailSection title={DETAIL.extensions}>
      <ListPage<typeof extensions.list, ExtensionRow>
        plain
        inUrl={false}
        title={DETAIL.extensions}
        endpoint={extensions.list}
        input={{ project_id: project.id }}
        defaults={extensions.first}
        columns={[
          { key: 'eot_no', label: DETAIL.voNo, kind: 'identity', sort: true, fixed: true, card: 'title' },
          { key: 'applied_on', label: DETAIL.appliedOn, kind: 'date', sort: true, priority: 2, card: 2 },
          { key: 'reason', label: DETAIL.reason, priority: 1, card: 'subtitle' },
          { key: 'days_asked', label: DETAIL.daysAsked, kind: 'number', priority: 3 },
          { key: 'granted_to', label: DETAIL.grantedTo, kind: 'date', priority: 1, card: 1 },
          { key: 'status', label: DETAIL.status, kind: 'status', sort: true, card: 'badge', cell: ({ status }) => <ExtensionChip status={status} /> },
        ]}
        rowName={({ eot_no }) => eot_no}
        rowActions={actions}
        onOpen={setEditing}
        action={add}
        empty={{ title: DETAIL.noExtension, action: add }}
      />
      {editing && (
        <ExtensionForm
          projectId={project.id}
          row={editing === 'new' ? null : editing}
          readOnly={editing !== 'new' && !editing.can.update}
          onClose={() => setEditing(null)}
        />
      )}
    </DetailSection>
  );
}

/** Granted reads as approved. */
const ExtensionChip = ({ status }: { status: ExtensionRow['status'] }) => (
  <StatusChip status={status === 'Granted' ? 'Approved' : status} label={EXTENSION_NAMES[status]} />
);

function Plan({ projectId }: { projectId: number }) {
  const t = useT(DETAIL);
  const { locale } = useLocale();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useEndpoint(showProgress, { project_id: projectId }, { quiet: true });
  const months = data?.data;
  const edit = (
    <ActionButton needs={{ page: PAGE, action: 'Update' }} icon="edit" variant="default" size="xs" opens={PlanForm} onClick={() => setEditing(true)}>
      {t('editPlan')}
    </ActionButton>
  );
  return (
    <DetailSection title={DETAIL.plan} action={edit}>
      <Loaded error={error} refetch={refetch} shape="rows" count={4}>
        {months &&
          (months.length === 0 ? (
            <EmptyState drawing="chart" title={DETAIL.noPlan} />
          ) : (
            <div className="scroll-x">
              <table className="numbers ruled">
                <caption className="sr-only">{t('plan')}</caption>
                <TableHead heads={[t('month'), { figure: t('plannedPercent') }, t('note')]} />
                <tbody>
                  {months.map(({ month, planned_percent, note }) => (
                    <tr key={month}>
                      <th scope="row">{formatMonth(month, locale)}</th>
                      <td data-right className="tabular">
                        {planned_percent}
                      </td>
                      <td>{note}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ))}
      </Loaded>
      {isEditing && months && <PlanForm projectId={projectId} months={months} onClose={() => setEditing(false)} />}
    </DetailSection>
  );
}
