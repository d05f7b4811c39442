/** Raises an emergency: its number, the ladder of the site as it is, the first step at once, and the job that tells the next. */
import { audit, type AuditContext } from '#platform/server/audit/audit.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import type { EmergencyType } from '../../contract/emergency/emergency.schema.ts';
import { nextStep, OFFICE_SECONDS, REPEAT_SECONDS, type LadderContact } from '../../contract/emergency/escalation.ts';
import { numberContext } from '../device/device-event.ts';
import { OPERATION_AT } from '../operation-at.ts';
import { escalate, ESCALATE_JOB, escalated } from './escalate.ts';

export const EMERGENCY = 'patrol_emergency';

export interface Raised {
  readonly type: EmergencyType;
  readonly recorded_at: string;
  readonly offline: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly accuracy_m: number | null;
  readonly note: string | null;
  /** The guard was not signed in on the device then. */
  readonly outside_session?: boolean;
}
/** By whom: a guard on a device, or a user of the office. */
export interface RaisedBy {
  readonly company_id: number;
  readonly time_zone: string | null;
  readonly site_id: number;
  readonly guard_id: number | null;
  readonly device_id: number | null;
  readonly user_id: number | null;
}
type Writing = Pick<OpenCtx, 'client' | 'db' | 'clock' | 'services' | 'afterCommit'> & AuditContext;

const stored = adhocText<{ id: number; ladder: LadderContact[] }>(
  `insert into patrol_emergencies (company_id, site_id, number, operation_id, guard_id, device_id, raised_by, type, recorded_at, received_at, offline, lat, lng,
     accuracy_m, note, ladder, due_at, outside_session)
   select $1, $2, $3, (${OPERATION_AT({ site: '$2::bigint', at: '$8::timestamptz', guard: '$4::bigint' })}), $4, $5, $6, $7, $8::timestamptz, $9::timestamptz, $10, $11, $12, $13, $14, s.escalation,
     $9::timestamptz, $15
   from patrol_sites s where s.company_id = $1 and s.id = $2 returning id, ladder`,
);
const noted = adhocText(`insert into patrol_emergency_events (company_id, emergency_id, at, kind, user_id, text) values ($1, $2, $3, $4, $5, $6)`);
/** Writes what happened in an emergency. */
export const keepEvent = (
  ctx: Pick<OpenCtx, 'client' | 'clock'>,
  company: number,
  id: number,
  { kind, user = null, text = null }: { readonly kind: string; readonly user?: number | null; readonly text?: string | null },
) => noted(ctx.client, [company, id, ctx.clock.now().toISOString(), kind, user, text]);

export async function raiseEmergency(ctx: Writing, by: RaisedBy, raised: Raised): Promise<{ readonly id: number; readonly number: string }> {
  const now = ctx.clock.now();
  const number = await nextNumber(numberContext(ctx, by), EMERGENCY, 'EM');
  const { type, recorded_at, offline, lat, lng, accuracy_m, note, outside_session = false } = raised;
  const [made] = await stored(ctx.client, [
    by.company_id,
    by.site_id,
    number,
    by.guard_id,
    by.device_id,
    by.user_id,
    type,
    recorded_at,
    now.toISOString(),
    offline,
    lat,
    lng,
    accuracy_m,
    note,
    outside_session,
  ]);
  if (!made) throw new Error('An emergency at a site that is not there');
  await keepEvent(ctx, by.company_id, made.id, { kind: 'raised', user: by.user_id });
  const [facts] = await escalated(ctx.client, [by.company_id, made.id]);
  if (facts) await escalate(ctx, facts, now);
  for (const seconds of stepSeconds(made.ladder)) await ctx.services.jobs.enqueue(ctx, ESCALATE_JOB, {}, { afterSeconds: seconds });
  await audit(ctx, {
    action: 'patrol_emergency.raised',
    subject_type: EMERGENCY,
    subject_id: made.id,
    company_id: by.company_id,
    after: { number, type, site: by.site_id, guard: by.guard_id, device: by.device_id },
  });
  return { id: made.id, number };
}

/** Steps that are told to the second: those of the ladder, and the first after it; repeats wait for the minute. */
function stepSeconds(ladder: readonly LadderContact[]): number[] {
  const seconds: number[] = [];
  for (
    let next = nextStep(ladder, 0);
    next <= Math.max(OFFICE_SECONDS, ...ladder.map(({ after_seconds }) => after_seconds)) + REPEAT_SECONDS;
    next = nextStep(ladder, next)
  )
    seconds.push(next);
  return seconds;
}
