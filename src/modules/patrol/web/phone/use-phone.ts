/** The phone of a site: whose it is, who has signed in, what is to be done, what waits; and its talk with the server. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { pairDevice } from '../../contract/device/device.register.ts';
import type { signInGuard, signOutGuard, syncDevice } from '../../contract/device/device-call.endpoints.ts';
import { allEntries, onEntries, type Entry } from './entry.store.ts';
import { batteryPercent } from './battery-percent.ts';
import { callAsPhone, keepPhoneToken, keepSignedIn, noteServerNow, phoneToken, serverNow, signedIn, type SignedIn } from './phone-call.ts';
import { forgetPlan, keepPlan, readPlan, type Plan } from './plan.store.ts';
import { releaseScans } from './record-scan.ts';
import { forgetSent, sendEntries } from './send-entries.ts';

/** Milliseconds between two talks with the server. */
const AGAIN_MS = 30_000;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
export const PHONE_VERSION = 'Mesra phone 1';

const send = () => sendEntries((path, input) => callAsPhone(path, input as never), serverNow);

/** @throws DeviceError */
async function syncNow(session: string): Promise<Plan> {
  const { data } = await callAsPhone<typeof syncDevice>('sync', { session, battery: await batteryPercent(), app_version: PHONE_VERSION });
  noteServerNow(data.now);
  await keepPlan(data);
  await forgetSent();
  return data;
}

/** What this phone keeps, whatever the network says. */
function useKept() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    const read = async () => {
      const all = await allEntries().catch(() => []);
      if (current) setEntries(all);
    };
    const start = async () => {
      const kept = await readPlan();
      if (current) setPlan((now) => now ?? kept);
      await releaseScans(kept).catch(() => undefined);
      await read();
      if (current) setReady(true);
    };
    void start();
    const stop = onEntries(() => void read());
    return () => {
      current = false;
      stop();
    };
  }, []);
  return { entries, plan, setPlan, ready };
}

export function usePhone() {
  const { entries, plan, setPlan, ready } = useKept();
  const [paired, setPaired] = useState(() => phoneToken() !== null);
  const [guard, setGuard] = useState<SignedIn | null>(signedIn);
  const [isOnline, setOnline] = useState(true);
  const [note, setNote] = useState<string | null>(null);

  const leave = useCallback((why: string | null) => {
    keepSignedIn(undefined);
    setGuard(null);
    setNote(why);
  }, []);
  const unpair = useCallback((why: string) => {
    keepPhoneToken(undefined);
    setPaired(false);
    setNote(why);
  }, []);
  const failed = useCallback(
    (error: unknown) => {
      const { status, code, message } = error instanceof DeviceError ? error : new DeviceError(0, String(error));
      if (code === 'device_unknown') return unpair(message);
      if (status === UNAUTHENTICATED) return leave(message);
      if (status === FORBIDDEN) return setNote(message);
      return setOnline(false);
    },
    [leave, unpair],
  );
  const talk = useEffectEvent(async () => {
    if (!paired) return;
    try {
      const outcome = await send();
      if (outcome === 'unanswered') return setOnline(false);
      // The call below hears that the device is unknown, and why.
      if (guard) setPlan(await syncNow(guard.session));
      setOnline(true);
    } catch (error) {
      failed(error);
    }
  });
  useEffect(() => {
    if (!paired) return undefined;
    const run = () => void talk();
    run();
    const timer = setInterval(run, AGAIN_MS);
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [paired]);

  return {
    ready,
    paired,
    guard,
    plan,
    entries,
    isOnline,
    note,
    /** Something was done: it is sent at once where there is a network. */
    talk: useCallback(() => void send().then((outcome) => setOnline(outcome === 'done'), failed), [failed]),
    /** @throws DeviceError */
    async pair(code: string) {
      const { data } = await callAsPhone<typeof pairDevice>('pair', { code, app_version: PHONE_VERSION });
      keepPhoneToken(data.token);
      setNote(null);
      setPaired(true);
    },
    /** @throws DeviceError */
    async signIn(code: string, pin: string) {
      const { data } = await callAsPhone<typeof signInGuard>('login', { code, pin });
      keepSignedIn(data);
      setPlan(await syncNow(data.session));
      setNote(null);
      setGuard(data);
    },
    /** Without a network the session ends here alone, and for the server after its hours. */
    async signOut() {
      await send().catch(() => undefined);
      if (guard) await callAsPhone<typeof signOutGuard>('logout', { session: guard.session }).catch(() => undefined);
      await forgetPlan();
      setPlan(null);
      leave(null);
    },
  };
}
export type Phone = ReturnType<typeof usePhone>;
