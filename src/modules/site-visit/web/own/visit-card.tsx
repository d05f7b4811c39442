/** The day on top of the own visits: what goes on, what is planned, and the way so far. */
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { formatClock, formatDate, formatTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { showOwnDay, type OwnDay } from '../../contract/own-visit.endpoints.ts';
import { minutesBetween } from '../../contract/rules/visit-clock.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { VisitStatusChip } from '../visit-columns.tsx';
import { VisitMap } from '../visit-map.tsx';
import { useDuration } from '../visit-words.ts';
import { OWN } from './own.messages.ts';
import classes from './visit-card.module.css';
import { useServerNow } from '#platform/web/use-server-now.ts';
import { goingOf, startedHere, type Going } from './visit-queue.ts';

const StartForm = lazyDrawer(async () => (await import('./start-form.tsx')).StartForm, { title: OWN.start, size: 560 });
const EndForm = lazyDrawer(async () => (await import('./end-form.tsx')).EndForm, { title: OWN.end, size: 560 });
const StartingPointForm = lazyDrawer(async () => (await import('./starting-point-form.tsx')).StartingPointForm, { title: OWN.startingPoint, size: 480 });

/** Milliseconds: what counts minutes is at most so late. */
const OFTEN_MS = 10_000;

export function VisitCard({ queued }: { queued: readonly UnsentCall[] }) {
  const t = useT(OWN);
  const { data, error, refetch } = useEndpoint(showOwnDay, {}, { quiet: true, kept: true });
  return (
    <section className={`${classes['card']} card`} aria-label={t('today')}>
      {data ? <Day day={data.data} queued={queued} /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={140} />}
    </section>
  );
}

type Task = { readonly of: 'start'; readonly planned: VisitRow | null } | { readonly of: 'end'; readonly going: Going } | { readonly of: 'point' };

function Day({ day, queued }: { day: OwnDay; queued: readonly UnsentCall[] }) {
  const t = useT(OWN);
  const [task, setTask] = useState<Task | null>(null);
  const going = goingOf(day.current, queued);
  const begun = startedHere(queued);
  const planned = day.planned.filter(({ id }) => !begun.has(id));
  const close = () => setTask(null);
  return (
    <>
      {going ? (
        <GoingOn going={going} zone={day.time_zone} />
      ) : (
        <div>
          <h2 className="subheading">{t('none')}</h2>
          <p className="quiet flush">{t('noneHint')}</p>
        </div>
      )}
      {going ? (
        <Button size="lg" fullWidth onClick={() => setTask({ of: 'end', going })}>
          {t('end')}
        </Button>
      ) : (
        <Button size="lg" fullWidth onClick={() => setTask({ of: 'start', planned: null })}>
          {t('start')}
        </Button>
      )}
      {planned.length > 0 && <Planned visits={planned} today={day.today} isFree={!going} onStart={(visit) => setTask({ of: 'start', planned: visit })} />}
      <Way day={day} onPoint={() => setTask({ of: 'point' })} />
      {task?.of === 'start' && <StartForm planned={task.planned} day={day} onClose={close} />}
      {task?.of === 'end' && <EndForm going={task.going} onClose={close} />}
      {task?.of === 'point' && <StartingPointForm point={day.starting_point} onClose={close} />}
    </>
  );
}

function GoingOn({ going, zone }: { going: Going; zone: string }) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const duration = useDuration();
  const now = useServerNow(OFTEN_MS);
  const since = going.of === 'server' ? (going.visit.started_at ?? '') : going.since;
  return (
    <div className={classes['going']}>
      <h2 className="subheading">{t('going')}</h2>
      <strong>{going.of === 'server' ? going.visit.place.name : going.wording}</strong>
      {going.of === 'server' ? <span>{going.visit.purpose}</span> : <span className="quiet">{t('waits')}</span>}
      <span className={classes['timer']}>{duration(minutesBetween(since, now))}</span>
      <span className="quiet">{t('since', { time: formatClock(since, zone, locale) })}</span>
    </div>
  );
}

function Planned({ visits, today, isFree, onStart }: { visits: readonly VisitRow[]; today: string; isFree: boolean; onStart: (visit: VisitRow) => void }) {
  const t = useT(OWN);
  const { locale } = useLocale();
  return (
    <div>
      <h2 className="subheading">{t('plannedVisits')}</h2>
      <ul className="list">
        {visits.map((visit) => (
          <li key={visit.id} className={classes['row']}>
            <span>
              <strong>{visit.place.name}</strong> <span className="quiet">{visit.purpose}</span>
              <br />
              {visit.date !== today && `${formatDate(visit.date)} `}
              {visit.planned_start_time ? formatTime(visit.planned_start_time, locale) : t('anyTime')} {visit.is_late && <VisitStatusChip visit={visit} />}
            </span>
            {isFree && visit.date <= today && (
              <Button variant="default" aria-label={`${t('startNow')} ${visit.place.name}`} onClick={() => onStart(visit)}>
                {t('startNow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Way({ day, onPoint }: { day: OwnDay; onPoint: () => void }) {
  const t = useT(OWN);
  const [isShown, setShown] = useState(false);
  const { done, starting_point } = day;
  const km = done.reduce((sum, visit) => sum + (visit.km ?? 0), 0);
  return (
    <div>
      <div className={classes['row']}>
        <span>
          <strong>{t('way')}</strong> <span className="quiet">{t('wayKm', { km: km.toFixed(2) })}</span>
          {starting_point && <span className="quiet"> · {t('from', { name: starting_point.name })}</span>}
        </span>
        <span className={classes['row']}>
          <Button variant="subtle" onClick={onPoint}>
            {t(starting_point ? 'changeStart' : 'setStart')}
          </Button>
          {done.length > 0 && (
            <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {t(isShown ? 'hideMap' : 'showMap')}
            </Button>
          )}
        </span>
      </div>
      {isShown && <VisitMap visits={done} named={false} whole onVisit={(id) => openDetail(id)} />}
    </div>
  );
}
