/** What guards and devices of the demo sent: signs of life, situation reports, occurrence books, emergencies that somebody took care of. */
import { asc, eq } from 'drizzle-orm';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { Severity, SitrepCategory } from '../../contract/report/sitrep.schema.ts';
import { patrolDevices, patrolGuards, patrolSites } from '../patrol.tables.ts';
import { patrolSitrepNotes, patrolSitreps } from '../sitrep.tables.ts';
import { seedAlarms } from './seed-alarms.ts';
import { seedBooks } from './seed-books.ts';
import { numbersOf } from './demo-numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
interface Told {
  /** Hours. */
  readonly ago: number;
  readonly category: SitrepCategory;
  readonly severity: Severity;
  readonly title: string;
  readonly text: string;
  readonly done: 0 | 1 | 2;
  /** Hours after which the office typed it in for the guard; else the guard sent it at once. */
  readonly typed?: number;
}
const REPORTS: readonly Told[] = [
  {
    ago: 2,
    category: 'Suspicious',
    severity: 'Medium',
    title: 'Car parked without lights',
    text: 'A white car stood behind the loading bay for an hour.',
    done: 0,
  },
  {
    ago: 5,
    category: 'Safety',
    severity: 'Low',
    title: 'Lamp out in the stairwell',
    text: 'The lamp on the second landing does not light. Reported to the caretaker.',
    done: 0,
    typed: 3,
  },
  {
    ago: 9,
    category: 'Theft',
    severity: 'High',
    title: 'Padlock of the store cut',
    text: 'The padlock was found cut during the round. Nothing seems to be missing.',
    done: 0,
  },
  {
    ago: 30,
    category: 'Property Damage',
    severity: 'Medium',
    title: 'Barrier arm bent by a lorry',
    text: 'A delivery lorry drove against the barrier arm at the main gate.',
    done: 1,
  },
  {
    ago: 52,
    category: 'Medical',
    severity: 'High',
    title: 'Visitor fainted in the lobby',
    text: 'First aid was given until the ambulance came after twelve minutes.',
    done: 2,
  },
  {
    ago: 75,
    category: 'Fire',
    severity: 'Critical',
    title: 'Smoke in the generator room',
    text: 'Smoke came from a belt of the generator. It was switched off and aired.',
    done: 2,
  },
  {
    ago: 120,
    category: 'Routine',
    severity: 'Low',
    title: 'Handover of two radios',
    text: 'Two radios were given to the night shift, both charged and working.',
    done: 2,
  },
];
/** The same things happened before, and all of it is over. */
const OLDER: readonly Told[] = Array.from({ length: 39 }, (_, n) => {
  const { typed: _typed, ...told } = REPORTS[(n * 3) % REPORTS.length] as Told;
  return { ...told, ago: 150 + n * 33, done: 2 };
});
const pings = adhocText(
  `insert into patrol_device_pings (company_id, device_id, minute, battery)
   select $1, $2, date_trunc('minute', t), 100 - (extract(epoch from t)::bigint / 600 + $2) % 60 from generate_series($3::timestamptz, $4::timestamptz, interval '10 minutes') t
   where extract(hour from t) <> $5 on conflict do nothing`,
);
const refused = adhocText(
  `insert into patrol_device_refusals (company_id, device_id, date, kind, reason, times, last_at, last_ref)
   select $1, $2, $3::date, t.kind, t.reason, t.times, $4, null from (values ('scan', 'time', 3), ('log', 'fields', 1)) t(kind, reason, times)`,
);

export async function seedField(stage: DemoStage, company_id: number): Promise<void> {
  const { db, client } = stage.tx;
  const now = stage.now.getTime();
  const sites = await db.select().from(patrolSites).where(eq(patrolSites.company_id, company_id)).orderBy(asc(patrolSites.id));
  const guards = await db.select().from(patrolGuards).where(eq(patrolGuards.company_id, company_id)).orderBy(asc(patrolGuards.id));
  const devices = await db.select().from(patrolDevices).where(eq(patrolDevices.company_id, company_id)).orderBy(asc(patrolDevices.id));
  const at = (ago: number) => new Date(now - Math.round(ago * HOUR));
  const guardAt = (site: number) => guards.find(({ home_site_id }) => home_site_id === site) ?? guards[0];
  const deviceAt = (site: number) => devices.find(({ site_id }) => site_id === site) ?? devices[0];
  for (const [n, { id, last_seen_at }] of devices.entries())
    if (last_seen_at !== null) await pings(client, [company_id, id, at(stage.brief ? 6 : 48).toISOString(), last_seen_at, (n * 5) % 24]);
  if (devices[1]) await refused(client, [company_id, devices[1].id, stage.today, at(1).toISOString()]);
  const reports = stage.brief ? REPORTS : [...REPORTS, ...OLDER];
  const numbers = await numbersOf(stage, company_id, 'patrol_sitrep', 'SR', reports.length);
  for (const [n, told] of reports.entries()) {
    const site = sites[n % sites.length];
    const guard = guardAt(site?.id ?? 0);
    if (!site || !guard) return;
    const recorded_at = at(told.ago).toISOString();
    const handled = (after: number) => new Date(Math.min(now, Date.parse(recorded_at) + after * MINUTE)).toISOString();
    const [made] = await db
      .insert(patrolSitreps)
      .values({
        company_id,
        // The latest stands first.
        number: numbers[reports.length - 1 - n] ?? '',
        site_id: site.id,
        guard_id: guard.id,
        device_id: told.typed === undefined ? (deviceAt(site.id)?.id ?? null) : null,
        recorded_at,
        received_at: told.typed === undefined ? recorded_at : at(told.ago - told.typed).toISOString(),
        category: told.category,
        severity: told.severity,
        title: told.title,
        description: told.text,
        ...(told.category === 'Property Damage' && { vehicles: [{ plate: 'CTH 4321', model: null }] }),
        lat: site.lat,
        lng: site.lng,
        accuracy_m: 10,
        status: (['Pending', 'Reviewed', 'Closed'] as const)[told.done],
        ...(told.done > 0 && { reviewed_at: handled(20) }),
        ...(told.done > 1 && { closed_at: handled(240) }),
      })
      .returning();
    const notes = (['review', 'close'] as const).slice(0, told.done);
    if (made && notes.length > 0)
      await db.insert(patrolSitrepNotes).values(
        notes.map((kind) => ({
          company_id,
          sitrep_id: made.id,
          kind,
          text: kind === 'review' ? 'Seen by the control room.' : 'Told the client; nothing more to do.',
          at: handled(kind === 'review' ? 20 : 240),
        })),
      );
  }
  await seedBooks(stage, company_id, sites, { guardAt, deviceAt }, stage.brief ? 1 : 3);
  await seedAlarms(stage, company_id, sites, { guardAt, deviceAt });
}
