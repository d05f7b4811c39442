import { formatClock } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLabel, useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useTimeZone, useToday } from '#platform/web/ui/values.tsx';
import type { OwnAttendanceBoard } from '../../contract/board/attendance-board.schema.ts';
import { kindOf } from '../attendance-words.ts';
import { OWN } from '../own.messages.ts';
import { NextWork } from '../own/own-state/next-work.tsx';
import { ownStateOf } from '../own/own-state/own-state.ts';
import { ATTENDANCE_CARDS } from './attendance-cards.messages.ts';

/** The own day: what it is, what was done, and the way to what comes next. */
export function OwnAttendanceCard() {
  const t = useT(ATTENDANCE_CARDS);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const today = useToday();
  const board = useBlock<OwnAttendanceBoard>('own-attendance');
  if (!board) return null;
  const { day, next } = board;
  // As the own page has it: nobody is waited for on an off day, a holiday, leave.
  const isFree = ownStateOf([day], [], next).is === 'free';
  const at = (instant: string) => formatClock(instant, zone, locale);
  const words = isFree ? labelOf(kindOf(day, locale)?.words ?? OWN.noSession) : day.session ? saySession(day.session, locale) : labelOf(OWN.freeTimes);
  return (
    <BlockCard title={ATTENDANCE_CARDS.own} href="/attendance">
      <p className="strong flush tabular">{words}</p>
      {isFree && <NextWork today={today} />}
      {!isFree && !day.checkout && !day.checkin && <p className="quiet small flush">{t('notIn')}</p>}
      {day.checkin && <p className="quiet small flush">{t('in', { time: at(day.checkin.at) })}</p>}
      {day.checkout && <p className="quiet small flush">{t('out', { time: at(day.checkout.at) })}</p>}
      {next && (
        <ActionButton mt="auto" variant={isFree ? 'subtle' : 'light'} needs={{ page: '/attendance' }} href="/attendance">
          {t(next)}
        </ActionButton>
      )}
    </BlockCard>
  );
}
