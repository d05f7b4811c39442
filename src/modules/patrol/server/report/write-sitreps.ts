/** Reports that the office types in, and what is done about reports: acknowledged, followed up, closed. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { minuteOf } from '#platform/contract/time/sessions.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES as M } from '../../contract/patrol.messages.ts';
import type * as calls from '../../contract/report/sitrep.endpoints.ts';
import type { NOTE_KINDS, SitrepStatus } from '../../contract/report/sitrep.schema.ts';
import { requireGuard } from '../guard/known-guard.ts';
import { OPERATION_AT } from '../operation-at.ts';
import { namedSites } from '../site/site.register.ts';
import { notifySitreps } from './notify-sitreps.ts';
import { findSitrep } from './read-sitreps.ts';
import { SITREP } from './send-sitreps.ts';
import { patrolSitrepNotes as notes, patrolSitreps as table } from '../sitrep.tables.ts';

type Call = 'createSitrep' | 'reviewSitrep' | 'followUpSitrep' | 'closeSitrep' | 'reopenSitrep';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out = OutputOf<(typeof calls)[Call]>;

/** How long ago something may be that is typed in. */
const OLDEST_MS = 31 * 86_400_000;
const operationAt = adhocText<{ id: number }>(OPERATION_AT({ site: '$2::bigint', at: '$3::timestamptz', guard: '$4::bigint' }));
const linked = adhocText<{ id: number }>(
  `update patrol_emergencies set sitrep_id = $3, updated_at = clock_timestamp() where company_id = $1 and id = $2 and site_id = $4 and sitrep_id is null returning id`,
);
const reported = adhocText(`insert into patrol_emergency_events (company_id, emergency_id, at, kind, user_id, text) values ($1, $2, $3, 'reported', $4, $5)`);
const done = (ctx: Ctx, id: number, message: Text): Out => ({ success: true, message: say(message, ctx.locale), data: { id } });

export async function createSitrep(ctx: Ctx, input: In<'createSitrep'>): Promise<Out> {
  const { site_id, guard_id, date, time, photos, emergency_id, lat, lng, ...fields } = input;
  if (!(await namedSites(ctx, [site_id])).get(site_id)?.live) throw invalid('site_id', E.siteUnknown);
  await requireGuard(ctx, guard_id);
  const recorded_at = instantOnLine(onLine(date, minuteOf(time)), ctx.actor.timeZone);
  const now = ctx.clock.now().getTime();
  if (Date.parse(recorded_at) > now || Date.parse(recorded_at) < now - OLDEST_MS) throw invalid('date', E.eventTime);
  if ((lat === null) !== (lng === null)) throw invalid(lat === null ? 'lat' : 'lng', E.pinHalf);
  const number = await nextNumber(ctx, SITREP, 'SR');
  const [operation] = await operationAt(ctx.client, [ctx.companyId, site_id, recorded_at, guard_id]);
  const [made] = await ctx.db
    .insert(table)
    .values({
      ...fields,
      company_id: ctx.companyId,
      number,
      site_id,
      guard_id,
      operation_id: operation?.id ?? null,
      recorded_at,
      received_at: instantOf(ctx.clock),
      lat: lat?.toFixed(7) ?? null,
      lng: lng?.toFixed(7) ?? null,
      created_by: ctx.actor.userId,
    })
    .returning();
  if (!made) throw new Error('No report was made');
  await replaceFiles(ctx, photos, { type: SITREP, id: made.id, field: 'photos' }, { inputField: 'photos', extensions: IMAGE_EXTENSIONS });
  if (emergency_id !== null) {
    const [emergency] = await linked(ctx.client, [ctx.companyId, emergency_id, made.id, site_id]);
    if (!emergency) throw invalid('emergency_id', E.reportedAlready);
    await reported(ctx.client, [ctx.companyId, emergency_id, instantOf(ctx.clock), ctx.actor.userId, number]);
  }
  const { category, severity, title } = fields;
  await audit(ctx, {
    action: `${SITREP}.created`,
    subject_type: SITREP,
    subject_id: made.id,
    after: { number, site_id, guard_id, category, severity, title },
  });
  await notifySitreps(ctx, ctx.companyId, [made]);
  return done(ctx, made.id, M.sitrepCreated);
}

interface Move {
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly from: readonly SitrepStatus[];
  readonly to: SitrepStatus | null;
  readonly wrong: Text;
  readonly message: Text;
}
const MOVES = {
  review: { kind: 'review', from: ['Pending'], to: 'Reviewed', wrong: E.reviewedAlready, message: M.sitrepReviewed },
  follow_up: { kind: 'follow_up', from: ['Pending', 'Reviewed'], to: null, wrong: E.closedAlready, message: M.sitrepNoted },
  reopen: { kind: 'reopen', from: ['Closed'], to: 'Reviewed', wrong: E.notClosed, message: M.sitrepReopened },
  close: { kind: 'close', from: ['Reviewed'], to: 'Closed', wrong: E.reviewFirst, message: M.sitrepClosed },
} as const satisfies Record<string, Move>;

/** Whoever opens a report again leaves it acknowledged as it was. */
const stampsOf = (kind: Move['kind'], by: number, at: string) =>
  kind === 'review' ? { reviewed_by: by, reviewed_at: at } : kind === 'close' ? { closed_by: by, closed_at: at } : { closed_by: null, closed_at: null };

/** @throws 404, 409 where the report is not as the move wants it */
async function move(ctx: Ctx, { id, note }: In<'reviewSitrep'>, { kind, from, to, wrong, message }: Move): Promise<Out> {
  await findSitrep(ctx, id);
  const own = and(eq(table.company_id, ctx.companyId), eq(table.id, id));
  const [report] = await ctx.db.select().from(table).where(own).for('no key update');
  if (!report) throw notFound();
  if (!from.includes(report.status)) throw new AppError(409, wrong);
  const at = instantOf(ctx.clock);
  const by = ctx.actor.userId;
  if (to !== null)
    await ctx.db
      .update(table)
      .set({ status: to, ...stampsOf(kind, by, at) })
      .where(own);
  await ctx.db.insert(notes).values({ company_id: ctx.companyId, sitrep_id: id, kind, text: note, user_id: by, at });
  await audit(ctx, {
    action: `${SITREP}.${kind}`,
    subject_type: SITREP,
    subject_id: id,
    before: { status: report.status },
    after: { status: to ?? report.status, note },
  });
  await notifySitreps(ctx, ctx.companyId, []);
  return done(ctx, id, message);
}
export const reviewSitrep = (ctx: Ctx, input: In<'reviewSitrep'>) => move(ctx, input, MOVES.review);
export const followUpSitrep = (ctx: Ctx, input: In<'followUpSitrep'>) => move(ctx, input, MOVES.follow_up);
export const reopenSitrep = (ctx: Ctx, input: In<'reopenSitrep'>) => move(ctx, input, MOVES.reopen);
export const closeSitrep = (ctx: Ctx, input: In<'closeSitrep'>) => move(ctx, input, MOVES.close);
