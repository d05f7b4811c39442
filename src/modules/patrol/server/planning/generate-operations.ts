/** Plans the shifts of a site for a month. What is planned stays, so that whoever asks again gets what is missing and nothing twice. */
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import { addDays, daysInMonth, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { DAY_MINUTES, instantOnLine } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { datesAround, refusalsOf, warningsOf, type BusyTime, type TimeWanted } from '#modules/availability/contract/assess-availability.ts';
import { findingText } from '#modules/availability/contract/availability.messages.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { knownGuards, securityGuards as r, seenGuards, unfitText, type KnownGuard } from '#modules/security-guard/server/public.ts';
import type { GuardPosition } from '../../contract/guard/guard.register.ts';
import type { GeneratedMonth, generateOperations as endpoint } from '../../contract/operation/month.endpoints.ts';
import { shiftOn } from '../../contract/operation/plan-rounds.ts';
import { rotateGuards, type Slot } from '../../contract/operation/rotate-guards.ts';
import { PATROL_ERRORS as E, PATROL_MESSAGES } from '../../contract/patrol.messages.ts';
import { makeOperations, requireCharge } from '../operation/make-operations.ts';
import { patrolOperationGuards as og, patrolOperations as o } from '../operation.tables.ts';
import { overrideHours } from '../operation/override-hours.ts';
import { isClash, operationsChanged, whoIs } from '../operation/plan-operations.ts';
import { patrolGuards as g, type SiteRecord } from '../patrol.tables.ts';
import { getSite } from '../site/site.register.ts';

type Shift = SiteRecord['shifts'][number];
interface Pooled {
  readonly id: number;
  readonly name: string;
  readonly position: GuardPosition;
  readonly known: KnownGuard | undefined;
  readonly busy: readonly BusyTime[];
}
const LEADS: ReadonlySet<GuardPosition> = new Set(['Team Leader', 'Supervisor']);

/** The guards in the order in which they are wanted, locked, with what is planned of them elsewhere. @throws 422 */
async function poolOf(ctx: Ctx, ids: readonly number[], dates: readonly CalendarDate[]): Promise<Pooled[]> {
  const found = await ctx.db
    .select({ id: g.id, position: g.position, registry: r.id, name: r.name, employee_id: r.employee_id })
    .from(g)
    .innerJoin(r, eq(r.id, g.security_guard_id))
    .where(and(eq(g.company_id, ctx.companyId), among(g.id, ids), eq(g.status, 'Active'), isNull(g.deleted_at), seenGuards(ctx)))
    .orderBy(asc(g.id))
    .for('no key update', { of: g });
  if (found.length < ids.length) throw invalid('guard_ids', E.guardsUnknown);
  const known = await knownGuards(
    ctx,
    found.map(({ registry }) => registry),
  );
  const span = datesAround(dates.map((date) => ({ date })));
  const busy = span ? await busyTimesOf(ctx, found.map(whoIs), span) : new Map<string, BusyTime[]>();
  const pooled = found.map((guard) => ({ ...guard, known: known.get(guard.registry), busy: busy.get(whoIs(guard)) ?? [] }));
  return pooled.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const timeOf = (slot: Slot, shift: Shift): TimeWanted => ({ date: slot.date, ...spanOf(shift) });

/** Why a guard may or can not take a shift, besides what is given by the plan itself; null: nothing speaks against it. */
function reasonOf(ctx: Ctx, { known, busy }: Pooled, slot: Slot, shift: Shift): string | null {
  const { end } = spanOf(shift);
  const unfit = unfitText(ctx, known, slot.date, addDays(slot.date, Math.floor((end - 1) / DAY_MINUTES)));
  if (unfit) return say(unfit.text, ctx.locale, unfit.params);
  const refused = refusalsOf([timeOf(slot, shift)], busy).find(isClash);
  return refused ? findingText(refused, ctx.locale) : null;
}

/** @throws 404, 422 */
export async function generateOperations(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { site_id, device_ids, briefing, dry_run, work_days, rest_days, rotate } = input;
  const [first, last] = [startOfMonth(input.month), endOfMonth(input.month)];
  const ids = [...new Set(input.guard_ids)];
  const site = await getSite(ctx, site_id, true);
  if (site.status !== 'Active') throw invalid('site_id', E.siteUnknown);
  await requireCharge(ctx, site_id, [], { device_ids });
  const shifts = site.shifts.toSorted((a, b) => spanOf(a).start - spanOf(b).start);
  const shiftOf = new Map(shifts.map((shift) => [shift.name, shift]));
  const before = await ctx.db
    .select({ id: o.id, date: o.date, shift_name: o.shift_name, guard_id: og.guard_id })
    .from(o)
    .leftJoin(og, and(eq(og.company_id, o.company_id), eq(og.operation_id, o.id)))
    .where(and(eq(o.company_id, ctx.companyId), eq(o.site_id, site_id), isNull(o.cancelled_at), gte(o.date, first), lte(o.date, last)));
  const onDuty = new Set(before.map(({ date, guard_id }) => `${date} ${guard_id ?? ''}`));
  const taken = new Set(before.map(({ date, shift_name }) => `${date} ${shift_name}`));
  const now = ctx.clock.now().toISOString();
  const slots = Array.from({ length: daysInMonth(first) }, (_, at) => addDays(first, at)).flatMap((date) =>
    shifts
      .filter((shift) => instantOnLine(shiftOn(date, shift).start, ctx.actor.timeZone) > now && !taken.has(`${date} ${shift.name}`))
      .map((shift): Slot => ({ date, shift: shift.name })),
  );
  const pool = await poolOf(ctx, ids, [...new Set(slots.map(({ date }) => date))]);
  const guardOf = new Map(pool.map((guard) => [guard.id, guard]));
  const reasons = new Map(pool.map((guard) => [guard.id, slots.map((slot) => reasonOf(ctx, guard, slot, shiftOf.get(slot.shift) as Shift))]));
  const indexOf = new Map(slots.map((slot, at) => [slot, at]));
  const asBusy = (slot: Slot): BusyTime => ({ ...timeOf(slot, shiftOf.get(slot.shift) as Shift), kind: 'work', source: 'patrol', label: { en: '', ms: '' } });
  const filled = rotateGuards(
    slots,
    shifts,
    {
      ids,
      worked: new Map(pool.map(({ id, busy }) => [id, new Set(busy.flatMap(({ kind, date }) => (kind === 'away' ? [] : [date as string])))])),
      may: (id, slot, given) =>
        reasons.get(id)?.[indexOf.get(slot) ?? -1] === null &&
        !refusalsOf([asBusy(slot)], [...(guardOf.get(id)?.busy ?? []), ...given.map(asBusy)]).some(isClash),
    },
    { work_days, rest_days, rotate },
    first,
  );
  const planned = filled
    .filter(({ missing }) => missing === 0)
    .map((slot) => {
      const guards = slot.guards.toSorted((a, b) => a - b);
      return { ...slot, guards, leader_id: guards.find((id) => LEADS.has(guardOf.get(id)?.position ?? 'Guard')) ?? null };
    });
  const named = (id: number) => ({ id, name: guardOf.get(id)?.name ?? '' });
  const data: GeneratedMonth = {
    planned: planned.map(({ date, shift, guards, leader_id }) => ({ date, shift_name: shift, guards: guards.map(named), leader_id })),
    existing: taken.size,
    short: filled.flatMap(({ date, shift, missing }) => (missing > 0 ? [{ date, shift_name: shift, missing }] : [])),
    refused: ids.flatMap((id) =>
      refusedOf(
        slots.filter(({ date }) => !onDuty.has(`${date} ${id}`)),
        (slot) => reasons.get(id)?.[indexOf.get(slot) ?? -1] ?? null,
      ).map((found) => ({ ...named(id), ...found })),
    ),
    warnings: ids.flatMap((id) => {
      const own = planned.filter(({ guards }) => guards.includes(id)).map(asBusy);
      const found = own.length === 0 ? [] : warningsOf(own, guardOf.get(id)?.busy ?? []);
      return found.map((finding) => ({ ...named(id), warning: findingText(finding, ctx.locale) }));
    }),
  };
  if (!dry_run && planned.length > 0) {
    const overridden = overrideHours(
      ctx,
      data.warnings.map(({ name, warning }) => say(E.guardBusy, ctx.locale, { name, why: warning })),
      input.override_reason,
    );
    const { ids: made, numbers } = await makeOperations(
      ctx,
      site,
      planned.map(({ date, shift, guards, leader_id }) => ({ date, shift: shiftOf.get(shift) as Shift, guards, leader_id, device_ids, briefing })),
    );
    const after = { operations: numbers, site_id, month: first, guards: ids, ...overridden };
    await audit(ctx, { action: 'patrol_operation.generated', subject_type: 'patrol_operation', subject_id: made[0] ?? null, after });
    await operationsChanged(ctx);
  }
  return { success: true, message: say(dry_run ? PATROL_MESSAGES.wouldPlan : PATROL_MESSAGES.planned, ctx.locale, { n: planned.length }), data };
}

/** Dates on which a guard may or can take none of the shifts, by the first reason of each; who stands there already is left out by the caller. */
function refusedOf(slots: readonly Slot[], reasonAt: (slot: Slot) => string | null): { reason: string; first_date: string; dates: number }[] {
  const found = new Map<string, { reason: string; first_date: string; dates: number }>();
  for (const [date, own] of Map.groupBy(slots, (slot) => slot.date)) {
    const reasons = own.map(reasonAt);
    const reason = reasons.includes(null) ? null : (reasons[0] ?? null);
    if (reason === null) continue;
    // What names its date differs from day to day; its words do not.
    const key = reason.replaceAll(/\d/g, '');
    const before = found.get(key);
    if (before) before.dates += 1;
    else found.set(key, { reason, first_date: date, dates: 1 });
  }
  return [...found.values()];
}
