/** The codes of the screen at a checkpoint. */
import { AppError } from '#platform/contract/errors.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import { PATROL_ERRORS } from '../../contract/patrol.messages.ts';
import { CODE_HOURS, type showPoint as endpoint } from '../../contract/point/point.endpoints.ts';
import { CODE_DIGITS, STEP_SECONDS, stepOf, STEPS_OFF } from '../../contract/point/rotating-code.ts';
import { deviceOf } from '../device/device-of.ts';
import { liveSecret } from './point-secret.store.ts';
import { totp } from './totp.ts';

const ASKED = { limit: 20, seconds: 60 };
const COUNT = (CODE_HOURS * 3600) / STEP_SECONDS;

interface ShownPoint {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly site: string;
}
const pointOf = adhocText<ShownPoint>(
  `select c.id, c.code, c.name, s.name as site from patrol_devices d
   join patrol_checkpoints c on c.company_id = d.company_id and c.id = d.checkpoint_id and c.deleted_at is null and c.status = 'Active'
   join patrol_sites s on s.company_id = c.company_id and s.id = c.site_id where d.company_id = $1 and d.id = $2`,
);
const seen = adhocText('update patrol_devices set last_seen_at = $3 where company_id = $1 and id = $2');

/** @throws 401, 403 where the device or its checkpoint is none any more, 429 */
export async function showPoint(ctx: OpenCtx): Promise<OutputOf<typeof endpoint>> {
  const { id, company_id } = await deviceOf(ctx, 'point');
  await countAttempt(ctx, [{ key: `patrol-point|${id}`, ...ASKED }]);
  const [point] = await pointOf(ctx.client, [company_id, id]);
  if (!point) throw new AppError(403, PATROL_ERRORS.noPoint);
  const now = instantOf(ctx.clock);
  await seen(ctx.client, [company_id, id, now]);
  const secret = await liveSecret(ctx.client, ctx.services, company_id, point.id, now);
  const first_step = stepOf(Date.parse(now)) - STEPS_OFF;
  const codes = Array.from({ length: COUNT }, (_, n) => totp(secret, first_step + n, { digits: CODE_DIGITS }));
  const { site, ...checkpoint } = point;
  return { data: { now, site, checkpoint, first_step, codes } };
}
