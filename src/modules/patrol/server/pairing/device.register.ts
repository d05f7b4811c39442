import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { patrolDevices, type DeviceRow } from '../../contract/device/device.register.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { holdersOf, onlineSince } from '../device/find-devices.ts';
import { patrolChanged } from '../patrol-changed.ts';
import { patrolDevices as table } from '../patrol.tables.ts';
import { namedPoints } from '../point/find-points.ts';
import { endSecrets } from '../point/point-secret.store.ts';
import { namedSites } from '../site/site.register.ts';

const signedOut = adhocText(
  'update patrol_sessions set ended_at = $3, updated_at = clock_timestamp() where company_id = $1 and device_id = any($2::bigint[]) and ended_at is null and expires_at > $3',
);

export const deviceRegister = registerOf(patrolDevices, {
  table,
  subject: 'patrol_device',
  search: [table.name, table.serial_no],
  order: { name: sql`lower(${table.name})`, last_seen_at: table.last_seen_at },
  unique: { patrol_devices_serial_key: ['serial_no', PATROL_ERRORS.serialTaken] },
  wording: { created: PATROL_MESSAGES.deviceCreated, saved: PATROL_MESSAGES.deviceSaved, deleted: PATROL_MESSAGES.deviceDeleted },
  where(ctx, { type, site_id, online }) {
    const since = onlineSince(ctx.clock.now()).toISOString();
    const isOnline = online === undefined ? undefined : online ? gt(table.last_seen_at, since) : or(isNull(table.last_seen_at), lte(table.last_seen_at, since));
    return and(type && eq(table.type, type), site_id ? eq(table.site_id, site_id) : undefined, isOnline);
  },
  /** One that is put out of service speaks no more. */
  columns: (form) => ({
    ...form,
    checkpoint_id: form.type === 'Point' ? form.checkpoint_id : null,
    ...(form.status === 'Inactive' && { token_hash: null, pair_code_hash: null, pair_code_expires_at: null }),
  }),
  async check(ctx, drafts) {
    const [sites, points] = await pipeline(
      ctx,
      () =>
        namedSites(
          ctx,
          drafts.map(({ form }) => form.site_id),
        ),
      () =>
        namedPoints(
          ctx,
          drafts.map(({ form }) => form.checkpoint_id),
        ),
    );
    return drafts.map(({ form, before }) => ({
      ...(form.site_id !== before?.site_id && !sites.get(form.site_id)?.live && fault('site_id', PATROL_ERRORS.siteUnknown)),
      ...(form.type === 'Point' && points.get(form.checkpoint_id ?? 0)?.site_id !== form.site_id && fault('checkpoint_id', PATROL_ERRORS.pointOfSite)),
      ...(form.status === 'Inactive' && form.status_reason === null && fault('status_reason', PATROL_ERRORS.reasonNeeded)),
    }));
  },
  may: (_ctx, records) => records.map(() => ({ update: true as const, remove: true as const })),
  async present(ctx, records) {
    const [sites, points, holders] = await pipeline(
      ctx,
      () =>
        namedSites(
          ctx,
          records.map(({ site_id }) => site_id),
        ),
      () =>
        namedPoints(
          ctx,
          records.map(({ checkpoint_id }) => checkpoint_id),
        ),
      () =>
        holdersOf(
          ctx,
          records.map(({ id }) => id),
        ),
    );
    const since = onlineSince(ctx.clock.now()).getTime();
    return records.map((device): Partial<DeviceRow> => ({
      site: sites.get(device.site_id)?.name ?? null,
      checkpoint: points.get(device.checkpoint_id ?? 0)?.name ?? null,
      guard: holders.get(device.id) ?? null,
      online: device.last_seen_at !== null && Date.parse(device.last_seen_at) > since,
      connected: device.token_hash !== null,
    }));
  },
  /** A screen that is put out of service or taken to another checkpoint has codes for hours, and may be in strange hands. */
  async notify(ctx, changes) {
    const left = changes.flatMap(({ before, after }) =>
      before?.checkpoint_id != null && (after?.status !== 'Active' || after.checkpoint_id !== before.checkpoint_id) ? [before.checkpoint_id] : [],
    );
    if (left.length > 0) await endSecrets(ctx.client, [ctx.companyId, left, instantOf(ctx.clock)]);
    // A session says which site the device served: at another one its guard signs in anew. What was made before is sent under the session that is over.
    const moved = changes.flatMap(({ before, after }) => (before && after && before.site_id !== after.site_id ? [after.id] : []));
    if (moved.length > 0) await signedOut(ctx.client, [ctx.companyId, moved, instantOf(ctx.clock)]);
    await patrolChanged(ctx);
  },
});
