/** `/point`: an old phone at a checkpoint that shows a code which changes every thirty seconds. Paired by a code, nobody signs in. */
import { useEffect, useState } from 'react';
import { CODE_HOURS, type showPoint } from '../../contract/point/point.endpoints.ts';
import { rotatingTag, STEP_SECONDS, stepOf } from '../../contract/point/rotating-code.ts';
import type { pairDevice } from '../../contract/device/device.register.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { callAsDevice, DeviceError } from '#platform/web/device/device-call.ts';
import { deviceStore } from '#platform/web/call/device-store.ts';
import { PairForm } from '#platform/web/device/pair-form.tsx';
import { useClock } from '#platform/web/device/use-clock.ts';
import { useWakeLock } from '#platform/web/device/use-wake-lock.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { POINT } from './point.messages.ts';
import classes from './point.module.css';
import { QrCode } from '../qr-code.tsx';

type Point = OutputOf<typeof showPoint>['data'] & { readonly ahead: number };
const KEY = 'point';
const points = deviceStore('mesra-patrol-point', 'point', {});
const AGAIN_MS = (CODE_HOURS * 3_600_000) / 96;
/** A screen without its codes asks oftener. */
const SOON_MS = 30_000;

export function Page() {
  const [paired, setPaired] = useState(() => recall('point_token') !== undefined);
  const [point, setPoint] = useState<Point | null>(null);
  const [note, setNote] = useState<string | null>(null);
  useWakeLock();
  useEffect(() => {
    if (!paired) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const { data } = await callAsDevice<typeof showPoint>(recall('point_token') ?? null, 'patrol/point', {});
        const loaded = { ...data, ahead: Date.parse(data.now) - Date.now() };
        await points.write((store) => store.put(loaded, KEY)).catch(() => undefined);
        if (current) setPoint(loaded);
        return AGAIN_MS;
      } catch (error) {
        if (!current) return SOON_MS;
        if (error instanceof DeviceError && error.code === 'device_unknown') {
          remember('point_token', undefined);
          await points.write((store) => store.delete(KEY)).catch(() => undefined);
          setPoint(null);
          setNote(error.message);
          setPaired(false);
        } else {
          const kept = await points.read<Point | undefined>((store) => store.get(KEY)).catch(() => undefined);
          setPoint((now) => now ?? kept ?? null);
        }
        return SOON_MS;
      }
    };
    const run = () => void load().then((wait) => (current ? (timer = setTimeout(run, wait)) : undefined));
    run();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [paired]);
  const pair = async (code: string) => {
    const { data } = await callAsDevice<typeof pairDevice>(null, 'patrol/pair', { code });
    remember('point_token', data.token);
    setNote(null);
    setPaired(true);
  };
  return (
    <main className={classes['point']}>
      {paired ? <Screen point={point} /> : <PairForm title={POINT.title} context={POINT.pairContext} note={note} onCode={pair} />}
    </main>
  );
}

function Screen({ point }: { point: Point | null }) {
  const t = useT(POINT);
  const now = useClock(point?.ahead ?? 0).getTime();
  const code = point?.codes[stepOf(now) - point.first_step];
  if (!point || code === undefined) return <output className={classes['waiting']}>{t('waits')}</output>;
  const text = rotatingTag({ checkpoint_id: point.checkpoint.id, code });
  const left = STEP_SECONDS - (Math.floor(now / 1000) % STEP_SECONDS);
  return (
    <>
      <h1>{point.checkpoint.name}</h1>
      <p>{[point.site, point.checkpoint.code].join(' · ')}</p>
      <QrCode text={text} label={t('scanMe')} className={classes['qr']} />
      <p className={`${classes['code']} tabular`}>{text}</p>
      <p className="tabular">{t('changes', { n: left })}</p>
    </>
  );
}
