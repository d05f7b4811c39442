/** The round: where to go next and when, what is done, and the button to scan. Everything that is often pressed lies below, for the thumb. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { useClock } from '#platform/web/device/use-clock.ts';
import { useWakeLock } from '#platform/web/device/use-wake-lock.ts';
import { whenIdle } from '#platform/web/device/when-idle.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/ui/feedback/feedback.ts';
import { recall } from '#platform/web/local-state.ts';
import { operationAt, planRound } from '../../contract/phone/plan-round.ts';
import type { ScannedPoint } from '../../contract/round/scan-places.ts';
import type { Entry } from './entry.store.ts';
import { HelpButton } from './help-button.tsx';
import { NextCard } from './next-card.tsx';
import { serverNow, type SignedIn } from './phone-call.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Plan } from './plan.store.ts';
import { asks, closeScan, pointOf, recordScan, withPlace, type Answer, type Checkpoint, type Read } from './record-scan.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RefusedList } from './refused-list.tsx';
import { RoundLists } from './round-lists.tsx';
import { ScanPanel } from './scan-panel.tsx';
import type { Phone } from './use-phone.ts';

/** Milliseconds after which the scanner is kept, where the browser does not say when it rests. */
const KEEP_MS = 5000;

/** The scanner is loaded when it is opened; a night without a network needs its files on the phone before. */
async function keepScanner(): Promise<void> {
  await import('./scanner/code-scanner.tsx');
  await (await import('./scanner/open-reader.ts')).keepReader();
}

const scanned = ({ id, type, lat, lng, radius_m, far_m }: Checkpoint): ScannedPoint => ({ id, gps: type === 'GPS', lat, lng, radius_m, far_m });

export function RoundScreen({ phone, guard, plan }: { phone: Phone; guard: SignedIn; plan: Plan }) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  useWakeLock();
  useEffect(() => whenIdle(() => void keepScanner().catch(() => undefined), KEEP_MS), []);
  const now = useClock(recall('patrol_clock_ahead') ?? 0).getTime();
  const [scanning, setScanning] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  const operation = operationAt(plan.operations, now);
  const own = phone.entries.flatMap(({ scan, state }) => (scan && state !== 'refused' ? [scan] : []));
  const shown = operation && planRound(operation, plan.checkpoints.map(scanned), own, now);
  const points = new Map(plan.checkpoints.map((point) => [point.id, point]));
  const nextPoint = shown?.next ? points.get(shown.next.checkpoint_id) : undefined;
  // Of a page that was closed meanwhile, too.
  const asked = phone.entries.find(({ state, scan }) => state === 'open' && asks(points.get(scan?.checkpoint_id ?? 0)));
  const placing = useRef(new Map<number, Promise<Entry>>());
  const finish = async (entry: Entry, answers: readonly Answer[], picture: Blob | null) => {
    // Whoever answers at once waits for the place: it would come over the answers.
    await closeScan(await (placing.current.get(entry.id) ?? entry), answers, picture);
    phone.talk();
  };
  const take = async (read: Read) => {
    const point = await pointOf(read, plan.checkpoints);
    const at = serverNow();
    const label = point ? `${point.code} · ${point.name}` : t('unknownPoint');
    setScanning(false);
    try {
      const entry = await recordScan(read, { session: guard.session, point, label, now: at });
      setLast(t('recorded', { point: label, time: formatClock(new Date(at), plan.time_zone, locale) }));
      placing.current.set(entry.id, withPlace(entry));
      if (!asks(point)) await finish(entry, [], null);
    } catch {
      openToast({ kind: 'error', message: t('notKept') });
    }
  };
  const isAsked = asked && points.get(asked.scan?.checkpoint_id ?? 0);
  if (asked && isAsked) return <QuestionPanel key={asked.id} point={isAsked} onDone={(answers, photo) => void finish(asked, answers, photo)} />;
  if (scanning) return <ScanPanel next={nextPoint ?? null} onRead={(read) => void take(read)} onClose={() => setScanning(false)} />;
  return (
    <>
      <div className={classes['screen']}>
        <output className={classes['last']}>{last}</output>
        {!operation && <p>{t('noShift')}</p>}
        {operation?.briefing && <p className={`${classes['briefing']} frame`}>{operation.briefing}</p>}
        {operation && !shown?.next && <p>{t('noneLeft')}</p>}
        {shown?.next && nextPoint && <NextCard next={shown.next} point={nextPoint} now={now} zone={plan.time_zone} />}
        {shown && <RoundLists plan={shown} points={points} zone={plan.time_zone} />}
        <RefusedList entries={phone.entries} zone={plan.time_zone} onAgain={phone.talk} />
        <Button variant="subtle" size="md" onClick={() => void phone.signOut()}>
          {t('signOut')}
        </Button>
      </div>
      <nav className={classes['thumb']}>
        <HelpButton session={guard.session} zone={plan.time_zone} talk={phone.talk} />
        {nextPoint?.type === 'GPS' && (
          <Button size="xl" variant="default" fullWidth onClick={() => void take({ method: 'GPS', tag: null, checkpoint_id: nextPoint.id })}>
            {t('here', { name: nextPoint.name })}
          </Button>
        )}
        <Button size="xl" fullWidth onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      </nav>
    </>
  );
}
