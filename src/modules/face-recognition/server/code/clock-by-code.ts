/** A code that was typed at a kiosk counts like a face that it knows. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { instantOf, todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { inCompany } from '#modules/company/server/public.ts';
import { countAttempt, uncountAttempt } from '#modules/identity/server/public.ts';
import type { clockByCode as endpoint } from '../../contract/device/device-call.endpoints.ts';
import { FACE_ERRORS } from '../../contract/face-recognition.messages.ts';
import { deviceOf, type KnownDevice } from '../device/device-of.ts';
import { PLACE_PEOPLE } from '../enrolment/place-people.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { answerOf } from '../record/answer-of.ts';
import { keepSightings } from '../record/keep-sightings.ts';
import type { Seen } from '../record/seen.ts';
import { digestOfClockingCode } from './clocking-code.ts';

/** Wrong codes of one kiosk in five minutes; right ones do not count, so that no line of people is held up. */
const TRIES = 30;
const FIVE_MINUTES = 5 * 60;
/** The digits are somebody's or nobody's: nothing was compared. */
const CERTAIN = 100;

const whose = adhocText<{ employee_id: string }>(
  `update fr_codes e set last_used_at = $6, updated_at = clock_timestamp() from employees p
   where e.company_id = $1 and e.code_hash = $2 and ${PLACE_PEOPLE('$3::bigint', '$4::bigint', '$5::date')} returning e.employee_id`,
);

async function employeeOf(ctx: Ctx, { work_site_id, branch_id }: KnownDevice, code: string): Promise<number | null> {
  const digest = digestOfClockingCode(ctx.services.secret, ctx.companyId, code);
  const day = todayIn(ctx.clock, ctx.actor.timeZone ?? DEFAULT_TIME_ZONE);
  const [found] = await whose(ctx.client, [ctx.companyId, digest, work_site_id, branch_id, day, instantOf(ctx.clock)]);
  return found ? Number(found.employee_id) : null;
}

/** @throws 403 where the company uses no codes, 422 at the code, 429 */
export async function clockByCode(ctx: OpenCtx, { client_ref, code }: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const device = await deviceOf(ctx);
  if (!device.setting.codes) throw new AppError(403, FACE_ERRORS.codesOff);
  const key = `fr-code|${device.id}`;
  await countAttempt(ctx, [{ key, limit: TRIES, seconds: FIVE_MINUTES }]);
  const { services } = ctx;
  return () =>
    inCompany(services, device.company, async (work) => {
      const recorded_at = services.clock.now();
      const employee_id = await employeeOf(work, device, code);
      if (employee_id === null) throw invalid('code', FACE_ERRORS.codeUnknown);
      await uncountAttempt(work, key);
      const seen: Seen = {
        client_ref,
        employee_id,
        device_person_id: null,
        recorded_at,
        confidence: CERTAIN,
        liveness: null,
        temperature: null,
        direction: null,
        flags: ['by_code'],
        picture: null,
      };
      const { records } = await keepSightings(work, { device, seen: [seen], sent_at: recorded_at });
      return { data: await answerOf(work, records[0] as FaceRecord) };
    });
}
