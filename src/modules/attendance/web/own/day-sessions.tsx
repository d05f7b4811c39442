/** What today's sessions are, and what was done in each. */
import { formatClock } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useLabel, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Attendance, Punch } from '../../contract/attendance.schema.ts';
import { kindOf } from '../attendance-words.ts';
import { DAY_KINDS } from '#modules/roster/contract/day-names.messages.ts';
import { OWN } from '../own.messages.ts';
import { PunchChip } from '../detail/punch-chip.tsx';
import classes from './punch-card.module.css';

export function DaySessions({ days, today, zone }: { days: readonly Attendance[]; today: string; zone: string }) {
  const t = useT(OWN);
  const labelOf = useLabel();
  const { locale } = useLocale();
  return (
    <ul className={`${classes['sessions']} bare`}>
      {days.map((day) => {
        const kind = kindOf(day, locale);
        return (
          <li key={`${day.date} ${day.session_index}`}>
            <span className={`${classes['session']} wrap`}>
              {day.date < today && <span className="quiet">{t('yesterday')}</span>}
              <strong className="tabular">{day.session ? saySession(day.session, locale) : labelOf(kind ? kind.words : OWN.freeTimes)}</strong>
              {day.session && kind && <StatusChip status={null} label={kind.words} colour={kind.tone} />}
            </span>
            <Done words={t('checkIn')} punch={day.checkin} zone={zone} />
            <Done words={t('checkOut')} punch={day.checkout} zone={zone} />
            {day.schedule && <span className="note">{day.planned === 'None' ? labelOf(DAY_KINDS.None) : day.schedule.name}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Done({ words, punch, zone }: { words: string; punch: Punch | null; zone: string }) {
  const { locale } = useLocale();
  if (!punch) return null;
  return (
    <span className="wrap small">
      <span>
        {words} <span className="tabular">{formatClock(punch.at, zone, locale)}</span>
      </span>
      <PunchChip punch={punch} />
      {punch.place && <span className="quiet">{punch.place}</span>}
    </span>
  );
}
