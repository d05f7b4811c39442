import { BlockCard, useBlock } from '#platform/web/dashboard.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import type { AttendanceBoard } from '../../contract/board/attendance-board.schema.ts';
import classes from './attendance-card.module.css';
import { ATTENDANCE_CARDS } from './attendance-cards.messages.ts';

const LIST = '/attendance/manage';
const PARTS = ['ontime', 'late', 'not_in', 'absent', 'leave'] as const;
const SHOWN = ['present', 'late', 'not_in', 'leave'] as const;

/** Who is at work today. */
export function AttendanceCard() {
  const t = useT(ATTENDANCE_CARDS);
  const board = useBlock<AttendanceBoard>('attendance');
  if (!board) return null;
  return (
    <BlockCard title={ATTENDANCE_CARDS.attendance} href={LIST}>
      <Day board={board} />
      <Tiles
        tiles={SHOWN.map((key) => ({
          name: t(key),
          value: board[key],
          note: key === 'present' ? t('ofScheduled', { n: board.scheduled }) : undefined,
          href: `${LIST}?status=${key}`,
        }))}
      />
    </BlockCard>
  );
}

/** The day at a glance, each part as long as its people are many. Its figures stand below it. */
const Day = ({ board }: { board: AttendanceBoard }) => (
  <div className={classes['day']} aria-hidden>
    {PARTS.map((part) => board[part] > 0 && <span key={part} data-state={part} style={{ flexGrow: board[part] }} />)}
  </div>
);
