/** Help that a guard asks for: it goes before all else that waits, and where the guard is follows until the office ends it. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import { locate } from '#platform/web/map/geolocation.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import type { sendEmergencies } from '../../contract/emergency/emergency-call.endpoints.ts';
import { addEntry, allEntries } from './entry.store.ts';
import { callAsPhone, serverNow } from './phone-call.ts';

/** As often as the place is told while help is awaited. */
const TRAIL_MS = 10_000;

type Open = OutputOf<typeof sendEmergencies>['data']['open'][number];
export interface Help {
  readonly ref: string;
  readonly at: number;
}

const entryOf = (session: string, label: string, body: Readonly<Record<string, unknown>>) => {
  const made_at = serverNow();
  const named = { client_ref: newRef(), recorded_at: new Date(made_at).toISOString(), ...body };
  return { session, path: 'emergencies', body: named, picture: null, label, made_at, scan: null };
};

/** @param talk sends what waits */
export function useHelp(session: string, label: string, talk: () => void) {
  const [help, setHelp] = useState<Help | null>(() => recall('patrol_help') ?? null);
  const [open, setOpen] = useState<Open | null>(null);
  const end = () => {
    remember('patrol_help', undefined);
    setHelp(null);
    setOpen(null);
  };
  const follow = useEffectEvent(async ({ ref }: Help) => {
    const place = await locate().catch(() => null);
    if (place) {
      const { lat, lng, accuracy: accuracy_m } = place;
      await addEntry(entryOf(session, label, { do: 'position', emergency_ref: ref, lat, lng, accuracy_m }), 'waiting');
    }
    talk();
    const waits = (await allEntries()).some(({ body, state }) => body.client_ref === ref && state !== 'refused');
    if (waits) return;
    const { data } = await callAsPhone<typeof sendEmergencies>('emergencies', { session, events: [] });
    const own = data.open.find(({ client_refs }) => client_refs.includes(ref));
    if (own) setOpen(own);
    else end();
  });
  useEffect(() => {
    if (!help) return undefined;
    // Without a network it is asked again.
    const run = () => void follow(help).catch(() => undefined);
    run();
    const timer = setInterval(run, TRAIL_MS);
    return () => clearInterval(timer);
  }, [help]);
  return {
    help,
    open,
    /** @param how the button was held, or the question whether all is well was answered by it @throws where the browser keeps nothing */
    async ask(how: 'held' | 'asked' = 'held') {
      const entry = entryOf(session, label, how === 'held' ? { do: 'raise', type: 'Panic' } : { do: 'welfare', answer: 'Help' });
      await addEntry(entry, 'waiting');
      const asked = { ref: entry.body.client_ref, at: entry.made_at };
      remember('patrol_help', asked);
      setHelp(asked);
      talk();
    },
    /** Answers that all is well. @throws where the browser keeps nothing */
    async tellWell() {
      await addEntry(entryOf(session, label, { do: 'welfare', answer: 'OK' }), 'waiting');
      talk();
    },
  };
}
export type Helping = ReturnType<typeof useHelp>;
