/**
 * Guards who are employees are present in attendance while they are on duty: what they said on a device becomes punches, by a job that the sign-in and the
 * sign-out leave behind. Whichever job runs last has seen every session, so that their order and number do not matter; what a day makes of the punches,
 * and that days of a confirmed payroll stay, is attendance's to say.
 */
import { createHash } from 'node:crypto';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { addPunches, evaluateAgain, voidPunches } from '#modules/attendance/server/public.ts';
import { companiesWith, inCompany } from '#modules/company/server/public.ts';
import { SESSION_HOURS } from '../../contract/device/device-call.endpoints.ts';
import { dutiesOf, type DutyPunch, type DutySession } from '../../contract/duty/duty-punches.ts';
import { PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { lockCompany } from '../lock-company.ts';

const JOB = 'patrol.punch-duty';
/** Sessions so many days about the one that changed may belong to the same duty. */
const DAYS = 3;

interface Changed {
  readonly company_id: number;
  readonly session_id: number;
}
interface Guard {
  readonly guard_id: number;
  readonly employee_id: number;
  readonly expires_at: string;
}
/** Of a session; none where the guard is nobody's employee, or the company keeps no attendance. */
const guardOf = adhocText<Guard>(
  `select s.guard_id, e.id as employee_id, s.expires_at
   from patrol_sessions s join patrol_guards g on g.company_id = s.company_id and g.id = s.guard_id
   join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id
   join employees e on e.company_id = r.company_id and e.id = r.employee_id and e.status = 'Active' and e.deleted_at is null
   join companies c on c.id = s.company_id and (c.modules ->> 'attendance')::boolean
   where s.company_id = $1 and s.id = $2`,
);

/** In the transaction in which a session begins or its guard ends it. */
export async function dutyChanged(ctx: OpenCtx, company_id: number, session_id: number): Promise<void> {
  const data: Changed = { company_id, session_id };
  if ((await guardOf(ctx.client, [company_id, session_id])).length > 0) await ctx.services.jobs.enqueue(ctx, JOB, data);
}

interface FoundSession extends DutySession {
  readonly work_site_id: number | null;
}
const sessionsOf = adhocText<FoundSession>(
  `select s.id, (extract(epoch from s.expires_at) * 1000)::float8 - ${SESSION_HOURS * 3_600_000}::float8 as begins,
     (extract(epoch from case when s.signed_out then s.ended_at else least(s.expires_at, s.ended_at) end) * 1000)::float8 as ends, s.signed_out, p.work_site_id
   from patrol_sessions s join patrol_sites p on p.company_id = s.company_id and p.id = s.site_id
   where s.company_id = $1 and s.guard_id = $2 and s.expires_at between $3::timestamptz - interval '${DAYS} days' and $3::timestamptz + interval '${DAYS} days'`,
);
const standing = adhocText<{ id: number; client_ref: string }>(
  `select id, client_ref from attendance_records where company_id = $1 and employee_id = $2 and client_ref = any($3::uuid[]) and voided_at is null`,
);

/** A uuid that says the same for the same session, so that its punch is one however often it is made. */
function refOf({ session_id, type }: Pick<DutyPunch, 'session_id' | 'type'>): string {
  const hex = createHash('sha256').update(`patrol-session:${session_id}:${type}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
const TYPES = ['checkin', 'checkout'] as const;

/** @returns how many punches came or went */
export async function punchDuty(ctx: Ctx, session_id: number): Promise<number> {
  const [guard] = await guardOf(ctx.client, [ctx.companyId, session_id]);
  if (!guard) return 0;
  const { guard_id, employee_id, expires_at } = guard;
  await lockCompany(ctx, ctx.companyId, `duty ${guard_id}`);
  const found = await sessionsOf(ctx.client, [ctx.companyId, guard_id, expires_at]);
  const duty = dutiesOf(found).find(({ sessions }) => sessions.some(({ id }) => id === session_id));
  if (!duty) return 0;
  const { sessions, punches } = duty;
  const wanted = new Map(punches.map((punch) => [refOf(punch), punch]));
  const named = sessions.flatMap(({ id }) => TYPES.map((type) => refOf({ session_id: id, type })));
  const there = await standing(ctx.client, [ctx.companyId, employee_id, named]);
  const known = new Set(there.map(({ client_ref }) => client_ref));
  const gone = there.filter(({ client_ref }) => !wanted.has(client_ref)).map(({ id }) => id);
  const fresh = [...wanted].filter(([ref]) => !known.has(ref));
  if (gone.length + fresh.length === 0) return 0;
  await voidPunches(ctx, gone, PATROL_MESSAGES.dutyWentOn.en);
  const siteOf = new Map(found.map(({ id, work_site_id }) => [id, work_site_id]));
  await addPunches(
    ctx,
    fresh.map(([client_ref, { session_id: of, type, at }]) => ({
      employee_id,
      type,
      directed: true,
      source: 'device' as const,
      recorded_at: new Date(at).toISOString(),
      work_site_id: siteOf.get(of) ?? null,
      client_ref,
    })),
  );
  const now = ctx.clock.now().getTime();
  const dates = sessions.flatMap(({ begins, ends }) => [begins, Math.min(ends, now)]).map((at) => dateInZone(new Date(at), ctx.actor.timeZone));
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  // A night begins on the day before, and a punch of the morning may end it.
  if (first && last) await evaluateAgain(ctx, [{ employee_id, from: addDays(first, -1), to: last }]);
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_recorded', stored: false });
  return gone.length + fresh.length;
}

export const punchDutyJob = defineJob<Changed>({
  name: JOB,
  retries: 3,
  async run({ company_id, session_id }, { services }) {
    const company = (await companiesWith(services, 'attendance')).find(({ id }) => id === company_id);
    if (company) await inCompany(services, company, (ctx) => punchDuty(ctx, session_id));
  },
});
