/**
 * Plays a site: each phone walks its rounds and says each minute that it lives. One guard passes a point by, every fifth phone loses its
 * network for two fifths of the time and sends what it made in one batch, twice; in the end, if asked, somebody calls for help.
 */
import { openSite, type Account, type PlayedSite } from './open-site.ts';
import { openDevice, type Counts, type PlayedDevice } from './played-device.ts';
import { progressOf } from './tell-progress.ts';

export interface Play {
  readonly url: string;
  readonly account: Account;
  readonly devices: number;
  readonly minutes: number;
  /** How many times as often as guards on a real site, whose rounds are an hour apart and whose phones talk each minute. */
  readonly speed: number;
  readonly emergency: boolean;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  readonly tell: (line: string) => void;
}
export interface Played extends Counts {
  readonly operation: number;
}

const MINUTE = 60_000;
const HOUR = 60;
/** Every so manieth phone loses its network. */
const FIFTH = 5;
/** A step of an emergency. */
const HELP_MS = 10_000;
const HELP_STEPS = 4;
/** The portal plans rounds no closer to each other. */
const SHORTEST_ROUND = 5;

interface Row {
  readonly id: number;
}

/** Help is called for, the guard's way is seen, and the office brings it to its end. */
async function playEmergency({ now, wait, tell }: Play, site: PlayedSite, device: PlayedDevice): Promise<void> {
  tell('A guard calls for help.');
  for (let step = 0; step < HELP_STEPS; step += 1) {
    await device.help(now());
    await wait(HELP_MS);
  }
  const open = await site.office.get<{ data: (Row & { site: string })[] }>('api/patrol/emergencies?status=Open&per_page=100');
  for (const { id } of open.data.filter((row) => row.site === site.name)) {
    await site.office.post(`api/patrol/emergencies/${id}/acknowledge`, { responder: 'Bilik kawalan' });
    await site.office.post(`api/patrol/emergencies/${id}/resolve`, { resolution: 'It was played for a demonstration.', false_alarm: true });
  }
}

export async function playSite(play: Play): Promise<Played> {
  const { url, account, devices, minutes, speed, now, wait, tell } = play;
  const roundMinutes = Math.max(SHORTEST_ROUND, Math.round(HOUR / speed));
  const site = await openSite(url, account, { devices, minutes, roundMinutes, now: now() });
  tell(`${site.name}: ${devices} devices, a round every ${roundMinutes} minutes.`);
  const counts: Counts = { pings: 0, late_pings: 0, scans: 0, late: 0, accepted: 0, duplicated: 0, rejected: 0, left_out: 0 };
  const phones: PlayedDevice[] = [];
  for (const guard of site.guards) phones.push(await openDevice(url, site, guard, counts));
  for (const phone of phones) await phone.talk(now());

  const start = now().getTime();
  const end = start + minutes * MINUTE;
  const progress = progressOf(tell, end - start, () => now().getTime());
  const done = () => `${counts.scans} scans, ${counts.pings} signs of life`;
  const isCut = (n: number, at: number) => n % FIFTH === FIFTH - 1 && at >= start + (end - start) * 0.2 && at < start + (end - start) * 0.6;
  const wasCut = phones.map(() => false);
  for (let at = start; at < end; at = now().getTime()) {
    await Promise.all(
      phones.map(async (phone, n) => {
        phone.walk(new Date(at), (round, point) => n === 0 && round === 0 && point === 1);
        if (isCut(n, at)) {
          wasCut[n] = true;
          return;
        }
        await phone.talk(now());
        if (wasCut[n]) await phone.sendAgain();
        wasCut[n] = false;
      }),
    );
    progress.tell(() => `${done()}, ${Math.round((end - now().getTime()) / MINUTE)} minutes left.`);
    await wait(MINUTE / speed);
  }
  progress.end(`${done()}; the play is over.`);
  const [first] = phones;
  if (play.emergency && first) await playEmergency(play, site, first);
  return { ...counts, operation: site.operation };
}
