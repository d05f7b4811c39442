/** One phone of a played site: what it was told, what it did, and what waits for a network. It sends as the page of guards does. */
import { randomUUID } from 'node:crypto';
import { callerOf, type Caller } from './portal-call.ts';
import type { PlayedGuard, PlayedSite } from './open-site.ts';

/** Events that one call takes. */
const BATCH = 200;
const SECOND = 1000;

export interface Counts {
  /** Talks with the portal in which a phone said that it lives. */
  pings: number;
  /** Minutes without a network in which it lived, said later. */
  late_pings: number;
  scans: number;
  /** Of these, made without a network and sent later. */
  late: number;
  accepted: number;
  duplicated: number;
  rejected: number;
  /** Points that were left out on purpose. */
  left_out: number;
}
interface Answer {
  readonly data: { readonly accepted: number; readonly duplicated: number; readonly rejected: readonly object[] };
}
interface Synced {
  readonly data: {
    readonly operations: readonly {
      readonly rounds: readonly {
        readonly id: number;
        readonly route: string;
        readonly points: readonly { readonly checkpoint_id: number; readonly due: number }[];
      }[];
    }[];
  };
}
interface Waiting {
  readonly client_ref: string;
  readonly recorded_at: string;
  readonly method: 'QR';
  readonly tag: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
}

export interface PlayedDevice {
  /** The round that is walked as of now: scans of points that are due. @param skips whether the guard passes a point by */
  walk(now: Date, skips: (round: number, point: number) => boolean): void;
  /** What waits goes out, then the phone says that it lives. */
  talk(now: Date): Promise<void>;
  /** As a phone does that never heard the answer. */
  sendAgain(): Promise<void>;
  /** Help is called for, and where the guard is from then on. */
  help(now: Date): Promise<void>;
}

export async function openDevice(url: string, site: PlayedSite, guard: PlayedGuard, counts: Counts): Promise<PlayedDevice> {
  const { data: paired } = await callerOf(url).post<{ data: { token: string } }>('api/devices/patrol/pair', { code: guard.pairCode, app_version: 'Played' });
  const portal: Caller = callerOf(`${url.replace(/\/+$/, '')}/api/devices/patrol`, { 'x-device-token': paired.token });
  const { data: signedIn } = await portal.post<{ data: { session: string } }>('login', { code: guard.code, pin: guard.pin });
  const session = signedIn.session;
  const tags = new Map(guard.points.map(({ id, tag }) => [id, tag]));
  const done = new Set<string>();
  let rounds: Synced['data']['operations'][number]['rounds'] = [];
  let waiting: Waiting[] = [];
  let sent: object[] = [];
  let lived: string[] = [];
  let battery = 100;
  let press: string | null = null;

  const send = async (events: readonly object[]) => {
    const { data } = await portal.post<Answer>('events', { session, events });
    counts.accepted += data.accepted;
    counts.duplicated += data.duplicated;
    counts.rejected += data.rejected.length;
  };
  /** A step away from the pin, so that a trail is seen. */
  const position = (n: number) => ({ lat: site.place.lat + n * 0.00002, lng: site.place.lng + n * 0.00002, accuracy_m: 8 });
  return {
    walk(now, skips) {
      lived.push(now.toISOString());
      for (const [nth, round] of rounds.filter(({ route }) => route === guard.route).entries())
        for (const [at, { checkpoint_id, due }] of round.points.entries()) {
          const [key, tag] = [`${round.id}-${checkpoint_id}`, tags.get(checkpoint_id)];
          if (due > now.getTime() || done.has(key) || tag === undefined) continue;
          done.add(key);
          if (skips(nth, at)) counts.left_out += 1;
          else waiting.push({ client_ref: randomUUID(), recorded_at: now.toISOString(), method: 'QR', tag, ...position(at) });
        }
    },
    async talk(now) {
      while (waiting.length > 0) {
        const batch = waiting.slice(0, BATCH).map((scan) => ({ ...scan, offline: now.getTime() - Date.parse(scan.recorded_at) > 30 * SECOND }));
        await send(batch);
        waiting = waiting.slice(batch.length);
        sent = batch;
        counts.scans += batch.length;
        counts.late += batch.filter(({ offline }) => offline).length;
      }
      battery = Math.max(5, battery - 0.05);
      const missed = lived.slice(0, -1).slice(-BATCH);
      if (missed.length > 0) {
        const events = missed.map((recorded_at) => ({ client_ref: randomUUID(), recorded_at, offline: true, battery: Math.round(battery) }));
        // Others count meanwhile: the sum is read once the answer is there.
        const answer = await portal.post<Answer>('pings', { session, events });
        counts.late_pings += answer.data.accepted;
      }
      lived = [];
      const { data } = await portal.post<Synced>('sync', { session, battery: Math.round(battery), app_version: 'Played' });
      rounds = data.operations.flatMap((operation) => operation.rounds);
      counts.pings += 1;
    },
    sendAgain: async () => {
      if (sent.length > 0) await send(sent);
    },
    async help(now) {
      const recorded_at = now.toISOString();
      const step =
        press === null
          ? { do: 'raise', client_ref: (press = randomUUID()), type: 'Panic', note: 'Played' }
          : { do: 'position', client_ref: randomUUID(), emergency_ref: press };
      await portal.post('emergencies', { session, events: [{ ...step, recorded_at, offline: false, ...position(5) }] });
    },
  };
}
