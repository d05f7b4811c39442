import { addDays, formatTime, type CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { BAR_NAMES } from '../../contract/duty/duty.messages.ts';
import { listDuty } from '../../contract/duty/duty.endpoints.ts';
import { Lines } from '../lines.tsx';
import { DUTY as W } from './duty.messages.ts';

const DAY_MINUTES = 1440;
const clock = (minute: number) => {
  const within = minute % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

type Span = 'coming' | 'past' | 'from';
const WORDS = {
  from: { title: W.plannedFrom, none: 'plannedNone' },
  coming: { title: W.planned, none: 'plannedNone' },
  past: { title: W.patrolled, none: 'patrolledNone' },
} as const;

/** What is planned of an officer over the coming days, by whichever module, or the patrol duty of the days before. @param from of what comes: the first day */
export function Duty({ id, span, from }: { id: number; span: Span; from?: string }) {
  const t = useT(W);
  const say = useSay();
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(listDuty, { id, span: span === 'past' ? 'past' : 'coming', from }, { quiet: true });
  return (
    <Loaded error={error} refetch={refetch} shape="detail" count={2}>
      {data && (
        <Lines title={WORDS[span].title} none={t(WORDS[span].none)}>
          {data.data.map(({ date, start, end, kind, label, place, standing, order, bar }) => (
            <li key={`${date} ${start} ${label.en}`}>
              <DateText value={date} /> · {say(label)}
              {place && ` · ${place}`}
              {kind === 'work' && ` · ${formatTime(clock(start), locale)} – ${formatTime(clock(end), locale)}`}
              {end > DAY_MINUTES && kind === 'work' && (
                <span className="quiet">
                  {' '}
                  (<DateText value={addDays(date as CalendarDate, Math.floor(end / DAY_MINUTES))} />)
                </span>
              )}
              {bar && <StatusChip status={null} label={BAR_NAMES[bar]} colour="error" />}
              {standing === 'outside' && <StatusChip status={null} label={W.outside} colour="warning" />}
              {order && <span className="quiet"> · {t('ordered', { order })}</span>}
            </li>
          ))}
        </Lines>
      )}
    </Loaded>
  );
}
