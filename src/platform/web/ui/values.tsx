/** Values as they stand in tables and details: money, dates, times, yes and no. */
import { CLOCK_MS } from '#platform/contract/waits.ts';
import { useEffect, useState } from 'react';
import { dateInZone, formatDate, formatClock, formatDateTime, formatFull, formatPeriod, formatTime, type CalendarDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useT } from '../locale/locale.tsx';
import { useMaybeViewer, companyOf } from '../viewer.tsx';
import { UI_MESSAGES } from './ui.messages.ts';

/** Two decimals and thousands separators; a missing amount shows 0.00. A minus stays a minus. */
export function Money({ value, currency = false }: { value: number | null | undefined; currency?: boolean }) {
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {currency && 'RM '}
      {formatPrice(value).replace('-', '−')}
    </span>
  );
}

export type DateKind = 'date' | 'time' | 'datetime' | 'full';

/** The zone of the selected company. */
export function useTimeZone(): string | undefined {
  const viewer = useMaybeViewer();
  return (viewer && companyOf(viewer)?.config?.timezone) || undefined;
}

/** A date (DD/MM/YY), a time of day (hh:mm A), or an instant in the company's zone; nothing where nothing is. */
export function DateText({ value, kind = 'date' }: { value: string | null | undefined; kind?: DateKind }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  if (!value) return <span aria-hidden>–</span>;
  const text =
    kind === 'date'
      ? formatDate(value)
      : kind === 'time'
        ? formatTime(value, locale)
        : kind === 'datetime'
          ? formatDateTime(value, zone, locale)
          : formatFull(value, zone);
  return (
    <time className="tabular" dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </time>
  );
}

/** First to last day in short form, `24–25 Dec 2026`; in full for who points at it. */
export function DateRangeText({ from, to }: { from: string | null | undefined; to: string | null | undefined }) {
  const { locale } = useLocale();
  if (!from || !to) return <DateText value={from ?? to} />;
  return (
    <span className="tabular" style={{ whiteSpace: 'nowrap' }} title={from === to ? undefined : `${formatDate(from)} – ${formatDate(to)}`}>
      {formatPeriod(from, to, locale)}
    </span>
  );
}

/** A period within a sentence, in the reader's language. */
export function usePeriodText(): (period: { readonly start_date: string; readonly end_date: string }) => string {
  const { locale } = useLocale();
  return ({ start_date, end_date }) => formatPeriod(start_date, end_date, locale);
}

/** Today in the company's zone, as it was when the component appeared. */
export function useToday(): CalendarDate {
  const zone = useTimeZone();
  const [today] = useState(() => dateInZone(new Date(), zone));
  return today;
}

export function YesNo({ value }: { value: boolean | null | undefined }) {
  const t = useT(UI_MESSAGES);
  return <span>{t(value ? 'yes' : 'no')}</span>;
}

/** The time of the company, updated every second. */
export function Clock({ kind = 'full' }: { kind?: 'full' | 'time' }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  const full = formatFull(now, zone);
  return (
    <time className="tabular" dateTime={now.toISOString()}>
      {kind === 'full' ? full : formatClock(now, zone, locale)}
    </time>
  );
}
