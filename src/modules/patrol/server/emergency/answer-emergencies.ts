/** What the office does about emergencies: raises one, acknowledges, arrives, writes, resolves. The ladder stops with the acknowledgement. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type * as calls from '../../contract/emergency/emergency.endpoints.ts';
import { EMERGENCY_TEXT } from '../../contract/emergency/emergency.messages.ts';
import type { EmergencyStatus } from '../../contract/emergency/emergency.schema.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES as M } from '../../contract/patrol.messages.ts';
import { namedSites } from '../site/site.register.ts';
import { patrolEmergencies as table } from './emergency.tables.ts';
import { tellAnswered } from './escalate.ts';
import { EMERGENCY, keepEvent, raiseEmergency } from './raise.ts';

type Call = 'createEmergency' | 'acknowledgeEmergency' | 'arriveEmergency' | 'noteEmergency' | 'resolveEmergency';
type In<C extends Call> = ParsedInput<(typeof calls)[C]>;
type Out = OutputOf<(typeof calls)[Call]>;
const done = (ctx: Ctx, id: number, message: Text): Out => ({ success: true, message: say(message, ctx.locale), data: { id } });
const changed = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'patrol_emergency_changed', stored: false });

export async function createEmergency(ctx: Ctx, { site_id, type, note }: In<'createEmergency'>): Promise<Out> {
  if (!(await namedSites(ctx, [site_id])).get(site_id)?.live) throw invalid('site_id', E.siteUnknown);
  const by = { company_id: ctx.companyId, time_zone: ctx.actor.timeZone, site_id, guard_id: null, device_id: null, user_id: ctx.actor.userId };
  const { id } = await raiseEmergency(ctx, by, { type, recorded_at: instantOf(ctx.clock), offline: false, lat: null, lng: null, accuracy_m: null, note });
  return done(ctx, id, M.emergencyRaised);
}

interface Answer {
  readonly id: number;
  readonly kind: 'acknowledged' | 'arrived' | 'note' | 'resolved' | 'false_alarm';
  readonly from: readonly EmergencyStatus[];
  readonly set: Partial<typeof table.$inferInsert>;
  readonly text: string | null;
  readonly wrong: Text;
  readonly message: Text;
  /** What those who were told of the emergency are told of this. */
  readonly tells?: Text;
}
/** @throws 404, 409 where the emergency is not as the answer wants it */
async function answer(ctx: Ctx, { id, kind, from, set, text, wrong, message, tells }: Answer): Promise<Out> {
  const own = and(eq(table.company_id, ctx.companyId), eq(table.id, id));
  const [found] = await ctx.db.select().from(table).where(own).for('no key update');
  if (!found) throw notFound();
  if (!from.includes(found.status)) throw new AppError(409, wrong);
  if (Object.keys(set).length > 0) await ctx.db.update(table).set(set).where(own);
  await keepEvent(ctx, ctx.companyId, id, { kind, user: ctx.actor.userId, text });
  await audit(ctx, {
    action: `${EMERGENCY}.${kind}`,
    subject_type: EMERGENCY,
    subject_id: id,
    before: { status: found.status },
    after: { status: set.status ?? found.status, text },
  });
  if (tells) await tellAnswered(ctx, ctx.companyId, id, tells);
  await changed(ctx);
  return done(ctx, id, message);
}

export const acknowledgeEmergency = (ctx: Ctx, { id, responder }: In<'acknowledgeEmergency'>): Promise<Out> =>
  answer(ctx, {
    id,
    kind: 'acknowledged',
    from: ['Open'],
    set: { status: 'Acknowledged', due_at: null, acknowledged_by: ctx.actor.userId, acknowledged_at: instantOf(ctx.clock), responder },
    text: responder,
    wrong: E.acknowledgedAlready,
    message: M.emergencyAcknowledged,
    tells: EMERGENCY_TEXT.acknowledged,
  });

export const arriveEmergency = (ctx: Ctx, { id, responder }: In<'arriveEmergency'>): Promise<Out> =>
  answer(ctx, {
    id,
    kind: 'arrived',
    from: ['Acknowledged'],
    set: { status: 'Arrived', arrived_at: instantOf(ctx.clock), responder },
    text: responder,
    wrong: E.acknowledgeFirst,
    message: M.emergencyArrived,
  });

export const noteEmergency = (ctx: Ctx, { id, text }: In<'noteEmergency'>): Promise<Out> =>
  answer(ctx, { id, kind: 'note', from: ['Open', 'Acknowledged', 'Arrived'], set: {}, text, wrong: E.emergencyOver, message: M.emergencyNoted });

export const resolveEmergency = (ctx: Ctx, { id, resolution, false_alarm }: In<'resolveEmergency'>): Promise<Out> =>
  answer(ctx, {
    id,
    kind: false_alarm ? 'false_alarm' : 'resolved',
    from: ['Acknowledged', 'Arrived'],
    set: { status: false_alarm ? 'False Alarm' : 'Resolved', resolved_by: ctx.actor.userId, resolved_at: instantOf(ctx.clock), resolution },
    text: resolution,
    wrong: E.acknowledgeFirst,
    message: M.emergencyResolved,
    tells: false_alarm ? EMERGENCY_TEXT.falseAlarm : EMERGENCY_TEXT.resolved,
  });
