/** Keeps a photo of a device until the report comes that names it, also when the session under which it was taken is over. What is no picture is refused; pictures are made anew (`keepPicture`). */
import { AppError, invalid } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { insertFile, takeFiles } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import type { sendPhoto as endpoint } from '../../contract/device/photo.endpoints.ts';
import { PATROL_ERRORS, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { deviceOf, guardThen } from './device-of.ts';
import { keepRefusals, keepSign } from './keep-signs.ts';

/** Of one device: in a minute, and in a day, for photos that no report names fill the store. */
const LIMITS = [
  { name: 'minute', limit: 30, seconds: 60 },
  { name: 'day', limit: 400, seconds: 86_400 },
];
export const PHOTO = 'patrol_photo';

const known = adhocText<{ id: number }>('select id from patrol_photos where company_id = $1 and client_ref = $2');
const inserted = adhocText<{ id: number }>(
  `insert into patrol_photos (company_id, client_ref, device_id, guard_id, received_at) values ($1, $2, $3, $4, $5)
   on conflict (company_id, client_ref) do nothing returning id`,
);

export async function sendPhoto(ctx: OpenCtx, { session, client_ref, image }: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const device = await deviceOf(ctx);
  const { guard_id } = await guardThen(ctx, device, session);
  await countAttempt(
    ctx,
    LIMITS.map(({ name, ...limit }) => ({ key: `patrol-photo-${name}|${device.id}`, ...limit })),
  );
  const before = await known(ctx.client, [device.company_id, client_ref]);
  const { services, locale } = ctx;
  const answer = (duplicated: boolean): OutputOf<typeof endpoint> => ({
    success: true,
    message: say(PATROL_MESSAGES.photoTaken, locale),
    data: { client_ref, duplicated },
  });
  const inOwn = <T>(work: (tx: Transaction) => Promise<T>) => transact(services.pool, { companyId: device.company_id, userId: null }, work);
  return async () => {
    if (before.length > 0) return answer(true);
    const by = { companyId: device.company_id, userId: null };
    const stored = await storeUpload(services, Buffer.from(image, 'base64'), 'photo.jpg', by, { field: 'image', extensions: ['jpg'] }).catch(
      async (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        await inOwn((tx) => keepRefusals({ ...tx, clock: services.clock }, device, 'photo', [{ client_ref, why: 'picture' }]));
        throw invalid('image', PATROL_ERRORS.badPhoto);
      },
    );
    return inOwn(async (tx) => {
      await keepSign({ ...tx, clock: services.clock }, device);
      const [photo] = await inserted(tx.client, [device.company_id, client_ref, device.id, guard_id, services.clock.now().toISOString()]);
      if (!photo) return answer(true);
      await insertFile(tx, { ...stored, field: 'photo', subject_type: PHOTO, subject_id: photo.id });
      return answer(false);
    });
  };
}

const digests = adhocText<{ ref: string; sha256: string }>(
  `select p.client_ref::text as ref, f.sha256 from patrol_photos p join files f on f.subject_type = '${PHOTO}' and f.subject_id = p.id
   where p.company_id = $1 and p.device_id = $2 and p.client_ref = any($3::uuid[]) and p.taken_at is null`,
);
/** SHA-256 of photos of a device that no report has taken, by the names that the device gave them. */
export const waitingPhotos = async (
  ctx: Pick<OpenCtx, 'client'>,
  company: number,
  device: number,
  refs: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(refs.length === 0 ? [] : (await digests(ctx.client, [company, device, refs])).map(({ ref, sha256 }) => [ref, sha256]));

const claimed = adhocText<{ id: number; subject_id: number }>(
  `with named as (select * from json_to_recordset($3) as t(ref uuid, id bigint)), claimed as (
     update patrol_photos p set taken_at = $4::timestamptz, updated_at = clock_timestamp() from named n
     where p.company_id = $1 and p.device_id = $2 and p.client_ref = n.ref and p.taken_at is null returning p.id, n.id as subject_id)
   select f.id, c.subject_id from claimed c join files f on f.company_id = $1 and f.subject_type = '${PHOTO}' and f.subject_id = c.id`,
);
/** Gives photos of a device to the records that name them; one that did not arrive, or that another record has, is passed over. */
export async function takePhotos(
  ctx: Pick<OpenCtx, 'client' | 'db' | 'clock'>,
  { company, device, subject }: { readonly company: number; readonly device: number; readonly subject: string },
  named: readonly { readonly ref: string; readonly id: number }[],
): Promise<void> {
  if (named.length === 0) return;
  const files = await claimed(ctx.client, [company, device, JSON.stringify(named), ctx.clock.now().toISOString()]);
  const taken = files.map((file) => ({ ...file, company_id: company }));
  await takeFiles(ctx, taken, { type: subject, field: 'photos' }, false);
}
