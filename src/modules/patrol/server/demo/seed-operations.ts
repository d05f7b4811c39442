/** Operations of the last days and of tomorrow, with scans: most on time, some late, missed, far, offline, and a tag that nobody knows. */
import { asc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, calendarDate, DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { instantOnLine } from '#platform/contract/time/local-line.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { planRounds, shiftOn } from '../../contract/operation/plan-rounds.ts';
import type { ScanFlag } from '../../contract/round/round.schema.ts';
import { patrolCheckpoints, patrolDevices, patrolGuards, patrolRoutes, patrolSites } from '../patrol.tables.ts';
import { patrolClockings, patrolOperationGuards, patrolOperations, patrolRounds } from '../operation.tables.ts';
import { evaluateOperations, keepFindings, type Evaluated } from '../round/patrolled.ts';
import { keepUnscanned } from '../round/keep-evaluation.ts';
import { numbersOf } from './demo-numbers.ts';
import { seedDecisions } from './seed-decisions.ts';

const MINUTE = 60_000;
/** How far operations go back, and of these the ones whose rounds were walked. */
const [DAYS, ROUND_DAYS, BRIEF_DAYS] = [180, 60, 3];
const BATCH = 500;

/** A part at a time: a statement has a limited number of values. */
async function insertAll<T, Made>(rows: readonly T[], insert: (batch: T[]) => Promise<readonly Made[] | object>): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const answer = await insert(rows.slice(from, from + BATCH));
    if (Array.isArray(answer)) made.push(...(answer as Made[]));
  }
  return made;
}

/** How late a scan is in minutes; null: nobody came. The same for the same numbers. */
function lateness(seed: number): number | null {
  const dice = (seed * 7919 + 104_729) % 100;
  if (dice < 3) return null;
  return dice < 10 ? 13 : dice < 14 ? -7 : (dice % 7) - 2;
}

/** A guard who fell ill in the middle of a shift, and one of another site who took over. */
interface Relief {
  readonly leaves: number;
  readonly change: { readonly replaced_at: string; readonly replaced_by: number; readonly replace_reason: string };
}
function reliefOf(start: string, crew: readonly { readonly id: number }[], guards: readonly { readonly id: number }[]): Relief | null {
  const [first] = crew;
  const spare = guards.toReversed().find(({ id }) => crew.every((each) => each.id !== id));
  if (!first || !spare) return null;
  const replaced_at = new Date(Date.parse(start) + 5 * 60 * MINUTE).toISOString();
  return { leaves: first.id, change: { replaced_at, replaced_by: spare.id, replace_reason: 'Fever; taken to the clinic' } };
}
const onPost = (guard: number, at: number, relief: Relief | null) =>
  relief?.leaves === guard && at >= Date.parse(relief.change.replaced_at) ? relief.change.replaced_by : guard;

type Row<T extends { readonly $inferSelect: unknown }> = T['$inferSelect'];

interface Planned {
  readonly site: Row<typeof patrolSites>;
  /** Which of the sites. */
  readonly at: number;
  readonly device: Row<typeof patrolDevices> | undefined;
  readonly points: ReadonlyMap<number, Row<typeof patrolCheckpoints>>;
  /** From today. */
  readonly day: number;
  readonly date: ReturnType<typeof addDays>;
  readonly shift: Row<typeof patrolSites>['shifts'][number];
  readonly half: readonly Row<typeof patrolGuards>[];
  readonly relief: Relief | null;
  readonly row: typeof patrolOperations.$inferInsert;
}
type Walked = Planned & { readonly operation_id: number; readonly rounds: (typeof patrolRounds.$inferInsert)[] };

function roundsOf({ site, date, shift, row, operation_id }: Omit<Walked, 'rounds'>, all: readonly Row<typeof patrolRoutes>[]): Walked['rounds'] {
  const routes = all.filter(({ site_id }) => site_id === site.id);
  return planRounds(routes, date, shift, row.seed ?? '').map(({ route_id, start }) => {
    const route = routes.find(({ id }) => id === route_id);
    return {
      company_id: row.company_id,
      operation_id,
      route_id,
      start_at: instantOnLine(start, DEFAULT_TIME_ZONE),
      points: route?.points ?? [],
      strict: route?.order === 'Strict',
      min_leg_seconds: route?.min_leg_seconds ?? 0,
    };
  });
}

