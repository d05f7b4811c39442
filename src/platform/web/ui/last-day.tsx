import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { StatusChip } from './status-chip.tsx';
import { DateText, useToday } from './values.tsx';
import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../locale/locale.tsx';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';

const LEFT = defineMessages({ left: { en: '{n, plural, one {# day} other {# days}}', ms: '{n} hari' } });

/** Days before the end from which on it is near. */
const SOON = 90;

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
      {!quiet && left >= 0 && left <= SOON && <StatusChip status={null} label={t('left', { n: left })} colour="warning" />}
    </span>
  );
}
