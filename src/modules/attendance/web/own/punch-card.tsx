/** The card on top of the own attendance: where one stands, the time, the day, the place, and the one button. */
import { Alert, Button, Skeleton, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { dateInZone } from '#platform/contract/dates.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { serverNow } from '#platform/web/call/server-time.ts';
import { FileUpload } from '#platform/web/ui/file-upload.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { showToday, type Today } from '../../contract/own/own-attendance.endpoints.ts';
import { nextOf, shownDays, type QueuedPunch } from '../../contract/own/own-state.ts';
import { DaySessions } from './day-sessions.tsx';
import { evaluateFix } from './evaluate-fix.ts';
import { OWN } from '../own.messages.ts';
import { PlaceLine } from './place-line.tsx';
import { PlaceMap } from './place-map.tsx';
import classes from './punch-card.module.css';
import { ServerClock } from './server-clock.tsx';
import { OwnStateLine } from './own-state/own-state-line.tsx';
import { ownStateOf } from './own-state/own-state.ts';
import { usePosition } from '#platform/web/field/use-position.ts';
import { usePunch } from './use-punch.ts';
import { useUntilRead } from './use-until-read.ts';

/** @param kept what this device has not sent yet, oldest first */
export function PunchCard({ kept: queued }: { kept: readonly QueuedPunch[] }) {
  const { data, error, refetch, dataUpdatedAt } = useEndpoint(showToday, {}, { quiet: true, kept: true });
  const invalidate = useInvalidate();
  const counted = useUntilRead(queued, dataUpdatedAt, refetch);
  // A page that is opened again on the next morning shows that morning.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void invalidate(showToday);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [invalidate]);
  return (
    <section className={`${classes['card']} card`} aria-label={useT(OWN)('today')}>
      {data ? (
        <Card today={data.data} kept={counted} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className={classes['waiting']} />
      )}
    </section>
  );
}

function Card({ today, kept: queued }: { today: Today; kept: readonly QueuedPunch[] }) {
  const now = new Date(serverNow()).toISOString();
  const date = dateInZone(now, today.time_zone);
  const next = nextOf(today, queued, now);
  const shown = shownDays(today.days, date);
  const ownState = ownStateOf(shown, queued, next);
  const isFree = ownState.is === 'free' && ownState.day !== null;
  const location = usePosition(next !== null && (today.places.length > 0 || today.setting.location_required));
  return (
    <>
      <div className={classes['side']}>
        <OwnStateLine ownState={ownState} zone={today.time_zone} />
        <ServerClock zone={today.time_zone} />
        {/* Of a free day the line above says all there is. */}
        {shown.length > 0 && !isFree && <DaySessions days={shown} today={date} zone={today.time_zone} />}
        {today.remark && <p className="small">{today.remark}</p>}
        <PlaceLine places={today.places} location={location} />
        <Action
          today={today}
          next={next}
          again={next === 'checkout' && ownState.is === 'out'}
          isFree={isFree}
          location={location}
          waiting={queued.length > 0}
        />
      </div>
      <PlaceMap places={today.places} fix={location.fix} />
    </>
  );
}

/** What is asked for is typed next. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

interface ActionProps {
  readonly today: Today;
  readonly next: ReturnType<typeof nextOf>;
  /** The way out was recorded already: another takes its place. */
  readonly again: boolean;
  /** Nobody is waited for: an off day, a holiday, leave. */
  readonly isFree: boolean;
  readonly location: ReturnType<typeof usePosition>;
  readonly waiting: boolean;
}

function Action({ today, next, again, isFree, location, waiting }: ActionProps) {
  const t = useT(OWN);
  const { press, busy, problem, done, remark, setRemark, photo, choosePhoto } = usePunch(today, location);
  const wrong = (field: string) => (problem?.field === field ? problem.words : null);
  const { locale } = useLocale();
  // As soon as the place is known one is told what it takes to check in here.
  const upcoming = location.fix && !done ? evaluateFix(today, { fix: location.fix, failure: null }, '', locale) : null;
  const asked = [problem, upcoming].find((each) => each?.field === 'remark');
  const asks = asked !== undefined || remark !== '';
  const elsewhere = problem && (problem.field === 'location' || problem.field === 'base') ? problem : null;
  return (
    <div className={classes['action']}>
      {next && today.setting.photo_required && (
        <FileUpload
          label={OWN.photo}
          camera="user"
          required
          maxFiles={1}
          extensions={IMAGE_EXTENSIONS}
          error={wrong('image')}
          value={photo ? [photo] : []}
          onChange={([file]) => choosePhoto(file instanceof File ? file : null)}
        />
      )}
      {next && asks && (
        <Textarea
          label={t('remark')}
          withAsterisk
          autosize
          minRows={2}
          maxLength={255}
          ref={problem?.field === 'remark' ? focusOnce : undefined}
          description={asked?.words}
          error={problem?.isCalm ? null : wrong('remark') && t('remarkNeeded')}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      )}
      {elsewhere && (
        <Alert color="red" role="alert" title={elsewhere.words}>
          {elsewhere.hint}
        </Alert>
      )}
      <output className={classes['done']}>{done}</output>
      {next ? (
        <Button size="lg" fullWidth variant={again || isFree ? 'default' : 'filled'} loading={busy} onClick={() => void press(next)}>
          {t(again ? 'again' : next === 'checkin' ? 'checkIn' : 'checkOut')}
        </Button>
      ) : (
        <p className="quiet flush">
          {t(!today.setting.web_checkin ? 'elsewhere' : today.days.some(({ checkout }) => checkout) || waiting ? 'finished' : 'noMore')}
        </p>
      )}
    </div>
  );
}
