/** The phone of a site: whose it is, who has signed in, what is to be done, what waits; and its talk with the server. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { DeviceError } from '#platform/web/device/device-call.ts';
import type { pairDevice } from '../../contract/device/device.register.ts';
import { SIGN_OUT_HOURS, type signInGuard, type signOutGuard, type syncDevice } from '../../contract/device/device-call.endpoints.ts';
import { addEntry, allEntries, onEntries, type Entry } from './entry.store.ts';
import { batteryPercent } from './battery-percent.ts';
import {
  answersNow,
  callAsPhone,
  guardOver,
  keepOver,
  keepPhoneToken,
  keepSignedIn,
  noteServerNow,
  phoneToken,
  serverNow,
  signedIn,
  type SignedIn,
} from './phone-call.ts';
import { forgetPlan, keepPlan, readPlan, type Plan } from './plan.store.ts';
import { releaseScans } from './record-scan.ts';
import { forgetSent, sendEntries } from './send-entries.ts';

/** Milliseconds between two talks with the server. */
const AGAIN_MS = 30_000;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
export const PHONE_VERSION = 'Mesra phone 1';

const send = () => sendEntries({ call: (path, input) => callAsPhone(path, input as never), now: serverNow, isAlive: answersNow });

/** @throws DeviceError */
async function syncNow(session: string): Promise<Plan> {
  const { data } = await callAsPhone<typeof syncDevice>('sync', { session, battery: await batteryPercent(), app_version: PHONE_VERSION });
  noteServerNow(data.now);
  await keepPlan(data);
  await forgetSent();
  return data;
}

/** The session was on lately: its guard may be on the post still. */
const isLate = (guard: SignedIn | null): boolean => guard !== null && serverNow() - Date.parse(guard.expires_at) < SIGN_OUT_HOURS * 3_600_000;
/** The hours of the session are over; else the office ended it, and there is nothing to sign out of. */
export const mayStillLeave = ({ expires_at }: SignedIn): boolean => serverNow() >= Date.parse(expires_at);

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
  const [over, setOver] = useState<SignedIn | null>(() => (isLate(guardOver()) ? guardOver() : null));

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
      if (status === UNAUTHENTICATED) {
        const last = signedIn();
        if (isLate(last)) {
          keepOver(last ?? undefined);
          setOver(last);
        }
        return leave(message);
      }
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
      keepOver(undefined);
      setOver(null);
      setPlan(await syncNow(data.session));
      setNote(null);
      setGuard(data);
    },
    /** Who was signed in when the session ended without a sign-out: may ask for help, and after its hours say that the duty ended. */
    over,
    /** Kept with its time and sent after what was done before it, when there is a network. @param label what the entry is called */
    async signOut(label: string) {
      const leaver = guard ?? over;
      const made_at = serverNow();
      const body = { client_ref: newRef(), at: new Date(made_at).toISOString() };
      if (leaver) {
        const entry = { session: leaver.session, path: 'logout', body, picture: null, label, made_at, scan: null };
        // A browser that keeps nothing says it at once or not at all.
        const atOnce = () => callAsPhone<typeof signOutGuard>('logout', { session: leaver.session, ...body }).catch(() => undefined);
        await addEntry(entry, 'waiting').catch(atOnce);
      }
      await send().catch(() => undefined);
      await forgetPlan();
      setPlan(null);
      keepOver(undefined);
      setOver(null);
      leave(null);
    },
  };
}
export type Phone = ReturnType<typeof usePhone>;
