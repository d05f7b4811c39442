/** Work by the clock: pictures that were kept long enough, faces of people who left, devices that fell silent. */
import { FACE_MESSAGES } from '../contract/face-recognition.messages.ts';
import { ONLINE_MINUTES } from '../contract/face.schema.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { releaseFiles } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { faceSettingOf } from './setting/face-setting.store.ts';
import { notifyOffline } from './notify-faces.ts';

const WATCH_MINUTES = 5;
const BATCH = 1000;

const stored = adhocText<{ id: number }>(
  `select f.id from fr_records r join files f on f.company_id = r.company_id and f.subject_type = 'fr_record' and f.subject_id = r.id
   where r.company_id = $1 and r.recorded_at < $2::timestamptz - make_interval(days => $3) limit ${BATCH}`,
);
const left = adhocText<{ file: number | null }>(
  `with ended as (
     update fr_enrolments e set descriptor = null, revoked_at = $2, revoke_reason = $3, updated_at = clock_timestamp()
     from employees p where e.company_id = $1 and e.revoked_at is null and p.company_id = e.company_id and p.id = e.employee_id
       and (p.status <> 'Active' or p.deleted_at is not null) returning e.id)
   select f.id as file from ended left join files f on f.company_id = $1 and f.subject_type = 'fr_enrolment' and f.subject_id = ended.id`,
);

const leftCodes = adhocText(
  `delete from fr_codes c using employees p where c.company_id = $1 and p.company_id = c.company_id and p.id = c.employee_id
     and (p.status <> 'Active' or p.deleted_at is not null)`,
);

/** Lets pictures go that are older than the company keeps them; their bytes go with the next sweep. @returns how many */
export async function purgePictures(ctx: Ctx): Promise<number> {
  const { retention_days } = await faceSettingOf(ctx);
  for (let purged = 0; ;) {
    const files = await stored(ctx.client, [ctx.companyId, ctx.clock.now().toISOString(), retention_days]);
    await releaseFiles(
      ctx,
      files.map(({ id }) => id),
    );
    purged += files.length;
    if (files.length < BATCH) return purged;
  }
}

/** Whoever has left is not known any more. */
export async function forgetLeavers(ctx: Ctx): Promise<void> {
  const ended = await left(ctx.client, [ctx.companyId, ctx.clock.now().toISOString(), FACE_MESSAGES.leftReason.en]);
  await leftCodes(ctx.client, [ctx.companyId]);
  await releaseFiles(
    ctx,
    ended.flatMap(({ file }) => file ?? []),
  );
}

/** In companies that switched the module off, too: what they kept must not stay for it. */
export const purgeFaces = defineJob({
  name: 'face-recognition.purge-faces',
  cron: '15 2 * * *',
  retries: 3,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, null))
      await inCompany(services, company, async (ctx) => {
        await purgePictures(ctx);
        await forgetLeavers(ctx);
      });
  },
});

const silent = adhocText<{ id: number; name: string }>(
  `select id, name from fr_devices where company_id = $1 and deleted_at is null and status = 'Active' and token_hash is not null
     and last_seen_at <= $2::timestamptz - interval '${ONLINE_MINUTES} minutes'
     and last_seen_at > $2::timestamptz - interval '${ONLINE_MINUTES + WATCH_MINUTES} minutes'`,
);

/** The owner hears once of a device that was there and is not. */
export const watchDevices = defineJob({
  name: 'face-recognition.watch-devices',
  cron: `*/${WATCH_MINUTES} * * * *`,
  async run(_data, { services }) {
    for (const company of await companiesWith(services, 'fr_record'))
      await inCompany(services, company, async (ctx) => {
        for (const device of await silent(ctx.client, [ctx.companyId, ctx.clock.now().toISOString()])) await notifyOffline(ctx, device);
      });
  },
});
