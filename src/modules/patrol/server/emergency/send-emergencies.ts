/** Takes what devices say of emergencies: presses of the button, positions while one is open, answers to welfare checks. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { emergencyEvent, MOST_RAISED, type EmergencyCallEvent, type sendEmergencies as endpoint } from '../../contract/emergency/emergency-call.endpoints.ts';
import { JOIN_SECONDS } from '../../contract/emergency/escalation.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import { placed } from '../device/device-event.ts';
import type { KnownDevice } from '../device/device-of.ts';
import { lockCompany } from '../lock-company.ts';
import { readBatch, type Batch } from '../device/read-batch.ts';
import { keepEvent, raiseEmergency, type Raised } from './raise.ts';

type Of<K extends EmergencyCallEvent['do']> = Extract<EmergencyCallEvent, { do: K }>;
type Answer = OutputOf<typeof endpoint>['data'];

const INSTANT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const pressed = adhocText<{ client_ref: string }>(
  'select client_ref::text from patrol_emergency_presses where company_id = $1 and client_ref = any($2::uuid[])',
);
const joined = adhocText<{ id: number }>(
  `select id from patrol_emergencies where company_id = $1 and guard_id = $2 and site_id = $3 and resolved_at is null
     and $4::timestamptz between recorded_at and recorded_at + make_interval(secs => ${JOIN_SECONDS}) order by recorded_at desc limit 1`,
);
const press = adhocText('insert into patrol_emergency_presses (company_id, client_ref, emergency_id, recorded_at) values ($1, $2, $3, $4)');
/** Whoever has signed out since is followed no more; one whom the office or the hours signed out may be in need still. */
const positions = adhocText<{ client_ref: string }>(
  `insert into patrol_emergency_positions (company_id, client_ref, emergency_id, recorded_at, received_at, lat, lng, accuracy_m)
   select $1, t.client_ref, e.id, t.recorded_at, $3::timestamptz, t.lat, t.lng, t.accuracy_m
   from json_to_recordset($4) as t(client_ref uuid, emergency_ref uuid, recorded_at timestamptz, lat numeric, lng numeric, accuracy_m integer)
   join patrol_emergency_presses p on p.company_id = $1 and p.client_ref = t.emergency_ref
   join patrol_emergencies e on e.company_id = $1 and e.id = p.emergency_id and e.guard_id = $2
     and t.recorded_at >= e.recorded_at and (e.resolved_at is null or t.recorded_at <= e.resolved_at)
   where (select s.signed_out and s.ended_at < t.recorded_at from patrol_sessions s where s.company_id = $1 and s.guard_id = $2
     and s.expires_at - make_interval(hours => ${SESSION_HOURS}) <= t.recorded_at order by s.expires_at desc limit 1) is not true
   on conflict (company_id, client_ref) do nothing returning client_ref::text`,
);
const knownPositions = adhocText<{ client_ref: string }>(
  'select client_ref::text from patrol_emergency_positions where company_id = $1 and client_ref = any($2::uuid[])',
);
const answers = adhocText<{ client_ref: string }>(
  `insert into patrol_welfare_answers (company_id, client_ref, device_id, guard_id, site_id, recorded_at, received_at, offline, answer, outside_session)
   select $1, t.client_ref, $2, $3, t.site_id, t.recorded_at, $4::timestamptz, t.offline, t.answer, t.outside
   from json_to_recordset($5) as t(client_ref uuid, site_id bigint, recorded_at timestamptz, offline boolean, answer text, outside boolean)
   on conflict (company_id, client_ref) do nothing returning client_ref::text`,
);
const open = adhocText<Answer['open'][number]>(
  `select e.number, e.type, e.status, (select array_agg(p.client_ref::text order by p.id) from patrol_emergency_presses p where p.company_id = e.company_id and p.emergency_id = e.id) as client_refs,
     ${INSTANT('e.received_at')} as received_at, ${INSTANT('e.acknowledged_at')} as acknowledged_at, e.responder
   from patrol_emergencies e where e.company_id = $1 and e.guard_id = $2 and e.resolved_at is null order by e.received_at limit 20`,
);

