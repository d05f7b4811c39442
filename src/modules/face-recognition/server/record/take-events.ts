/** What a device sends: in batches, which may come twice, late, or out of order. */
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx, House, OpenCtx } from '#platform/server/http/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { inCompany } from '#modules/company/server/public.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import type { FaceEvent, sendEvents as endpoint } from '../../contract/device/device-call.endpoints.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { deviceOf } from '../device/device-of.ts';
import { keepSightings } from './keep-sightings.ts';
import type { Seen } from './seen.ts';
import { storePicture } from './store-picture.ts';

const DAY_MS = 86_400_000;
/** Days for which a device may have been without a line. */
const OLDEST_DAYS = 92;
/** Batches of a device: 12,000 faces a minute are what was kept for days. */
const PER_MINUTE = 60;

const enrolled = plannedText<{ device_person_id: string; employee_id: number }>(
  `select e.device_person_id, e.employee_id from fr_enrolments e join employees p on p.company_id = e.company_id and p.id = e.employee_id
   where e.company_id = $1 and e.device_person_id = any($2::text[]) and e.revoked_at is null and p.status = 'Active' and p.deleted_at is null`,
);

/** Whom a device means. A consent that was taken back is nobody's. */
async function peopleOf(ctx: Ctx, events: readonly FaceEvent[]): Promise<Map<string, number>> {
  const rows = await enrolled(ctx.client, [ctx.companyId, events.flatMap(({ device_person_id }) => device_person_id ?? [])]);
  return new Map(rows.map(({ device_person_id, employee_id }) => [device_person_id, employee_id]));
}

/** @throws 422 at each event of the day after tomorrow, and of a season ago: a clock that stands at 1970 must not fill days of then */
function refuseFarOff(house: House, events: readonly FaceEvent[]): void {
  const now = house.clock.now().getTime();
  const faults = events.flatMap(({ recorded_at }, at) => {
    const time = Date.parse(recorded_at);
    const why =
      time > now + DAY_MS
        ? { text: FACE_ERRORS.ahead }
        : time < now - OLDEST_DAYS * DAY_MS
          ? { text: FACE_ERRORS.tooOld, params: { days: OLDEST_DAYS } }
          : null;
    return why ? [[`events.${at}.recorded_at`, [why]] as const] : [];
  });
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults) as FieldTexts);
}

export async function sendEvents(ctx: OpenCtx, { sent_at, events }: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const device = await deviceOf(ctx);
  const { house, locale } = ctx;
  refuseFarOff(house, events);
  await countAttempt(ctx, [{ key: `fr-events|${device.id}`, limit: PER_MINUTE, seconds: 60 }]);
  // Twice in one batch is once.
  const each = [...new Map(events.map((event) => [event.client_ref, event])).values()];
  return async () => {
    const pictures = new Map<string, Seen['picture']>();
    for (const [at, { client_ref, image }] of each.entries()) pictures.set(client_ref, await storePicture(house, device, image, `events.${at}.image`));
    const { accepted } = await inCompany(house, device.company, async (work) => {
      const people = await peopleOf(work, each);
      const seen = each.map((event): Seen => ({
        client_ref: event.client_ref,
        employee_id: people.get(event.device_person_id ?? '') ?? null,
        device_person_id: event.device_person_id,
        recorded_at: new Date(event.recorded_at),
        confidence: event.confidence,
        liveness: event.liveness ?? null,
        temperature: event.temperature ?? null,
        direction: event.direction ?? null,
        flags: [],
        picture: pictures.get(event.client_ref) ?? null,
      }));
      return keepSightings(work, { device, seen, sent_at: sent_at ? new Date(sent_at) : null });
    });
    return { success: true, message: say(FACE_MESSAGES.taken, locale), data: { accepted, duplicated: events.length - accepted } };
  };
}
