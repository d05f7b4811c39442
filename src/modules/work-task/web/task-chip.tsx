import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { SiteTask } from '../contract/site-task.endpoints.ts';
import { WORK } from './work-task.messages.ts';

/** Where a task stands; what needs somebody says so first. */
export function TaskChip({ task: { status, is_overdue, has_issue } }: { task: Pick<SiteTask, 'status' | 'is_overdue' | 'has_issue'> }) {
  const t = useT(WORK);
  const say = useSay();
  if (has_issue && status !== 'Success') return <StatusChip status="error" label={t('issue')} colour="warning" />;
  if (is_overdue) return <StatusChip status="late" label={t('overdue')} />;
  const words = STATUS_TEXTS[status.toLowerCase()];
  return <StatusChip status={status} {...(words && { label: say(words) })} />;
}
