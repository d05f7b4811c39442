/** The variations of a contract, and their decision. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type RowAction } from '#platform/web/ui/list-page.tsx';
import { approveVariation, rejectVariation } from '../../contract/project/project.endpoints.ts';
import { VARIATION_NAMES } from '../../contract/project/project.messages.ts';
import { variations, type ProjectRow, type VariationRow } from '../../contract/project/project.register.ts';
import { PAGE } from '../pcr-address.ts';
import { PCR_READS } from '../pcr-reads.ts';
import { DETAIL } from '../detail.messages.ts';

const VariationForm = lazyDrawer(async () => (await import('./variation-form.tsx')).VariationForm, { title: DETAIL.editVariation });
const VariationFiles = lazyDrawer(async () => (await import('./variation-files.tsx')).VariationFiles, { title: ({ row }) => row.vo_no, shape: 'detail' });

export function VariationsTab({ project }: { project: ProjectRow }) {
  const t = useT(DETAIL);
  const say = useSay();
  const confirm = useConfirm();
  const [editing, setEditing] = useState<VariationRow | 'new' | null>(null);
  const [filed, setFiled] = useState<VariationRow | null>(null);
  const approve = useWrite(approveVariation, { invalidates: PCR_READS });
  const reject = useWrite(rejectVariation, { invalidates: PCR_READS });
  const remove = useWrite(variations.remove, { invalidates: PCR_READS });
  const seen = ({ id, updated_at }: VariationRow) => ({ project_id: project.id, id, updated_at });
  const actions = (row: VariationRow): RowAction[] => [
    { key: 'open', label: row.can.update ? DETAIL.edit : DETAIL.view, icon: row.can.update ? 'edit' : 'eye', onClick: () => setEditing(row) },
    // Also of one that was decided: the signed instruction may come later.
    { key: 'files', label: DETAIL.files, icon: 'image', onClick: () => setFiled(row) },
    ...(row.status === 'Pending' ? decisions(row) : []),
    {
      key: 'delete',
      label: DETAIL.delete,
      icon: 'delete',
      danger: true,
      needs: { page: PAGE, action: 'Delete' },
      ...(!row.can.remove && { disabled: true, reason: row.kept ?? undefined }),
      onClick: async () => {
        if (await confirm({ title: t('deleteVariation'), danger: true, verb: DETAIL.delete })) await remove.run(seen(row));
      },
    },
  ];
  const decisions = (row: VariationRow): RowAction[] => [
    {
      key: 'approve',
      label: DETAIL.approve,
      icon: 'check',
      needs: { page: PAGE, action: 'Approve' },
      onClick: () => approve.run({ ...seen(row), remark: null }),
    },
    {
      key: 'reject',
      label: DETAIL.reject,
      icon: 'close',
      danger: true,
      needs: { page: PAGE, action: 'Reject' },
      onClick: async () => {
        const answer = await confirm({ title: t('rejectAsk', { vo_no: row.vo_no }), remark: true, danger: true, verb: DETAIL.reject });
        if (answer) await reject.run({ ...seen(row), remark: answer.remark });
      },
    },
  ];
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create' }} icon="plus" opens={VariationForm} onClick={() => setEditing('new')}>
      {t('addVariation')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof variations.list, VariationRow>
        plain
        inUrl={false}
        title={DETAIL.variations}
        endpoint={variations.list}
        input={{ project_id: project.id }}
        defaults={variations.first}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        columns={[
          { key: 'vo_no', label: DETAIL.voNo, kind: 'identity', sort: true, fixed: true, card: 'title' },
          { key: 'date', label: DETAIL.date, kind: 'date', sort: true, priority: 2, card: 2 },
          { key: 'description', label: DETAIL.description, priority: 1, card: 'subtitle', second: ({ kind }) => say(VARIATION_NAMES[kind]) },
          { key: 'amount', label: DETAIL.amount, kind: 'money', sort: true, priority: 1, card: 1 },
          { key: 'status', label: DETAIL.status, kind: 'status', sort: true, card: 'badge' },
        ]}
        rowName={({ vo_no }) => vo_no}
        rowActions={actions}
        onOpen={setEditing}
        action={add}
        empty={{ title: DETAIL.noVariation, action: add }}
      />
      {filed && <VariationFiles row={filed} onClose={() => setFiled(null)} />}
      {editing && (
        <VariationForm
          projectId={project.id}
          row={editing === 'new' ? null : editing}
          readOnly={editing !== 'new' && !editing.can.update}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