/** @param now milliseconds */
const scansOf = ({ site, at, device, points, day, half, relief, row, operation_id, rounds }: Walked, now: number): (typeof patrolClockings.$inferInsert)[] =>
  rounds.flatMap((round, n) =>
    round.points.flatMap(({ checkpoint_id, offset_minutes }, k) => {
      const late = lateness(at * 1000 + (day + 100) * 31 + n * 17 + k);
      const made = Date.parse(round.start_at) + (offset_minutes + (late ?? 0)) * MINUTE;
      if (late === null || made > now) return [];
      const point = points.get(checkpoint_id);
      const offline = (n + k + day + 100) % 29 === 0;
      const isFar = (n * 5 + k + day + 100) % 97 === 0;
      return [
        {
          company_id: row.company_id,
          device_id: device?.id ?? null,
          guard_id: onPost(half[n % half.length]?.id ?? 0, made, relief),
          site_id: site.id,
          operation_id,
          checkpoint_id,
          client_ref: `demo-${operation_id}-${n}-${k}`,
          recorded_at: new Date(made).toISOString(),
          received_at: new Date(made + (offline ? 40 * MINUTE : 2000)).toISOString(),
          offline,
          method: point?.type ?? ('QR' as const),
          tag_uid: point?.tag_uid ?? null,
          lat: (Number(point?.lat ?? site.lat) + (isFar ? 0.0032 : 0.00005)).toFixed(7),
          lng: point?.lng ?? site.lng,
          accuracy_m: 12,
        },
      ];
    }),
  );

/** What the phone of the first site had no business with: a tag of the second site, and a point of the evening before its guard signed in. */
async function seedOutside(
  { tx: { db }, now }: DemoStage,
  company_id: number,
  sites: readonly Row<typeof patrolSites>[],
  devices: readonly Row<typeof patrolDevices>[],
  guard: Row<typeof patrolGuards> | undefined,
): Promise<void> {
  if (!guard) return;
  const flags: readonly ScanFlag[][] = [['outside_session', 'offline'], ['other_site']];
  for (const [at, site] of sites.slice(0, flags.length).entries()) {
    const [point] = await db.select().from(patrolCheckpoints).where(eq(patrolCheckpoints.site_id, site.id)).orderBy(asc(patrolCheckpoints.id)).limit(1);
    if (!point) continue;
    const received = now.getTime() - (70 + at) * MINUTE;
    await db.insert(patrolClockings).values({
      company_id,
      device_id: devices[0]?.id ?? null,
      guard_id: guard.id,
      site_id: site.id,
      checkpoint_id: point.id,
      client_ref: `demo-outside-${at}`,
      recorded_at: new Date(received - (at === 0 ? 11 * 60 : 0) * MINUTE).toISOString(),
      received_at: new Date(received).toISOString(),
      offline: at === 0,
      method: point.type,
      tag_uid: point.tag_uid,
      flags: flags[at] ?? [],
    });
  }
}

