/** A kiosk asks whose face it sees. The server compares, whatever the browser thinks. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { inCompany } from '#modules/company/server/public.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import { choosePerson } from '../../contract/match/choose-person.ts';
import type { matchFace as endpoint } from '../../contract/device/device-call.endpoints.ts';
import { deviceOf, type KnownDevice } from '../device/device-of.ts';
import { PLACE_PEOPLE } from '../enrolment/place-people.ts';
import { readDescriptor } from '../enrolment/read-descriptor.ts';
import type { FaceRecord } from '../face-recognition.tables.ts';
import { compareFaces } from '../match/compare-faces.ts';
import { facesOf } from '../match/known-faces.ts';
import { answerOf } from './answer-of.ts';
import { keepSightings } from './keep-sightings.ts';
import type { Seen } from './seen.ts';
import { storePicture } from './store-picture.ts';

/** More than a face a second for a minute is nobody walking by. */
const PER_MINUTE = 90;

const peopleHere = adhocText<{ ids: number[] | null }>(
  `select array_agg(e.employee_id) as ids from fr_enrolments e, employees p
   where e.company_id = $1 and e.revoked_at is null and e.descriptor is not null and ${PLACE_PEOPLE('$2::bigint', '$3::bigint', '$4::date')}`,
);

async function whoIsKnown(ctx: Ctx, { work_site_id, branch_id }: KnownDevice) {
  const faces = await facesOf(ctx);
  const [here] = await peopleHere(ctx.client, [ctx.companyId, work_site_id, branch_id, todayIn(ctx.clock, ctx.actor.timeZone ?? DEFAULT_TIME_ZONE)]);
  return { faces, people: (here?.ids ?? []).map(Number) };
}

export async function matchFace(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const device = await deviceOf(ctx);
  const face = readDescriptor(input.descriptor);
  await countAttempt(ctx, [{ key: `fr-match|${device.id}`, limit: PER_MINUTE, seconds: 60 }]);
  const { services } = ctx;
  return async () => {
    const recorded_at = services.clock.now();
    const { faces, people } = await inCompany(services, device.company, (work) => whoIsKnown(work, device));
    const { employee_id, confidence, why } = choosePerson(await compareFaces(face, faces, people), device.setting.threshold);
    const seen: Seen = {
      client_ref: input.client_ref,
      employee_id,
      device_person_id: null,
      recorded_at,
      confidence,
      liveness: input.liveness ?? null,
      temperature: null,
      direction: null,
      flags: why ? [why] : [],
      picture: await storePicture(services, device, input.image, 'image'),
    };
    return inCompany(services, device.company, async (work) => {
      const { records } = await keepSightings(work, { device, seen: [seen], sent_at: recorded_at });
      return { data: await answerOf(work, records[0] as FaceRecord) };
    });
  };
}
