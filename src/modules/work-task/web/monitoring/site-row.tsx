import { formatDateTime } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { MonitoredSite } from '../../contract/monitoring.endpoints.ts';
import classes from './monitoring.module.css';
import { MONITORING } from './monitoring.messages.ts';

const CHIPS = {
  present: { name: 'statePresent', colour: 'success' },
  overdue: { name: 'stateOverdue', colour: 'error' },
  empty: { name: 'stateEmpty', colour: 'neutral' },
} as const;

/** One site as the list shows it, without a map too. */
export function SiteRow({ site, isToday, onOpen }: { site: MonitoredSite; isToday: boolean; onOpen: () => void }) {
  const t = useT(MONITORING);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const { name, state, present, expected, tasks, tasks_done, visits, overdue, issues, last_activity, projects } = site;
  const chip = CHIPS[state];
  const facts = [
    t(isToday ? 'peopleOf' : 'cameOf', { present, expected }),
    tasks > 0 && t('tasksOf', { done: tasks_done, all: tasks }),
    overdue > 0 && t('overdueOf', { n: overdue }),
    issues > 0 && t('issuesOf', { n: issues }),
    visits > 0 && t('visitsOf', { n: visits }),
    last_activity && t('last', { when: formatDateTime(last_activity, zone, locale) }),
  ];
  return (
    <li>
      <button type="button" className={`${classes['site']} card`} onClick={onOpen}>
        <span className={classes['head']}>
          <strong>{name}</strong>
          <StatusChip status={state} label={t(chip.name)} colour={chip.colour} />
        </span>
        {projects.length > 0 && <span className="small">{t('projectsOf', { names: projects.join(', ') })}</span>}
        <span className="quiet small">{facts.filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}
