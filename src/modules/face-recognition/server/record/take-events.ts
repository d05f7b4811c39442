/** What a device sends: in batches, which may come twice, late, or out of order. One event that is wrong refuses none of the others. */
import { dateInZone } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import type { SlowWork } from '#platform/server/module.ts';
import { inCompany } from '#modules/company/server/public.ts';
import { countAttempt } from '#modules/identity/server/public.ts';
import type { FaceEvent, sendEvents as endpoint } from '../../contract/device/device-call.endpoints.ts';
import { FACE_ERRORS, FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import { deviceOf, type KnownDevice } from '../device/device-of.ts';
import { PLACE_PEOPLE } from '../enrolment/place-people.ts';
import { keepSightings } from './keep-sightings.ts';
import { fieldsSent, readEvents, textOf, type Refusal } from './read-events.ts';
import type { Seen } from './seen.ts';
import { storePicture } from './store-picture.ts';

/** Batches of a device: 12,000 faces a minute are what was kept for days. */
const PER_MINUTE = 60;

interface Named {
  readonly client_ref: string;
  readonly employee_id: number;
  /** Whether the person belonged to the place of the device on the day. */
  readonly here: boolean;
}

const enrolled = adhocText<Named>(
  `select g.client_ref, e.employee_id, (${PLACE_PEOPLE('$3::bigint', '$4::bigint', 'g.day')}) as here
   from json_to_recordset($2::json) as g(client_ref text, device_person_id text, day date)
   join fr_enrolments e on e.company_id = $1 and e.device_person_id = g.device_person_id and e.revoked_at is null
   join employees p on p.company_id = e.company_id and p.id = e.employee_id
   where p.status = 'Active' and p.deleted_at is null`,
);

/** Whom a device means, by event. A consent that was taken back is nobody's. */
async function peopleOf(ctx: Ctx, { work_site_id, branch_id }: KnownDevice, events: readonly FaceEvent[]): Promise<Map<string, Named>> {
  const asked = events.flatMap(({ client_ref, device_person_id, recorded_at }) =>
    device_person_id ? [{ client_ref, device_person_id, day: dateInZone(recorded_at, ctx.actor.timeZone) }] : [],
  );
  const rows = await enrolled(ctx.client, [ctx.companyId, JSON.stringify(asked), work_site_id, branch_id]);
  return new Map(rows.map((row) => [row.client_ref, row]));
}

function seenOf(event: FaceEvent, person: Named | undefined, picture: Seen['picture']): Seen {
  return {
    client_ref: event.client_ref,
    employee_id: person?.here ? person.employee_id : null,
    device_person_id: event.device_person_id,
    recorded_at: new Date(event.recorded_at),
    confidence: event.confidence,
    liveness: event.liveness ?? null,
    temperature: event.temperature ?? null,
    direction: event.direction ?? null,
    flags: person && !person.here ? ['elsewhere'] : [],
    picture,
  };
}

/** Listed as of now: a time that cannot be true is none of its own. */
const refusedOf = ({ client_ref, flag, remark }: Refusal, sent: { readonly device_person_id?: unknown }, now: Date): Seen[] =>
  client_ref === null
    ? []
    : [
        {
          client_ref,
          employee_id: null,
          device_person_id: textOf(sent.device_person_id)?.slice(0, 60) ?? null,
          recorded_at: now,
          confidence: 0,
          liveness: null,
          temperature: null,
          direction: null,
          flags: [flag],
          picture: null,
          remark,
          refused: true,
        },
      ];

export async function sendEvents(ctx: OpenCtx, { sent_at, events }: ParsedInput<typeof endpoint>): Promise<SlowWork<OutputOf<typeof endpoint>>> {
  const device = await deviceOf(ctx);
  const { services, locale } = ctx;
  await countAttempt(ctx, [{ key: `fr-events|${device.id}`, limit: PER_MINUTE, seconds: 60 }]);
  const now = services.clock.now();
  const { good, refused } = readEvents(events, now.getTime(), locale);
  return async () => {
    const pictures = new Map<string, Seen['picture']>();
    const unreadable: Refusal[] = [];
    for (const { index, event } of good) {
      try {
        pictures.set(event.client_ref, await storePicture(services, device, event.image, `events.${index}.image`));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { client_ref, recorded_at: remark } = event;
        unreadable.push({ index, client_ref, flag: 'bad_picture', reason: say(FACE_ERRORS.badPicture, locale), remark });
      }
    }
    const bad = [...refused, ...unreadable].sort((a, b) => a.index - b.index);
    const taken = good.flatMap(({ event }) => (pictures.has(event.client_ref) ? event : []));
    const { accepted } = await inCompany(services, device.company, async (work) => {
      const people = await peopleOf(work, device, taken);
      const seen = [
        ...taken.map((event) => seenOf(event, people.get(event.client_ref), pictures.get(event.client_ref) ?? null)),
        ...bad.flatMap((refusal) => refusedOf(refusal, fieldsSent(events[refusal.index]), now)),
      ];
      const once = [...new Map(seen.toReversed().map((each) => [each.client_ref, each])).values()].toReversed();
      return keepSightings(work, { device, seen: once, sent_at: sent_at ? new Date(sent_at) : null });
    });
    return {
      success: true,
      message: say(FACE_MESSAGES.taken, locale),
      data: {
        accepted,
        duplicated: events.length - accepted - bad.length,
        refused: bad.map(({ index, client_ref, reason }) => ({ index, client_ref, reason })),
      },
    };
  };
}
