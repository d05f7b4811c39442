import { useState } from 'react';
import { mayMove } from '#platform/contract/workflow/workflow.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { useActionState } from '#platform/web/viewer.tsx';
import { cancelPermit, deletePermit, startRenewal } from '../../contract/permit.endpoints.ts';
import type { PermitRow } from '../../contract/permit.schema.ts';
import { permitWorkflow } from '../../contract/permit.workflow.ts';
import { PERMIT_READS } from '../reads.ts';
import type { PermitTask } from './permit-form.tsx';
import { PERMIT } from './permit.messages.ts';

const PAGE = '/admin/employee/work-permit';

/** What may be done with a permit in its state, and the form that one of them opened. */
export function usePermitMoves() {
  const t = useT(PERMIT);
  const confirm = useConfirm();
  const update = useActionState(PAGE, 'Update');
  const remove = useActionState(PAGE, 'Delete');
  const [task, setTask] = useState<PermitTask | null>(null);
  const writing = { invalidates: PERMIT_READS };
  const process = useWrite(startRenewal, writing);
  const cancel = useWrite(cancelPermit, writing);
  const erase = useWrite(deletePermit, writing);

  async function start({ id, status, permit_no: no }: PermitRow) {
    if (await confirm({ title: t('processTitle', { no }), message: PERMIT.processText, verb: PERMIT.process })) await process.run({ id, status });
  }
  async function stop({ id, status, permit_no: no }: PermitRow) {
    const answer = await confirm({
      title: t('cancelTitle', { no }),
      remark: true,
      remarkLabel: PERMIT.reason,
      verb: PERMIT.cancel,
      stays: PERMIT.goBack,
      danger: true,
    });
    if (answer) await cancel.run({ id, status, remark: answer.remark });
  }
  async function eraseRow({ id, permit_no: no }: PermitRow) {
    if (await confirm({ title: t('deleteTitle', { no }), message: PERMIT.deleteText, verb: PERMIT.delete, danger: true })) await erase.run({ id });
  }

  function actionsOf(row: PermitRow): RowAction[] {
    const waits = { disabled: update.disabled, reason: update.reason };
    const may = (action: keyof typeof permitWorkflow.moves) => update.allowed && mayMove(permitWorkflow, action, row.status);
    return [
      ...(may('renew') ? [{ key: 'renew', label: PERMIT.renew, icon: 'refresh', ...waits, onClick: () => setTask({ do: 'renew', row }) }] : []),
      ...(may('process') ? [{ key: 'process', label: PERMIT.process, icon: 'history', ...waits, onClick: () => start(row) }] : []),
      ...(update.allowed && row.status !== 'Cancelled'
        ? [{ key: 'edit', label: PERMIT.edit, icon: 'edit', ...waits, onClick: () => setTask({ do: 'edit', row }) }]
        : []),
      ...(may('cancel') ? [{ key: 'cancel', label: PERMIT.cancel, icon: 'ban', danger: true, ...waits, onClick: () => stop(row) }] : []),
      ...(remove.allowed
        ? [
            {
              key: 'delete',
              label: PERMIT.delete,
              icon: 'delete',
              danger: true,
              disabled: remove.disabled,
              reason: remove.reason,
              onClick: () => eraseRow(row),
            },
          ]
        : []),
    ];
  }
  return { actionsOf, task, setTask };
}
