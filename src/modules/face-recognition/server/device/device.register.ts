import { and, sql } from 'drizzle-orm';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import type { Ctx } from '#platform/server/context.ts';
import { frDevices } from '../../contract/device/device.register.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { ONLINE_MINUTES } from '../../contract/face.schema.ts';
import { PLACE_PEOPLE } from '../enrolment/place-people.ts';
import { frDevices as table, type DeviceRecord } from '../face-recognition.tables.ts';
import { notifyDevices } from '../notify-faces.ts';

const placesOf = adhocText<{ of: 'site' | 'branch'; id: number; name: string; live: boolean }>(
  `select 'site' as of, id, name, deleted_at is null and status = 'Active' as live from work_sites where company_id = $1 and id = any($2::bigint[])
   union all select 'branch', id, name, deleted_at is null from branches where company_id = $1 and id = any($3::bigint[])`,
);

async function named(ctx: Ctx, places: readonly Pick<DeviceRecord, 'work_site_id' | 'branch_id'>[]) {
  const rows = await placesOf(ctx.client, [
    ctx.companyId,
    places.flatMap(({ work_site_id }) => work_site_id ?? []),
    places.flatMap(({ branch_id }) => branch_id ?? []),
  ]);
  const of = (kind: 'site' | 'branch') => new Map(rows.flatMap((row) => (row.of === kind ? [[row.id, row] as const] : [])));
  return { sites: of('site'), branches: of('branch') };
}

const enrolledAt = adhocText<{ id: number; n: number }>(
  `select d.id, count(*)::int as n from fr_devices d, fr_enrolments e, employees p
   where d.company_id = $1 and d.id = any($2::bigint[]) and e.company_id = $1 and e.revoked_at is null and e.descriptor is not null
     and ${PLACE_PEOPLE('d.work_site_id', 'd.branch_id', '$3::date')} group by d.id`,
);

/** What a device speaks by is no column of a form. */
export const isOnline = ({ last_seen_at }: Pick<DeviceRecord, 'last_seen_at'>, now: Date) =>
  last_seen_at !== null && now.getTime() - Date.parse(last_seen_at) < ONLINE_MINUTES * 60_000;

export const deviceRegister = registerOf(frDevices, {
  table,
  subject: 'fr_device',
  search: [table.name, table.serial_no],
  order: { name: sql`lower(${table.name})`, last_seen_at: table.last_seen_at },
  unique: { fr_devices_serial_key: ['serial_no', FACE_ERRORS.serialTaken] },
  wording: { created: FACE_MESSAGES.deviceAdded, saved: FACE_MESSAGES.deviceSaved, deleted: FACE_MESSAGES.deviceDeleted },
  where: (_ctx, { status }) => and(status ? sql`${table.status} = ${status}` : undefined),
  async check(ctx, drafts) {
    const { sites, branches } = await named(
      ctx,
      drafts.map(({ form }) => form),
    );
    return drafts.map(({ form: { work_site_id, branch_id }, before }) => ({
      ...(work_site_id !== null && branch_id !== null && fault('branch_id', FACE_ERRORS.onePlace)),
      ...(work_site_id !== null && work_site_id !== before?.work_site_id && !sites.get(work_site_id)?.live && fault('work_site_id', FACE_ERRORS.siteUnknown)),
      ...(branch_id !== null && branch_id !== before?.branch_id && !branches.get(branch_id)?.live && fault('branch_id', FACE_ERRORS.branchUnknown)),
    }));
  },
  /** One that is gone is answered no more; what it has seen keeps its name. */
  may: (_ctx, records) => records.map(() => ({ update: true as const, remove: true as const })),
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const now = ctx.clock.now();
    const [{ sites, branches }, enrolled] = await pipeline(
      ctx,
      () => named(ctx, records),
      () => enrolledAt(ctx.client, [ctx.companyId, ids, instantOf(ctx.clock)]),
    );
    const counts = new Map(enrolled.map(({ id, n }) => [id, n]));
    return records.map((device) => ({
      place: sites.get(device.work_site_id ?? 0)?.name ?? branches.get(device.branch_id ?? 0)?.name ?? null,
      online: isOnline(device, now),
      connected: device.token_hash !== null,
      enrolled_count: counts.get(device.id) ?? 0,
    }));
  },
  notify: (ctx) => notifyDevices(ctx),
});
