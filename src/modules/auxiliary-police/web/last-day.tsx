import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { NOTICE_DAYS } from '../contract/expiry-notice.ts';

/** The last valid day: marked when it is near, and when it is over. @param quiet what has ended is not marked */
export function LastDay({ date, quiet = false }: { date: string | null; quiet?: boolean }) {
  const today = useToday();
  if (date === null) return <span aria-hidden>–</span>;
  const left = daysInclusive(today, date as CalendarDate) - 1;
  return (
    <span className="wrap">
      <DateText value={date} />
      {!quiet && left < 0 && <StatusChip status={null} label={EVERYDAY.expired} colour="error" />}
      {!quiet && left >= 0 && left <= NOTICE_DAYS[0] && <StatusChip status={null} label={`${left}d`} colour="warning" />}
    </span>
  );
}
