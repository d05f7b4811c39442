/** SQL of what was seen, for whoever writes it. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { REPEAT_MS, type Evaluated } from '../../contract/match/evaluate-sighting.ts';
import type { KnownDevice } from '../device/device-of.ts';
import { frRecords as r, type FaceRecord } from '../face-recognition.tables.ts';
import type { Seen } from './seen.ts';

/** A notice of an unknown face holds for so long. */
const QUIET_MINUTES = 10;

const byRef = (records: readonly FaceRecord[]) => new Map(records.map((record) => [record.client_ref, record]));

export async function recordsByRef(ctx: Ctx, deviceId: number, refs: readonly string[]): Promise<Map<string, FaceRecord>> {
  return byRef(
    await ctx.db
      .select()
      .from(r)
      .where(and(eq(r.company_id, ctx.companyId), eq(r.fr_device_id, deviceId), among(r.client_ref, refs))),
  );
}

const around = adhocText<{ employee_id: number; recorded_at: string }>(
  `select employee_id, recorded_at from fr_records where company_id = $1 and employee_id = any($2::bigint[]) and match_status = 'matched'
     and recorded_at between $3 and $4`,
);

/** When the people of these were matched shortly before, between and shortly after. */
export async function matchedAround(ctx: Ctx, seen: readonly Seen[]): Promise<Map<number, Date[]>> {
  const people = seen.flatMap(({ employee_id }) => employee_id ?? []);
  if (people.length === 0) return new Map();
  const times = seen.map(({ recorded_at }) => recorded_at.getTime());
  const [from, to] = [Math.min(...times) - REPEAT_MS, Math.max(...times) + REPEAT_MS].map((time) => new Date(time).toISOString());
  const rows = await around(ctx.client, [ctx.companyId, people, from, to]);
  return new Map([...Map.groupBy(rows, ({ employee_id }) => employee_id)].map(([id, found]) => [id, found.map(({ recorded_at }) => new Date(recorded_at))]));
}

export async function insertRecords(ctx: Ctx, device: KnownDevice, evaluated: ReadonlyMap<Seen, Evaluated>): Promise<Map<string, FaceRecord>> {
  if (evaluated.size === 0) return new Map();
  const received_at = ctx.clock.now().toISOString();
  const rows = [...evaluated].map(([seen, { employee_id, match_status, flags }]) => ({
    company_id: ctx.companyId,
    fr_device_id: device.id,
    employee_id,
    device_person_id: seen.device_person_id,
    recorded_at: seen.recorded_at.toISOString(),
    received_at,
    confidence: seen.confidence.toFixed(2),
    liveness: seen.liveness === null ? null : seen.liveness.toFixed(2),
    temperature: seen.temperature === null ? null : seen.temperature.toFixed(1),
    direction: device.direction === 'both' ? seen.direction : device.direction,
    match_status,
    flags: [...flags],
    client_ref: seen.client_ref,
    remark: seen.remark ?? null,
  }));
  return byRef(await ctx.db.insert(r).values(rows).onConflictDoNothing().returning());
}

const seenNow = adhocText(`update fr_devices set last_seen_at = $3 where company_id = $1 and id = $2`);
export const keepSeen = (ctx: Ctx, deviceId: number, now: Date) => seenNow(ctx.client, [ctx.companyId, deviceId, now.toISOString()]);

const lately = adhocText(
  `select 1 from fr_records where company_id = $1 and fr_device_id = $2 and match_status = 'unmatched' and id <> all($3::bigint[])
     and recorded_at >= $4::timestamptz - interval '${QUIET_MINUTES} minutes' limit 1`,
);
/** Whether the device saw an unknown face a moment ago, beside these. */
export const wasUnmatchedLately = async (ctx: Ctx, deviceId: number, ids: readonly number[]) =>
  (await lately(ctx.client, [ctx.companyId, deviceId, [...ids], ctx.clock.now().toISOString()])).length > 0;

/** One face, held for the decision that follows. @throws 404 */
export async function lockRecord(ctx: Ctx, id: number): Promise<FaceRecord> {
  const [record] = await ctx.db
    .select()
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
    .for('update');
  if (!record) throw notFound();
  return record;
}

export async function decideRecord(ctx: Ctx, id: number, change: Partial<FaceRecord>): Promise<FaceRecord> {
  const [record] = await ctx.db
    .update(r)
    .set({ ...change, decided_by: ctx.actor.userId })
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
    .returning();
  return record as FaceRecord;
}

const siteOf = adhocText<{ work_site_id: number | null }>('select work_site_id from fr_devices where company_id = $1 and id = $2');
export const siteOfDevice = async (ctx: Ctx, deviceId: number) => (await siteOf(ctx.client, [ctx.companyId, deviceId]))[0]?.work_site_id ?? null;

const linked = adhocText(
  `update fr_records r set attendance_record_id = t.punch, updated_at = clock_timestamp()
   from json_to_recordset($2) as t(id bigint, punch bigint) where r.company_id = $1 and r.id = t.id`,
);
/** Names the punches that were made of faces. */
export const linkPunches = async (ctx: Ctx, links: readonly { readonly id: number; readonly punch: number }[]) =>
  void (links.length > 0 && (await linked(ctx.client, [ctx.companyId, JSON.stringify(links)])));
