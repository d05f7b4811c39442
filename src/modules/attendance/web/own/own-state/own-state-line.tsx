/** Whether one is in or out and since when, and what is expected next: read before anything else on the page. */
import { dateInZone, formatClock, formatTime } from '#platform/contract/dates.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import type { StatusColour } from '#platform/contract/status.ts';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { kindOf } from '../../attendance-words.ts';
import { OWN } from '../../own.messages.ts';
import classes from '../punch-card.module.css';
import { NextWork } from './next-work.tsx';
import { minutesTo, type OwnState } from './own-state.ts';
import { useServerNow } from '#platform/web/use-server-now.ts';

/** Milliseconds: minutes are shown. */
const EVERY = 10_000;
const HOUR = 60;

export function OwnStateLine({ ownState, zone }: { ownState: OwnState; zone: string }) {
  const t = useT(OWN);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const now = useServerNow(EVERY);
  const length = (minutes: number) => (minutes < HOUR ? t('minutesLong', { n: minutes }) : sayHours(minutes, locale));
  const at = (minute: string) => formatTime(minute.slice(11), locale);
  /** When it begins or ends, seen from now. */
  const seen = (minute: string, upcoming: 'endsIn' | 'beginsIn', past: 'ended' | 'began') => {
    const left = minutesTo(minute, now, zone);
    return left > 0 ? t(upcoming, { time: at(minute), left: length(left) }) : t(past, { time: at(minute), ago: length(-left) });
  };
  const sayIt = (): { tone: StatusColour; words: string; more: string | null } => {
    switch (ownState.is) {
      case 'in':
        return {
          tone: 'success',
          words: t('inSince', { time: formatClock(ownState.since, zone, locale) }),
          more: ownState.until ? seen(ownState.until, 'endsIn', 'ended') : t('untilYouLeave'),
        };
      case 'out':
        return {
          tone: 'info',
          words: t('outSince', { time: formatClock(ownState.since, zone, locale) }),
          more: ownState.minutes > 0 ? t('workedToday', { n: sayHours(ownState.minutes, locale) }) : null,
        };
      case 'awaited': {
        const { from, until } = ownState;
        const isPast = (minute: string | null) => minute !== null && minutesTo(minute, now, zone) < 0;
        return {
          tone: isPast(from) ? 'warning' : 'primary',
          words: t('notIn'),
          more: until && isPast(until) ? seen(until, 'endsIn', 'ended') : from ? seen(from, 'beginsIn', 'began') : t('anyTimeToday'),
        };
      }
      default: {
        const kind = ownState.day && kindOf(ownState.day, locale);
        return { tone: 'info', words: kind ? labelOf(kind.words) : t('noSession'), more: null };
      }
    }
  };
  const { tone, words, more } = sayIt();
  return (
    <div className={classes['standing']}>
      <h2>
        <span className={classes['dot']} style={{ background: `var(--chip-${tone}-dot)` }} aria-hidden />
        {words}
      </h2>
      {more && <p className="flush tabular">{more}</p>}
      {(ownState.is === 'out' || ownState.is === 'free') && <NextWork today={dateInZone(now, zone)} />}
    </div>
  );
}
