/** One need on a day: how many were there, and each person behind the numbers. */
import { Button } from '@mantine/core';
import { formatClock, formatTime } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { DayNeed, DayPerson } from '../../contract/daily.endpoints.ts';
import classes from './daily.module.css';
import { DAILY as W, PRESENCE_COLOURS, PRESENCE_WORDS } from './daily.messages.ts';

interface DayNeedProps {
  readonly need: DayNeed;
  /** Nothing of the day may be corrected. */
  readonly locked: boolean;
  readonly onCorrect: (person: DayPerson) => void;
}

export function DayNeedPart({ need, locked, onCorrect }: DayNeedProps) {
  const t = useT(W);
  const { locale } = useLocale();
  const mayCorrect = useCan('/wom/project', 'Update') && !locked;
  const figures = [
    [t('needed'), need.needed],
    [t('planned'), need.planned],
    [t('present'), need.present],
    [t('absent'), need.absent],
    [t('leave'), need.leave],
    [t('expected'), need.expected],
    [t('late'), need.late],
    [t('hours'), sayHours(need.minutes, locale)],
    [t('overtime'), sayHours(need.overtime_minutes, locale)],
  ] as const;
  return (
    <section className={`${classes['need']} frame`} aria-label={`${need.position}, ${need.shift_name}`}>
      <h3 className="subheading">
        {need.position}{' '}
        <span className="quiet small">{`${need.shift_name}, ${formatTime(need.start_time, locale)} – ${formatTime(need.end_time, locale)}`}</span>
      </h3>
      <dl className={classes['figures']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {need.planned === 0 && <p className="quiet small flush">{t('nobodyDeployed')}</p>}
      {need.people.length > 0 && (
        <ul className="list" aria-label={need.shift_name}>
          {need.people.map((person) => (
            <Person key={person.deployment_id} person={person} onCorrect={mayCorrect ? onCorrect : undefined} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Person({ person, onCorrect }: { person: DayPerson; onCorrect: ((person: DayPerson) => void) | undefined }) {
  const t = useT(W);
  const zone = useTimeZone();
  const { locale } = useLocale();
  const { employee, state, arrived, left, minutes, overtime_minutes, overtime_waiting, late_minutes, reason } = person;
  const facts = [
    arrived && [arrived, left].map((at) => (at === null ? '' : formatClock(at, zone, locale))).join(' – '),
    minutes > 0 && sayHours(minutes, locale),
    late_minutes > 0 && t('lateBy', { time: sayHours(late_minutes, locale) }),
    overtime_minutes > 0 && `${t('overtime')} ${sayHours(overtime_minutes, locale)}`,
    overtime_waiting > 0 && t('overtimeWaits', { time: sayHours(overtime_waiting, locale) }),
  ].filter(Boolean);
  return (
    <li className={`${classes['person']} wrap`}>
      <div className={classes['who']}>
        <span className="strong">{employee.name}</span>
        {facts.length > 0 && <span className="quiet small tabular">{facts.join(' · ')}</span>}
        {reason && <span className="quiet small">{t('corrected', { reason })}</span>}
      </div>
      <StatusChip status={null} label={PRESENCE_WORDS[state]} colour={PRESENCE_COLOURS[state]} />
      {onCorrect && (
        <Button
          variant="default"
          size="compact-sm"
          className={classes['correct'] ?? ''}
          aria-label={`${t('correct')}: ${employee.name}`}
          onClick={() => onCorrect(person)}
        >
          {t('correct')}
        </Button>
      )}
    </li>
  );
}
