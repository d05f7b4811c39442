import { formatTime } from '#platform/contract/dates.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { SiteTaskDetail } from '../contract/site-task.endpoints.ts';
import { CATEGORY_NAMES, PRIORITY_NAMES, RESULT_NAMES } from '../contract/work-task.messages.ts';
import { MONITORING } from './monitoring/monitoring.messages.ts';
import { WORK } from './work-task.messages.ts';

/** What a task asks, and what was done about it. */
export function TaskBody({ task }: { task: SiteTaskDetail }) {
  const t = useT(WORK);
  const say = useSay();
  const { locale } = useLocale();
  const { due_date, due_time, employees, project, description, checklist, actions } = task;
  const needs = [
    task.requires_photo && t('photoNeeded'),
    task.requires_location && t('placeNeeded'),
    task.est_minutes && t('minutes', { n: task.est_minutes }),
  ];
  return (
    <>
      <Facts
        items={[
          { label: WORK.site, value: task.site.name },
          ...(project ? [{ label: WORK.project, value: project.name }] : []),
          { label: WORK.due, value: [<DateText key="day" value={due_date} />, due_time && ` ${formatTime(due_time, locale)}`] },
          { label: WORK.category, value: say(CATEGORY_NAMES[task.category]) },
          { label: WORK.priority, value: say(PRIORITY_NAMES[task.priority]) },
          { label: WORK.employees, value: employees.length === 0 ? t('anybody') : employees.map(({ name }) => name).join(', '), wide: true },
          ...(description ? [{ label: WORK.description, value: description, wide: true }] : []),
          ...(needs.some(Boolean) ? [{ label: WORK.remark, value: needs.filter(Boolean).join(' · '), wide: true }] : []),
        ]}
      />
      {checklist.length > 0 && actions.length === 0 && (
        <DetailSection title={WORK.checklist}>
          <ul className="list">
            {checklist.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {actions.length > 0 && (
        <DetailSection title={MONITORING.actions}>
          <ul className="list">
            {actions.map(({ id, employee, result, recorded_at, remark, checklist: ticked, photos }) => (
              <li key={id}>
                <strong>{say(RESULT_NAMES[result])}</strong> {employee.name} <DateText value={recorded_at} kind="datetime" />
                {checklist.length > 0 && <div className="quiet small">{checklist.map((point, at) => `${ticked[at] ? '☑' : '☐'} ${point}`).join(' · ')}</div>}
                {remark && <div>{remark}</div>}
                {photos.map((file) => (
                  <FileFrame key={file.file}>
                    <FileView file={file} />
                  </FileFrame>
                ))}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}
