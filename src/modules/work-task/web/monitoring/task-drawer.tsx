/** One task on a site: what it asks, and what was done about it. */
import { Button } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { cancelSiteTask, endTaskPlan, reopenSiteTask, showSiteTask } from '../../contract/site-task.endpoints.ts';
import type { SiteTaskDetail } from '../../contract/site-task.endpoints.ts';
import { TaskBody } from '../task-body.tsx';
import { TaskChip } from '../task-chip.tsx';
import { TASK_READS } from '../task-reads.ts';
import { WORK } from '../work-task.messages.ts';
import { MONITORING } from './monitoring.messages.ts';

const REOPEN = { page: '/work-task/site', action: 'Update', call: reopenSiteTask } as const;

export function TaskDrawer({ id, close }: { id: number; close: () => void }) {
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showSiteTask, { id }, { quiet: true, keepPrevious: false });
  const task = data?.data;
  return (
    <DetailDrawer
      size={560}
      onClose={close}
      title={task?.name ?? say(WORK.task)}
      badge={task && <TaskChip task={task} />}
      actions={task && <Actions task={task} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {task && <TaskBody task={task} />}
      </Loaded>
    </DetailDrawer>
  );
}

function Actions({ task: { id, plan_id, name, due_date, status, rule } }: { task: SiteTaskDetail }) {
  const t = useT(MONITORING);
  const confirm = useConfirm();
  const mayCancel = useCan('/work-task/site', 'Cancel');
  const cancelling = useWrite(cancelSiteTask, { invalidates: TASK_READS });
  const ending = useWrite(endTaskPlan, { invalidates: TASK_READS });
  const reopening = useWrite(reopenSiteTask, { invalidates: TASK_READS });
  const cancel = async () => {
    const answer = await confirm({
      title: t('cancelAsk', { name, date: formatDate(due_date) }),
      verb: t('cancelTask'),
      stays: t('stays'),
      remark: true,
      danger: true,
    });
    // A refusal has been shown by the global handler.
    if (answer) await cancelling.run({ id, remark: answer.remark }).catch(() => undefined);
  };
  const end = async () => {
    const answer = await confirm({ title: t('endAsk', { name }), message: t('endText'), verb: t('endPlan'), stays: t('stays'), danger: true });
    if (answer) await ending.run({ id: plan_id }).catch(() => undefined);
  };
  const reopen = async () => {
    const answer = await confirm({
      title: t('reopenAsk', { name, date: formatDate(due_date) }),
      message: t('reopenText'),
      verb: t('reopen'),
      remark: true,
    });
    if (answer) await reopening.run({ id, remark: answer.remark }).catch(() => undefined);
  };
  return (
    <>
      {status === 'Success' && (
        <ActionButton needs={REOPEN} variant="light" onClick={() => void reopen()}>
          {t('reopen')}
        </ActionButton>
      )}
      {mayCancel && (status === 'Pending' || status === 'Processing') && (
        <Button variant="light" color="red" onClick={() => void cancel()}>
          {t('cancelTask')}
        </Button>
      )}
      {mayCancel && rule && (
        <Button variant="default" onClick={() => void end()}>
          {t('endPlan')}
        </Button>
      )}
    </>
  );
}
