/** Approved days of the year by month and type. */
import { useSearch } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import type { leaveSummary } from '../../contract/manage-leave.endpoints.ts';
import { typeInk } from '../type-ink.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { useLeaveSummary } from './use-leave-summary.ts';

/** Types with a tone of their own; the days of the others stand together. */
const SHOWN = 4;
const OTHERS = 'others';

type Summary = Pick<OutputOf<typeof leaveSummary>['data'], 'by_type' | 'by_month'>;

/** January to December with the days of each shown type. Half days add up exactly. */
export function monthRows({ by_type, by_month }: Summary, locale: Locale) {
  const types = by_type.filter(({ days }) => days > 0).sort((a, b) => b.days - a.days);
  // One more than the others would be a single type: it keeps its own name.
  const shown = types.length <= SHOWN + 1 ? types : types.slice(0, SHOWN);
  const series = shown.map(({ id, name, name_ms, colour }) => ({ key: String(id), label: { en: name, ms: name_ms }, colour: typeInk(colour) }));
  const keyOf = (id: number) => (shown.some((type) => type.id === id) ? String(id) : OTHERS);
  const rows = Array.from({ length: 12 }, (_, at) => {
    const name = formatMonth(calendarDate(`2026-${String(at + 1).padStart(2, '0')}-01`), locale).slice(0, 3);
    const row: Record<string, string | number> = { month: name };
    for (const key of [...series.map((each) => each.key), ...(shown.length < types.length ? [OTHERS] : [])]) row[key] = 0;
    for (const { month, leave_type_id, days } of by_month) {
      if (month !== at + 1) continue;
      const key = keyOf(leave_type_id);
      row[key] = Number(row[key] ?? 0) + days;
    }
    return row;
  });
  return { rows, series: shown.length < types.length ? [...series, { key: OTHERS, label: MANAGE.otherTypes }] : series };
}

export function LeaveChart() {
  const { locale } = useLocale();
  const summary = useLeaveSummary(useSearch());
  if (!summary) return null;
  const { rows, series } = monthRows(summary, locale);
  if (series.length === 0) return null;
  return (
    <div className={classes['chart']}>
      <ChartCard title={MANAGE.chart} kind="stacked" rows={rows} x="month" xLabel={MANAGE.month} series={series} />
    </div>
  );
}
