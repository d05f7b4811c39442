/** Takes the photo of a scan. It is stored without a connection of the database, and the first one stays. */
import { invalid, notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/scope.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import type { sendScanPhoto as endpoint } from '../../contract/phone/scan-photo.endpoints.ts';
import { deviceOf, guardThen } from './device-of.ts';

/** Photos of one device in a minute. */
const PHOTOS = { limit: 60, seconds: 60 };
export const SCAN_PHOTO = { type: 'patrol_clocking', field: 'photo' } as const;

interface FoundScan {
  readonly id: number;
  /** It has its photo. */
  readonly has: boolean;
}
const FOUND = `select c.id, exists (select from files f where f.subject_type = '${SCAN_PHOTO.type}' and f.subject_id = c.id and f.field = '${SCAN_PHOTO.field}') as has
  from patrol_clockings c where c.company_id = $1`;
const scanOf = adhocText<FoundScan>(`${FOUND} and c.device_id = $2 and c.guard_id = $3 and c.client_ref = $4`);
const lockedScan = adhocText<FoundScan>(`${FOUND} and c.id = $2 for no key update`);

/** @throws 401, 404 where the scan is not this guard's, 422 where it is no picture, 429 */
export async function sendScanPhoto(ctx: OpenCtx, { session, client_ref, image }: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const { id, company_id } = await deviceOf(ctx);
  const { guard_id } = await guardThen(ctx, { id, company_id }, session);
  await countAttempt(ctx, [{ key: `patrol-photos|${id}`, ...PHOTOS }]);
  const [scan] = await scanOf(ctx.client, [company_id, id, guard_id, client_ref]);
  if (!scan) throw notFound();
  const { services, locale } = ctx;
  return async () => {
    if (!scan.has) {
      const bytes = Buffer.from(image, 'base64');
      const by = { companyId: company_id, userId: null };
      const stored = await storeUpload(services, bytes, 'photo.jpg', by, { field: SCAN_PHOTO.field, extensions: ['jpg'] }).catch(() => {
        throw invalid('image', PATROL_ERRORS.badPhoto);
      });
      await transact(services.pool, by, async (tx) => {
        const [now] = await lockedScan(tx.client, [company_id, scan.id]);
        if (now && !now.has) await insertFile(tx, { ...stored, subject_type: SCAN_PHOTO.type, subject_id: scan.id });
      });
    }
    return { success: true, message: say(EVERYDAY.done, locale), data: {} };
  };
}
