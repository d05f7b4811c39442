/** A tablet at the door: the time, what the camera sees, and whom it knows. */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatDate, formatClock, dateInZone } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { FaceAnswer, Kiosk } from '../../contract/device/device-call.endpoints.ts';
import { useCamera } from '#platform/web/device/use-camera.ts';
import type { DeviceError } from '#platform/web/device/device-call.ts';
import { CodePad } from './code-pad.tsx';
import { KIOSK } from './kiosk.messages.ts';
import classes from './kiosk.module.css';
import { useClock } from '#platform/web/device/use-clock.ts';
import { useLastPeople } from './use-last-people.ts';
import { useWakeLock } from '#platform/web/device/use-wake-lock.ts';
import { SHOWN_MS, useRecognition, type Shown } from './use-recognition.ts';

interface KioskScreenProps {
  readonly kiosk: Kiosk;
  /** What the server's clock is ahead, in milliseconds. */
  readonly offset: number;
  /** The last sign of life was answered. */
  readonly isOnline: boolean;
  readonly onRefused: (error: DeviceError) => void;
}

export function KioskScreen({ kiosk, offset, isOnline, onRefused }: KioskScreenProps) {
  const t = useT(KIOSK);
  const { locale } = useLocale();
  const now = useClock(offset);
  useWakeLock();
  const { video, state } = useCamera();
  const [isTyping, setTyping] = useState(false);
  const [byCode, showByCode] = useForAWhile();
  // Whoever types is not looked at: a face seen meanwhile would be taken for somebody else.
  const seen = useRecognition({ video, enabled: state === 'on' && !isTyping && byCode === null, keepPictures: kiosk.keep_pictures, onRefused });
  const shown: Shown = byCode ? { kind: 'answer', answer: byCode } : seen;
  const last = useLastPeople(shown.kind === 'answer' ? shown.answer : null);
  return (
    <div className={classes['screen']}>
      <p>
        {kiosk.company} · {kiosk.name}
      </p>
      <p className={`${classes['clock']} tabular`}>{formatClock(now, kiosk.time_zone, locale)}</p>
      <p>{formatDate(dateInZone(now, kiosk.time_zone))}</p>
      <div className={classes['view']} data-answer={shown.kind === 'answer' ? shown.answer.outcome : undefined}>
        <video ref={video} muted playsInline aria-hidden />
        {/* Where a face belongs. */}
        <span className={classes['oval']} aria-hidden />
      </div>
      {(!isOnline || shown.kind === 'offline') && (
        <p className={classes['offline']} role="alert">
          {t('offlineBadge')}
        </p>
      )}
      {last.length > 0 && (
        <ul className={`${classes['last']} bare`} aria-label={t('last')}>
          {last.map(({ name, at, type }) => (
            <li key={`${name} ${at}`}>
              <strong>{name}</strong> {t(type ?? 'seen')} {formatClock(at, kiosk.time_zone, locale)}
            </li>
          ))}
        </ul>
      )}
      <output className={classes['answer']}>{state === 'on' || byCode ? <Answer shown={shown} zone={kiosk.time_zone} /> : t(state)}</output>
      {kiosk.codes && (
        <Button className={classes['code']} variant="default" size="md" onClick={() => setTyping(true)}>
          {t('code')}
        </Button>
      )}
      {isTyping && (
        <CodePad
          onAnswer={(answer) => {
            setTyping(false);
            showByCode(answer);
          }}
          onClose={() => setTyping(false)}
          onRefused={onRefused}
        />
      )}
      <p className={classes['privacy']}>{t('privacy')}</p>
    </div>
  );
}

/** An answer that stands as long as one of the camera, and goes by itself. */
function useForAWhile(): [FaceAnswer | null, (answer: FaceAnswer) => void] {
  const [answer, show] = useState<FaceAnswer | null>(null);
  useEffect(() => {
    if (answer === null) return undefined;
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  return [answer, show];
}

/** Of who goes the same is said in other words. */
const LEAVING = { early: 'leftEarly', ontime: 'ontime', late: 'stayedOn' } as const;

function Answer({ shown, zone }: { shown: Shown; zone: string }) {
  const t = useT(KIOSK);
  const { locale } = useLocale();
  if (shown.kind !== 'answer') return t(shown.kind === 'looking' ? 'look' : shown.kind);
  const { outcome, name, at, type, status } = shown.answer;
  if (outcome === 'unknown') return t('unknown');
  const words = outcome === 'repeat' ? t('repeat') : t(type ?? 'seen');
  return (
    <>
      <strong>{name}</strong>
      <span>
        {[`${words} ${formatClock(at, zone, locale)}`, outcome === 'recognised' && status ? t(type === 'checkout' ? LEAVING[status] : status) : null]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
