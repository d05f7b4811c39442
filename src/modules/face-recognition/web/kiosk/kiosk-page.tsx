/** `/kiosk`: any tablet, with nobody signed in. Paired by a code, it is a device of the company from then on. */
import { Loader } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import type { Kiosk, pairKiosk, sendHeartbeat } from '../../contract/device/device-call.endpoints.ts';
import { DeviceError } from '#platform/web/device/device-call.ts';
import { PairForm } from '#platform/web/device/pair-form.tsx';
import { callAsKiosk, forgetToken, keepToken, kioskToken } from './kiosk-call.ts';
import { KioskScreen } from './kiosk-screen.tsx';
import { KIOSK } from './kiosk.messages.ts';
import classes from './kiosk.module.css';

const BEAT_MS = 60_000;
const UNKNOWN = 401;

export function Page() {
  const t = useT(KIOSK);
  const [paired, setPaired] = useState(() => kioskToken() !== null);
  const [kiosk, setKiosk] = useState<{ readonly of: Kiosk; readonly offset: number } | null>(null);
  const [isOnline, setOnline] = useState(true);
  const [note, setNote] = useState<string | null>(null);
  const know = useCallback((of: Kiosk) => {
    setOnline(true);
    setNote(null);
    setKiosk({ of, offset: Date.parse(of.now) - Date.now() });
    setPaired(true);
  }, []);
  const refuse = useCallback((error: DeviceError) => {
    setOnline(error.status !== 0);
    if (error.status === UNKNOWN) {
      forgetToken();
      setPaired(false);
    }
    if (error.status !== 0) setKiosk(null);
    setNote(error.status === 0 ? null : error.message);
  }, []);
  useEffect(() => {
    if (!paired) return undefined;
    // What is refused now may be allowed again: a switch, a line.
    const beat = () =>
      callAsKiosk<typeof sendHeartbeat>('heartbeat', { firmware: 'Mesra kiosk', queue: 0 }).then(
        ({ data }) => know(data),
        (error: unknown) => refuse(error instanceof DeviceError ? error : new DeviceError(0, String(error))),
      );
    void beat();
    const timer = setInterval(() => void beat(), BEAT_MS);
    return () => clearInterval(timer);
  }, [paired, know, refuse]);
  const pair = async (code: string) => {
    const { token, ...found } = (await callAsKiosk<typeof pairKiosk>('pair', { code })).data;
    keepToken(token);
    know(found);
  };
  if (!paired) return <PairForm title={KIOSK.title} context={KIOSK.pairContext} note={note} onCode={pair} />;
  if (kiosk) return <KioskScreen kiosk={kiosk.of} offset={kiosk.offset} isOnline={isOnline} onRefused={refuse} />;
  return <output className={classes['waiting']}>{note ?? <Loader aria-label={t('starting')} />}</output>;
}
