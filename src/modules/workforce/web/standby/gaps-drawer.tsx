/** What all running projects lack on a day, tomorrow first, and the way to call somebody who is kept ready. */
import { useState } from 'react';
import { addDays, formatDate, formatTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { callStandby, listGaps, type Gap } from '../../contract/standby.endpoints.ts';
import { DayBar } from '../day-bar.tsx';
import classes from './gaps.module.css';
import { GAPS as W } from './gaps.messages.ts';

const CallForm = lazyDrawer(async () => (await import('./call-form.tsx')).CallForm, { title: W.call, size: 480 });

export function GapsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const [date, setDate] = useState(tomorrow);
  const [calling, call] = useState<Gap | null>(null);
  const { data, error, refetch } = useEndpoint(listGaps, { date }, { quiet: true });
  const day = data?.data;
  const reason = date < today ? t('past') : t('nobodyReady');
  return (
    <SideDrawer onClose={onClose} title={date === tomorrow ? t('tomorrow') : t('gapsOn', { date: formatDate(date) })} size={640} wide>
      <DayBar date={date} onChange={setDate} />
      <Loaded error={error} refetch={refetch} count={5}>
        {day && (
          <div className="stack">
            <Tiles
              label={t('figures')}
              tiles={[
                { name: t('needed'), value: day.needed },
                { name: t('filled'), value: day.filled },
                { name: t('missing'), value: day.needed - day.filled },
                { name: t('standby'), value: day.standby },
              ]}
            />
            {day.gaps.length === 0 && <EmptyState drawing="calendar" title={W.noGaps} />}
            <ul className="list" aria-label={t('missing')}>
              {day.gaps.map((gap) => (
                <li key={gap.requirement_id} className={`${classes['gap']} wrap`}>
                  <div className={classes['what']}>
                    <span className="strong">{`${gap.position}, ${gap.shift_name}`}</span>
                    <span className="quiet small">{`${gap.project.code} · ${gap.project.name}`}</span>
                    <span className="quiet small tabular">
                      {[
                        `${formatTime(gap.start_time, locale)} – ${formatTime(gap.end_time, locale)}`,
                        t('confirmedOf', { n: gap.confirmed, of: gap.needed }),
                        ...(gap.pending > 0 ? [t('pending', { n: gap.pending })] : []),
                      ].join(' · ')}
                    </span>
                  </div>
                  <StatusChip status={null} label={t('short', { n: gap.missing })} colour="warning" />
                  <ActionButton
                    variant="light"
                    size="compact-sm"
                    needs={{ page: '/wom/project', action: 'Confirm', call: callStandby }}
                    opens={CallForm}
                    disabled={date < today || day.standby === 0}
                    reason={reason}
                    onClick={() => call(gap)}
                  >
                    {t('call')}
                  </ActionButton>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
      {calling && <CallForm gap={calling} date={date} onClose={() => call(null)} />}
    </SideDrawer>
  );
}
