import { formatClock } from '#platform/contract/dates.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { OwnAttendanceBoard } from '../../contract/board/attendance-board.schema.ts';
import { ATTENDANCE_CARDS } from './attendance-cards.messages.ts';

/** The own day: its session, what was done, and the way to what comes next. */
export function OwnAttendanceCard() {
  const t = useT(ATTENDANCE_CARDS);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const board = useBlock<OwnAttendanceBoard>('own-attendance');
  if (!board) return null;
  const { session, checkin_at, checkout_at, next } = board;
  const at = (instant: string) => formatClock(instant, zone, locale);
  return (
    <BlockCard title={ATTENDANCE_CARDS.own} href="/attendance">
      <p className="strong flush tabular">{session ? saySession(session, locale) : t('noTimes')}</p>
      <p className="quiet small flush">{checkin_at ? t('in', { time: at(checkin_at) }) : t('notIn')}</p>
      {checkout_at && <p className="quiet small flush">{t('out', { time: at(checkout_at) })}</p>}
      {next && (
        <ActionButton mt="auto" variant="light" needs={{ page: '/attendance' }} href="/attendance">
          {t(next)}
        </ActionButton>
      )}
    </BlockCard>
  );
}
