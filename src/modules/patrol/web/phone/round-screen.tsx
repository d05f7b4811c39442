/** The round: where to go next and when, what is done, and the button to scan. Everything that is often pressed lies below, for the thumb. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { keepScanner } from '#platform/web/device/scanner/keep-scanner.ts';
import { useClock } from '#platform/web/device/use-clock.ts';
import { useWakeLock } from '#platform/web/device/use-wake-lock.ts';
import { whenIdle } from '#platform/web/call/when-idle.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { openToast } from '#platform/web/feedback.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import { askedCheck } from '../../contract/emergency/welfare.ts';
import { operationAt, planRound } from '../../contract/phone/plan-round.ts';
import type { ScannedPoint } from '../../contract/round/scan-places.ts';
import type { Entry } from './entry.store.ts';
import { HandoverNote } from './handover-note.tsx';
import { HelpButton } from './help-button.tsx';
import { InsideList } from './writing/inside-list.tsx';
import { OrdersCard } from './orders-card.tsx';
import { LogPanel } from './writing/log-panel.tsx';
import { NextCard } from './next-card.tsx';
import { serverNow, type SignedIn } from './phone-call.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Plan } from './plan.store.ts';
import { asks, closeScan, pointOf, recordScan, withPlace, type Answer, type Checkpoint, type Read } from './record-scan.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RefusedList } from './refused-list.tsx';
import { ReportPanel } from './writing/report-panel.tsx';
import { RoundLists } from './round-lists.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { SignInNote } from './sign-in/sign-in-note.tsx';
import { useHelp } from './use-help.ts';
import type { Phone } from './use-phone.ts';
import { WelfareCard } from './writing/welfare-card.tsx';
import { writeEntry } from './writing/write-entry.ts';
import type { WrittenFields } from './writing/writing-panel.tsx';
import { WRITING } from './writing/writing.messages.ts';

/** Milliseconds after which the scanner is kept, where the browser does not say when it rests. */
const KEEP_MS = 5000;

const scanned = ({ id, type, lat, lng, radius_m, far_m }: Checkpoint): ScannedPoint => ({ id, gps: type === 'GPS', lat, lng, radius_m, far_m });

export function RoundScreen({ phone, guard, plan }: { phone: Phone; guard: SignedIn; plan: Plan }) {
  const t = useT(PHONE);
  const says = useT(WRITING);
  const { locale } = useLocale();
  useWakeLock();
  useEffect(() => whenIdle(() => void keepScanner('qr').catch(() => undefined), KEEP_MS), []);
  const now = useClock(recall('patrol_clock_ahead') ?? 0).getTime();
  const [doing, setDoing] = useState<'scan' | 'report' | 'log' | null>(null);
  const helping = useHelp(guard.session, t('help'), phone.talk);
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
    setDoing(null);
    try {
      const entry = await recordScan(read, { session: guard.session, point, label, now: at });
      setLast(t('recorded', { point: label, time: formatClock(new Date(at), plan.time_zone, locale) }));
      placing.current.set(entry.id, withPlace(entry));
      if (!asks(point)) await finish(entry, [], null);
    } catch {
      openToast({ kind: 'error', message: t('notKept') });
    }
  };
  const write = async (written: WrittenFields) => {
    const at = serverNow();
    try {
      await writeEntry({ ...written, session: guard.session, now: at });
      setLast(says('written', { what: written.label, time: formatClock(new Date(at), plan.time_zone, locale) }));
      setDoing(null);
      phone.talk();
    } catch {
      openToast({ kind: 'error', message: t('notKept') });
    }
  };
  const answered = [...(operation?.welfare?.answers ?? []), recall('patrol_welfare_at') ?? 0];
  const check = operation?.welfare ? askedCheck({ ...operation, minutes: operation.welfare.minutes }, answered, now) : null;
  const answer = async (given: 'OK' | 'Help') => {
    const at = serverNow();
    try {
      await (given === 'OK' ? helping.tellWell() : helping.ask('asked'));
      remember('patrol_welfare_at', at);
      setLast(says('answered', { time: formatClock(new Date(at), plan.time_zone, locale) }));
    } catch {
      openToast({ kind: 'error', message: t('notKept') });
    }
  };
  const welfare = check !== null && <WelfareCard key={check} due={check} zone={plan.time_zone} onAnswer={(given) => void answer(given)} />;
  const isAsked = asked && points.get(asked.scan?.checkpoint_id ?? 0);
  if (asked && isAsked)
    return <QuestionPanel key={asked.id} point={isAsked} onDone={(answers, photo) => void finish(asked, answers, photo)} urgent={welfare} />;
  if (doing === 'scan') return <ScanPanel next={nextPoint ?? null} onRead={(read) => void take(read)} onClose={() => setDoing(null)} urgent={welfare} />;
  if (doing === 'report') return <ReportPanel onDone={write} onClose={() => setDoing(null)} urgent={welfare} />;
  if (doing === 'log')
    return (
      <LogPanel identity={plan.site.visitor_identity} onDone={write} onClose={() => setDoing(null)} urgent={welfare}>
        {/* A plan that was kept by an older page has none. */}
        {plan.inside && <InsideList inside={plan.inside} entries={phone.entries} zone={plan.time_zone} onOut={write} />}
      </LogPanel>
    );
  return (
    <>
      <div className={classes['screen']}>
        <output className={classes['last']}>{last}</output>
        <SignInNote ends={guard.expires_at} now={now} zone={plan.time_zone} />
        {!operation && <p>{t('noShift')}</p>}
        {operation?.briefing && <p className={`${classes['briefing']} frame`}>{operation.briefing}</p>}
        {/* A plan that was kept by an older page has neither. */}
        {plan.orders && <OrdersCard orders={plan.orders} session={guard.session} />}
        {plan.handover && <HandoverNote handover={plan.handover} zone={plan.time_zone} />}
        {operation && !shown?.next && <p>{t('noneLeft')}</p>}
        {shown?.next && nextPoint && <NextCard next={shown.next} point={nextPoint} now={now} zone={plan.time_zone} />}
        {shown && <RoundLists plan={shown} points={points} zone={plan.time_zone} />}
        <RefusedList entries={phone.entries} zone={plan.time_zone} onAgain={phone.talk} />
        <Button variant="subtle" size="md" onClick={() => void phone.signOut(t('signOut'))}>
          {t('signOut')}
        </Button>
      </div>
      <nav className={classes['thumb']}>
        {welfare}
        <HelpButton helping={helping} zone={plan.time_zone} />
        <div className={classes['pair']}>
          <Button size="lg" variant="default" onClick={() => setDoing('report')}>
            {says('report')}
          </Button>
          <Button size="lg" variant="default" onClick={() => setDoing('log')}>
            {says('log')}
          </Button>
        </div>
        {nextPoint?.type === 'GPS' && (
          <Button size="xl" variant="default" fullWidth onClick={() => void take({ method: 'GPS', tag: null, checkpoint_id: nextPoint.id })}>
            {t('here', { name: nextPoint.name })}
          </Button>
        )}
        <Button size="xl" fullWidth onClick={() => setDoing('scan')}>
          {t('scan')}
        </Button>
      </nav>
    </>
  );
}
