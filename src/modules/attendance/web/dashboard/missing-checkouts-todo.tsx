import { formatDate } from '#platform/contract/dates.ts';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { MissingCheckouts } from '../../contract/board/attendance-board.schema.ts';
import { ATTENDANCE_CARDS } from './attendance-cards.messages.ts';

const LIST = '/attendance/manage';

/** Check-ins and check-outs that are missing on a day. */
export function MissingCheckoutsTodo({ due, data: { date, n } }: TodoProps<MissingCheckouts>) {
  const t = useT(ATTENDANCE_CARDS);
  return (
    <TodoRow
      icon="clock-check"
      due={due}
      action={
        <TodoButton needs={{ page: LIST, action: 'Update' }} href={`${LIST}?${new URLSearchParams({ date, flags: 'missing_checkin,missing_checkout' })}`}>
          {t('look')}
        </TodoButton>
      }
    >
      {t('missing', { n, date: formatDate(date) })}
    </TodoRow>
  );
}
