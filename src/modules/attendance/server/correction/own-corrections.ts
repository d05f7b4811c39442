/** What an employee asks to be put right about an own day, and takes back. */
import { and, eq, isNull } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { DAY_MINUTES, dateOnLine, instantOnLine, lineMinuteOf, onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { askDeciders, endApproval, startApproval } from '#modules/approval/server/public.ts';
import { getOwnEmployee } from '#modules/employee/server/public.ts';
import { workSites as s } from '#modules/work-site/server/public.ts';
import type { askCorrection as askEndpoint, withdrawCorrection as withdrawEndpoint } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_ERRORS, PUNCH_MESSAGES } from '../../contract/punch.messages.ts';
import { requireOpenMonth } from '../require-open-month.ts';
import { correctionSubject } from './correction-subject.ts';
import { attendanceCorrections as c } from '../attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { requireFreeTimes } from './free-times.ts';
import { correctionById, presentCorrection } from '../corrections-of.ts';

export const CORRECTION = 'attendance_correction';
const ONE_OPEN = { attendance_corrections_open_key: ['base', PUNCH_ERRORS.openAlready] } as const;

/** `2026-11-30T08:55` of the local calendar. */
const localMinute = (text: string): LineMinute => lineMinuteOf(`${text}:00Z`, 'UTC');

export interface AskedTimes {
  readonly date: CalendarDate;
  readonly checkin_at: string;
  readonly checkout_at?: string | null | undefined;
}

/** Local minutes made instants. @param earlyLimit minutes before a session that begins at midnight, on the evening before @throws 422 at the time that cannot be */
export function timesAsked(ctx: Ctx, { date, checkin_at, checkout_at }: AskedTimes, earlyLimit: number): { checkin_at: string; checkout_at: string | null } {
  const zone = ctx.actor.timeZone;
  const [first, last] = [localMinute(checkin_at), checkout_at ? localMinute(checkout_at) : null];
  if (first < onLine(date) - earlyLimit || dateOnLine(first) > addDays(date, 1)) throw invalid('checkin_at', PUNCH_ERRORS.otherDay);
  if (last !== null && (last <= first || last > first + DAY_MINUTES)) throw invalid('checkout_at', PUNCH_ERRORS.order);
  const now = lineMinuteOf(ctx.clock.now(), zone);
  if (first > now) throw invalid('checkin_at', PUNCH_ERRORS.notYet);
  if (last !== null && last > now) throw invalid('checkout_at', PUNCH_ERRORS.notYet);
  return { checkin_at: instantOnLine(first, zone), checkout_at: last === null ? null : instantOnLine(last, zone) };
}

/** @throws 422 where the company has no such active site */
export async function requireLiveSite(ctx: Ctx, id: number | null): Promise<void> {
  if (id === null) return;
  const [site] = await ctx.db
    .select({ id: s.id })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id), isNull(s.deleted_at), eq(s.status, 'Active')));
  if (!site) throw invalid('work_site_id', PUNCH_ERRORS.siteUnknown);
}

export async function askCorrection(ctx: Ctx, input: ParsedInput<typeof askEndpoint>): Promise<OutputOf<typeof askEndpoint>> {
  const employee = await getOwnEmployee(ctx, true);
  const settingAt = await settingsOf(ctx);
  const times = timesAsked(ctx, input, settingAt(employee.branch_id).early_limit_minutes);
  const { date, session_index, reason, work_site_id = null } = input;
  await requireOpenMonth(ctx, employee.id, date);
  await requireFreeTimes(ctx, { employee_id: employee.id, date, session_index, ...times });
  await requireLiveSite(ctx, work_site_id);
  const [asked] = await guardUnique(ONE_OPEN, () =>
    ctx.db
      .insert(c)
      .values({ company_id: ctx.companyId, employee_id: employee.id, date, session_index, ...times, work_site_id, reason })
      .returning(),
  );
  if (!asked) throw new Error('The request was not kept');
  await audit(ctx, { action: 'attendance_correction.asked', subject_type: CORRECTION, subject_id: asked.id, after: { date, session_index, ...times, reason } });
  await startApproval(ctx, correctionSubject, asked, { conditions: {}, measure: 0 });
  await askDeciders(ctx, correctionSubject, asked);
  const row = await correctionById(ctx, asked.id);
  return { success: true, message: say(PUNCH_MESSAGES.asked, ctx.locale), data: presentCorrection(row ?? { correction: asked, site: null }) };
}

export async function withdrawCorrection(ctx: Ctx, { id }: ParsedInput<typeof withdrawEndpoint>): Promise<OutputOf<typeof withdrawEndpoint>> {
  const employee = await getOwnEmployee(ctx);
  const own = and(eq(c.company_id, ctx.companyId), eq(c.employee_id, employee.id), eq(c.id, id));
  const [record] = await ctx.db.select().from(c).where(own).for('update');
  if (!record) throw notFound();
  if (record.status !== 'Waiting for Approval') throw invalid('base', PUNCH_ERRORS.decided);
  await ctx.db.update(c).set({ status: 'Cancelled' }).where(own);
  await endApproval(ctx, correctionSubject, { id, status: 'Cancelled' });
  await audit(ctx, {
    action: 'attendance_correction.withdrawn',
    subject_type: CORRECTION,
    subject_id: id,
    before: { status: record.status },
    after: { status: 'Cancelled' },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: CORRECTION, stored: false });
  return { success: true, message: say(PUNCH_MESSAGES.withdrawn, ctx.locale) };
}