const raisedOf = (event: Of<'raise'> | Of<'welfare'>): Raised => {
  const { lat, lng, accuracy_m } = placed(event);
  const { recorded_at, offline } = event;
  return { recorded_at, offline, lat, lng, accuracy_m, type: event.do === 'raise' ? event.type : 'Panic', note: event.do === 'raise' ? event.note : null };
};

/** @returns how many presses are new */
async function takePresses(
  ctx: OpenCtx,
  device: KnownDevice,
  guard_id: number,
  presses: readonly (Of<'raise'> | Of<'welfare'>)[],
  { sessionOf, siteOf, refuse }: Pick<Batch<EmergencyCallEvent>, 'sessionOf' | 'siteOf' | 'refuse'>,
): Promise<Set<string>> {
  const company = device.company_id;
  const known = await pressed(ctx.client, [company, presses.map(({ client_ref }) => client_ref)]);
  const before = new Set(known.map(({ client_ref }) => client_ref));
  const taken = new Set<string>();
  let raised = 0;
  for (const event of presses.toSorted((a, b) => (a.recorded_at < b.recorded_at ? -1 : 1))) {
    if (before.has(event.client_ref)) continue;
    const site_id = siteOf(event);
    let [to] = await joined(ctx.client, [company, guard_id, site_id, event.recorded_at]);
    if (to) await keepEvent(ctx, company, to.id, { kind: 'joined' });
    else if (raised === MOST_RAISED) {
      refuse(event, 'too_many');
      continue;
    } else {
      raised += 1;
      to = await raiseEmergency(
        { ...ctx, companyId: company },
        { ...device, site_id, device_id: device.id, guard_id, user_id: null },
        { ...raisedOf(event), outside_session: sessionOf(event) === null },
      );
    }
    await press(ctx.client, [company, event.client_ref, to.id, event.recorded_at]);
    taken.add(event.client_ref);
  }
  return taken;
}

export async function sendEmergencies(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { device, guard_id, now, events, refuse, sessionOf, siteOf, close } = await readBatch(ctx, input, 'emergency', emergencyEvent);
  const company = device.company_id;
  const of = <K extends EmergencyCallEvent['do']>(kind: K) => events.filter((event): event is Of<K> => event.do === kind);
  if (events.length > 0) await lockCompany(ctx, company, 'emergencies');
  const welfare = of('welfare').map((event) => ({ ...event, site_id: siteOf(event), outside: sessionOf(event) === null }));
  const fresh = new Set(
    welfare.length === 0
      ? []
      : (await answers(ctx.client, [company, device.id, guard_id, now.toISOString(), JSON.stringify(welfare)])).map(({ client_ref }) => client_ref),
  );
  const presses = [...of('raise'), ...welfare.filter(({ answer }) => answer === 'Help')];
  const taken = presses.length === 0 ? new Set<string>() : await takePresses(ctx, device, guard_id, presses, { sessionOf, siteOf, refuse });
  for (const ref of taken) fresh.add(ref);
  const moved = of('position').map(placed);
  if (moved.length > 0) {
    const refs = moved.map(({ client_ref }) => client_ref);
    const before = new Set((await knownPositions(ctx.client, [company, refs])).map(({ client_ref }) => client_ref));
    const stored = new Set((await positions(ctx.client, [company, guard_id, now.toISOString(), JSON.stringify(moved)])).map(({ client_ref }) => client_ref));
    for (const event of of('position')) if (!before.has(event.client_ref) && !stored.has(event.client_ref)) refuse(event, 'unknown');
    for (const ref of stored) fresh.add(ref);
  }
  if (fresh.size > 0) await notify(ctx, { to: { company }, notification_type: 'patrol_emergency_changed', stored: false, company_id: company });
  const answered = await close(fresh.size);
  return {
    success: true,
    message: say(PATROL_MESSAGES.eventsTaken, ctx.locale, { n: fresh.size }),
    data: { ...answered, open: await open(ctx.client, [company, guard_id]) },
  };
}
