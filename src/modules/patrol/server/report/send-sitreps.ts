/** Takes situation reports of devices, each once, with the photos that were sent before. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { auditAll } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { sitrepEvent, type sendSitreps as endpoint } from '../../contract/report/sitrep-call.endpoints.ts';
import { NOWHERE, numberContext, placed } from '../device/device-event.ts';
import { lockCompany } from '../lock-company.ts';
import { readBatch } from '../device/read-batch.ts';
import { takePhotos } from '../device/send-photo.ts';
import { OPERATION_AT } from '../operation-at.ts';
import { notifySitreps, type NewSitrep } from './notify-sitreps.ts';

export const SITREP = 'patrol_sitrep';
const known = adhocText<{ client_ref: string }>('select client_ref::text from patrol_sitreps where company_id = $1 and client_ref = any($2::uuid[])');
const stored = adhocText<NewSitrep & { client_ref: string }>(
  `insert into patrol_sitreps (company_id, device_id, guard_id, received_at, site_id, operation_id, number, client_ref, recorded_at, offline, category, severity,
     title, description, action_taken, persons, vehicles, police_report_no, lat, lng, accuracy_m, outside_session)
   select $1, $2, $3, $4::timestamptz, t.site_id, o.id, t.number, t.client_ref, t.recorded_at, t.offline, t.category, t.severity, t.title, t.description,
     t.action_taken, t.persons, t.vehicles, t.police_report_no, t.lat, case when t.lat is null then null else t.lng end, round(t.accuracy_m), t.outside
   from json_to_recordset($5) as t(site_id bigint, outside boolean, number text, client_ref uuid, recorded_at timestamptz, offline boolean, category text, severity text, title text,
     description text, action_taken text, persons jsonb, vehicles jsonb, police_report_no text, lat numeric, lng numeric, accuracy_m numeric)
   left join lateral (${OPERATION_AT({ site: 't.site_id', at: 't.recorded_at', guard: '$3::bigint' })}) o on true
   returning id, number, client_ref::text, severity, title`,
);

export async function sendSitreps(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, guard_id, now, events, sessionOf, siteOf, close } = await readBatch(ctx, input, 'sitrep', sitrepEvent);
  const company = device.company_id;
  await lockCompany(ctx, company, 'sitreps');
  const before = new Set((await known(ctx.client, [company, events.map(({ client_ref }) => client_ref)])).map(({ client_ref }) => client_ref));
  const fresh = events.filter(({ client_ref }) => !before.has(client_ref));
  if (fresh.length > 0) {
    const numbers = await nextNumbers(numberContext(ctx, device), SITREP, 'SR', fresh.length);
    const rows = fresh.map(({ photos: _photos, ...event }, at) => ({
      ...placed(event),
      ...(sessionOf(event) === null && NOWHERE),
      number: numbers[at],
      site_id: siteOf(event),
      outside: sessionOf(event) === null,
    }));
    const made = await stored(ctx.client, [company, device.id, guard_id, now.toISOString(), JSON.stringify(rows)]);
    const ids = new Map(made.map(({ client_ref, id }) => [client_ref, id]));
    const photos = fresh.flatMap(({ client_ref, photos: refs }) => refs.map((ref) => ({ ref, id: ids.get(client_ref) ?? 0 })));
    await takePhotos(ctx, { company, device: device.id, subject: SITREP }, photos);
    await auditAll(
      { ...ctx, companyId: company },
      made.map(({ id, number }) => ({
        action: 'patrol_sitrep.sent',
        subject_type: SITREP,
        subject_id: id,
        after: { number, device: device.id, guard: guard_id },
      })),
    );
    await notifySitreps(ctx, company, made);
  }
  return { success: true, message: say(PATROL_MESSAGES.eventsTaken, ctx.locale, { n: fresh.length }), data: await close(fresh.length) };
}
