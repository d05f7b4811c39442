/** All running projects together: how many people they need, how many of those are confirmed and there, and the coming days. */
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { showSummary } from '../contract/project.register.ts';
import { WOM as W } from './wom.messages.ts';

const HEIGHT = 180;
const percent = (rate: number | null | undefined) => (rate == null ? '–' : `${rate}%`);
/** `20/11`: all of them lie within a fortnight. */
const shortDay = (date: string) => formatDate(date).slice(0, 'dd/mm'.length);

export function Overview() {
  const t = useT(W);
  const sums = useEndpoint(showSummary, {}, { quiet: true }).data?.data;
  const heads = sums ? sums.days.reduce((sum, day) => sum + day.heads, 0) : 0;
  const present = sums && sums.planned > 0 ? { note: t('ofNeeded', { n: sums.present, of: sums.planned }) } : {};
  return (
    <div className="stack">
      <Tiles
        tiles={[
          { name: t('running'), value: sums?.projects ?? '–' },
          { name: t('today'), value: sums?.today ?? '–' },
          { name: t('fillRate'), value: percent(sums?.fill_rate) },
          { name: t('attendanceRate'), value: percent(sums?.attendance_rate), ...present },
          { name: t('shortTomorrow'), value: sums?.short_tomorrow ?? '–' },
          { name: t('fortnight'), value: sums ? heads : '–' },
        ]}
      />
      {sums && heads > 0 && (
        <ChartCard
          title={W.coming}
          kind="bar"
          height={HEIGHT}
          x="day"
          xLabel={W.day}
          series={[
            { key: 'needed', label: W.headcount, tone: 'warning' },
            { key: 'filled', label: W.filled, tone: 'success' },
          ]}
          rows={sums.days.map((day) => ({ day: shortDay(day.date), needed: day.heads, filled: day.filled }))}
        />
      )}
    </div>
  );
}