export async function seedOperations(stage: DemoStage, company_id: number): Promise<void> {
  const { db } = stage.tx;
  const today = calendarDate(stage.today);
  const own = ({ company_id: column }: { readonly company_id: PgColumn }) => eq(column, company_id);
  const sites = await db.select().from(patrolSites).where(own(patrolSites)).orderBy(asc(patrolSites.id));
  const guards = await db.select().from(patrolGuards).where(own(patrolGuards)).orderBy(asc(patrolGuards.id));
  const devices = await db.select().from(patrolDevices).where(own(patrolDevices)).orderBy(asc(patrolDevices.id));
  const past = stage.brief ? BRIEF_DAYS : DAYS;
  const points = await db.select().from(patrolCheckpoints).where(own(patrolCheckpoints));
  const routes = await db.select().from(patrolRoutes).where(own(patrolRoutes));
  const shifts = sites.flatMap((site, at) => {
    const crew = guards.filter(({ home_site_id }) => home_site_id === site.id);
    const middle = Math.ceil(crew.length / 2);
    const place = { site, at, device: devices.find(({ site_id }) => site_id === site.id), points: new Map(points.map((point) => [point.id, point])) };
    return Array.from({ length: past + 2 }, (_, n) => n - past).flatMap((day) =>
      site.shifts.map((shift, which) => ({ ...place, day, shift, which, half: which === 0 ? crew.slice(0, middle) : crew.slice(middle) })),
    );
  });
  const numbers = await numbersOf(stage, company_id, 'patrol_operation', 'OPS', shifts.length);
  const planned = shifts.map(({ site, at, device, day, shift, which, half, ...more }, n): Planned => {
    const date = addDays(today, day);
    const { start, end } = shiftOn(date, shift);
    const start_at = instantOnLine(start, DEFAULT_TIME_ZONE);
    const relief = at === 0 && day === -1 && which === 0 ? reliefOf(start_at, half, guards) : null;
    const row = {
      company_id,
      number: numbers[n] ?? '',
      site_id: site.id,
      date,
      shift_name: shift.name,
      welfare_minutes: day < -ROUND_DAYS ? null : site.welfare_minutes,
      leader_id: half[0]?.id ?? null,
      device_ids: device ? [device.id] : [],
      seed: `demo-${n + 1}`,
      start_at,
      end_at: instantOnLine(end, DEFAULT_TIME_ZONE),
    };
    return { ...more, site, at, device, day, half, relief, row, shift, date };
  });
  const made = await insertAll(planned, (batch) =>
    db
      .insert(patrolOperations)
      .values(batch.map(({ row }) => row))
      .returning({ id: patrolOperations.id, number: patrolOperations.number }),
  );
  const idOf = new Map(made.map(({ id, number }) => [number, id]));
  const withIds = planned.map((each) => ({ ...each, operation_id: idOf.get(each.row.number) ?? 0 })).filter(({ half }) => half.length > 0);
  await insertAll(
    withIds.flatMap(({ operation_id, half, relief }) => [
      ...half.map(({ id }) => ({ company_id, operation_id, guard_id: id, ...(relief?.leaves === id && relief.change) })),
      ...(relief ? [{ company_id, operation_id, guard_id: relief.change.replaced_by, joined_at: relief.change.replaced_at }] : []),
    ]),
    (batch) => db.insert(patrolOperationGuards).values(batch),
  );
  const patrolled = withIds.filter(({ day }) => day >= -ROUND_DAYS).map((each) => ({ ...each, rounds: roundsOf(each, routes) }));
  await insertAll(
    patrolled.flatMap(({ rounds }) => rounds),
    (batch) => db.insert(patrolRounds).values(batch),
  );
  await insertAll(
    patrolled.flatMap((each) => scansOf(each, stage.now.getTime())),
    (batch) => db.insert(patrolClockings).values(batch),
  );
  const ids = patrolled.map(({ operation_id }) => operation_id);
  const [site, guard] = [sites[0], guards[0]];
  if (site && guard)
    await db.insert(patrolClockings).values({
      company_id,
      device_id: devices[0]?.id ?? null,
      guard_id: guard.id,
      site_id: site.id,
      client_ref: 'demo-unknown',
      recorded_at: new Date(stage.now.getTime() - 50 * MINUTE).toISOString(),
      received_at: new Date(stage.now.getTime() - 50 * MINUTE).toISOString(),
      offline: false,
      method: 'NFC',
      tag_uid: '04:A2:19:7F',
      flags: ['unknown_tag'] satisfies ScanFlag[],
    });
  await seedOutside(stage, company_id, sites, devices, guard);
  const evaluated: Evaluated[] = [];
  for (let from = 0; from < ids.length; from += 20) {
    const found = await evaluateOperations(stage.tx, company_id, ids.slice(from, from + 20), stage.now.getTime());
    await keepFindings(stage.tx, company_id, found);
    evaluated.push(...found.values());
  }
  await keepUnscanned(stage.tx, company_id, ids);
  await seedDecisions(stage, company_id, evaluated);
}
