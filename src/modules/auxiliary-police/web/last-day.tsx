import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText, useToday } from '#platform/web/ui/values.tsx';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { NOTICE_DAYS } from '../contract/expiry-notice.ts';

const LEFT = defineMessages({ left: { en: '{n, plural, one {# day} other {# days}}', ms: '{n} hari' } });

/** The last valid day: marked when it is near, and when it is over. @param quiet what has ended is not marked */
export function LastDay({ date, quiet = false }: { date: string | null; quiet?: boolean }) {
  const t = useT(LEFT);
  const today = useToday();
  if (date === null) return <span aria-hidden>–</span>;
  const left = daysInclusive(today, date as CalendarDate) - 1;
  return (
    <span className="wrap">
      <DateText value={date} />
      {!quiet && left < 0 && <StatusChip status={null} label={EVERYDAY.expired} colour="error" />}
      {!quiet && left >= 0 && left <= NOTICE_DAYS[0] && <StatusChip status={null} label={t('left', { n: left })} colour="warning" />}
    </span>
  );
}
