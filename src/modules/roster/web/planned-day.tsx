import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { PlannedDay as Day } from '../contract/schedule.endpoints.ts';
import classes from './schedule.module.css';
import { SCHEDULE } from './schedule.messages.ts';

/** What is planned for a day: its sessions or the kind of day, and what stands above it: a holiday, leave. */
export function PlannedDay({ day }: { day: Day }) {
  const t = useT(SCHEDULE);
  const { locale } = useLocale();
  const named = ({ name, name_ms }: { name: string; name_ms: string }) => (locale === 'ms' ? name_ms : name);
  const { day_type, sessions, flexible_hours, holiday, leave, site, remark } = day;
  // Nobody is expected: the times stand there to say what the day would be.
  const isFree = (holiday !== null && !holiday.half) || leave?.part === 'Full';
  const Times = isFree ? 's' : 'span';
  return (
    <>
      {sessions.map((session) => (
        <Times key={session.start_time} className={isFree ? 'tabular quiet' : 'tabular'}>
          {saySession(session, locale)}
        </Times>
      ))}
      {flexible_hours !== null && <span>{t('flexibleDay', { n: flexible_hours })}</span>}
      {sessions.length === 0 && flexible_hours === null && <span className="quiet">{t(day_type)}</span>}
      {site && <span className="small">{site.name}</span>}
      {remark && <span className="quiet small">{remark}</span>}
      {holiday && (
        <span className={classes['mark']} data-kind="holiday">
          {holiday.half ? t('half', { name: named(holiday) }) : named(holiday)}
        </span>
      )}
      {leave && (
        <span className={classes['mark']} data-kind="leave">
          {leave.part === 'Full' ? named(leave) : t('half', { name: named(leave) })}
        </span>
      )}
    </>
  );
}
