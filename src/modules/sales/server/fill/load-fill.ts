/** What schedules are proposed from: needs that are not planned yet, the promoters of the project, and what bars each. A fixed number of statements. */
import { addDays, endOfWeek, startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, onLine } from '#platform/contract/time/local-line.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FixedAssignment, Problem, Shift, Worker } from '#platform/server/solver/assignment.ts';
import type { FillForm } from '../../contract/fill/fill.endpoints.ts';
import type { FillReason } from '../../contract/fill/fill.messages.ts';
import { neededShifts, plannedFor, type NeededShift } from '../../contract/need/need-standing.ts';
import { asTimes, busyPromoters, promotersFor, type ProjectPromoter } from '../schedule/busy-promoters.ts';
import { needsOf, type FoundNeed } from '../need/need.store.ts';
import { schedulesBetween } from '../need/schedules-between.ts';
import { withinProject } from '../need/show-planner.ts';
import type { SeenProject } from '../project-reach.ts';
import { hasFoodToTaste } from '../schedule/food-safety.ts';
import { barredFrom, nearTo, type Candidate } from './barred-from.ts';
import { homesOf, tasteFor } from './home-outlets.ts';

/**
 * Twelve hours between two days of work hold the twelve in any 24 (EA 1955 s.60A(7)); a week has 45 hours and a rest day (ss.60A(1)(d), 59).
 * Who works more than five hours has a break of at least 30 minutes (s.60A(1)(a)): the shortest is reckoned, so that nobody is given more.
 */
const RULES = { rest: 12 * 60, weekMinutes: 45 * 60, weekDays: 6 };
const [BREAK, BREAK_AFTER] = [30, 5 * 60];
/** In which somebody came to know an outlet. */
const WEEKS_BEFORE = 8;

export const workOf = (minutes: number): number => (minutes > BREAK_AFTER ? minutes - BREAK : minutes);

export interface WantedNeeds {
  readonly found: readonly FoundNeed[];
  /** Every need of every day from now on, also what is planned already. */
  readonly shifts: readonly NeededShift[];
}

export interface LoadedFill extends WantedNeeds {
  readonly promoters: readonly ProjectPromoter[];
  readonly candidates: ReadonlyMap<number, Candidate>;
  /** What is not planned yet, with the heads that it lacks. */
  readonly open: ReadonlyMap<string, NeededShift>;
  readonly food: boolean;
  readonly problem: Problem;
}

/** What the asker may plan at, and has chosen. */
function outletsOf({ outletIds }: SeenProject, chosen: readonly number[]): readonly number[] | null {
  if (chosen.length === 0) return outletIds;
  return outletIds === null ? chosen : chosen.filter((id) => outletIds.includes(id));
}

/** The needs of the span, none of which has begun. */
export async function wantedNeeds(ctx: Ctx, seen: SeenProject, { start_date, end_date, outlet_ids }: FillForm): Promise<WantedNeeds> {
  const span = withinProject(seen.project, start_date, end_date);
  if (!span) return { found: [], shifts: [] };
  const found = await needsOf(ctx, seen.project.id, outletsOf(seen, outlet_ids), true);
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const all = neededShifts(
    found.map(({ need }) => need),
    span.from,
    span.to,
  );
  return { found, shifts: all.filter(({ start }) => start > now) };
}

export async function loadFill(ctx: Ctx, seen: SeenProject, asked: FillForm): Promise<LoadedFill> {
  const { start_date: from, end_date: to } = asked;
  const monday = startOfWeek(from);
  const { found, shifts } = await wantedNeeds(ctx, seen, asked);
  const promoters = await promotersFor(ctx, seen.project.id);
  const food = await hasFoodToTaste(ctx, seen.project.id);
  const before = await schedulesBetween(ctx, seen.project.id, addDays(from, -7 * WEEKS_BEFORE), to);
  // A rest day on either side of whole weeks, and the night before.
  const { own, others } = await busyPromoters(ctx, promoters, addDays(monday, -2), addDays(endOfWeek(to), 2));
  const planned = plannedFor(
    shifts,
    before.filter(({ date }) => date >= addDays(from, -1)),
  );
  const open = shifts.flatMap((shift) => {
    const heads = shift.heads - (planned.get(shift.key) ?? 0);
    return heads > 0 ? [{ ...shift, heads }] : [];
  });
  const schedules = Map.groupBy(own, ({ promoter_id }) => promoter_id);
  const candidates = new Map(
    promoters.map((person): readonly [number, Candidate] => [
      person.id,
      { ...person, busy: [...asTimes(schedules.get(person.id) ?? []), ...(others.get(person.id) ?? [])] },
    ]),
  );
  const base = onLine(monday);
  const outletOf = new Map(found.map(({ need, outlet }) => [need.id, outlet]));
  const demand = new Map<number, number>();
  for (const { need, heads } of open) demand.set(need.outlet_id, (demand.get(need.outlet_id) ?? 0) + heads);
  const history = promoters.map((person) => ({ ...person, worked: countBy(before, person.id, from) }));
  const homes = homesOf(history, demand);
  const byDate = Map.groupBy(open, ({ date }) => date);
  const workers = history.map((person): Worker => {
    const candidate = candidates.get(person.id) as Candidate;
    return {
      key: person.id,
      barred: barredOf(byDate, candidate, food),
      taste: new Map(
        open.flatMap((shift) => {
          const outlet = outletOf.get(shift.need.id);
          return outlet ? [[shift.key, tasteFor(person, homes.get(person.id), outlet)] as const] : [];
        }),
      ),
      stands: candidate.busy.flatMap(({ kind, date, start, end }): FixedAssignment[] => {
        const midnight = onLine(date) - base;
        return kind === 'away' ? [] : [{ start: midnight + start, end: midnight + end, work: workOf(end - start) }];
      }),
      had: { '*': before.filter(({ promoter_id, date }) => promoter_id === person.id && date >= from).length },
    };
  });
  const asShift = ({ key, start, end, heads }: NeededShift): Shift => ({
    key,
    start: start - base,
    end: end - base,
    work: workOf(end - start),
    heads,
    tags: [],
  });
  return {
    found,
    shifts,
    promoters,
    candidates,
    open: new Map(open.map((shift) => [shift.key, shift])),
    food,
    problem: { shifts: open.map(asShift), workers, rules: RULES },
  };
}

/** What is not theirs to fill. Times are judged once a day, for many outlets need somebody at the same ones. */
function barredOf(byDate: ReadonlyMap<CalendarDate, readonly NeededShift[]>, candidate: Candidate, food: boolean): Map<string, FillReason> {
  const barred = new Map<string, FillReason>();
  for (const [date, shifts] of byDate) {
    const near = { ...candidate, busy: nearTo(candidate.busy, date) };
    for (const alike of Map.groupBy(shifts, ({ start, end }) => `${start} ${end}`).values()) {
      const reason = barredFrom(alike[0] as NeededShift, near, food);
      if (reason !== null) for (const { key } of alike) barred.set(key, reason);
    }
  }
  return barred;
}

/** Schedules of somebody before a day, by outlet. */
function countBy(
  schedules: readonly { readonly promoter_id: number; readonly outlet_id: number; readonly date: string }[],
  promoterId: number,
  until: CalendarDate,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { promoter_id, outlet_id, date } of schedules)
    if (promoter_id === promoterId && date < until) counts.set(outlet_id, (counts.get(outlet_id) ?? 0) + 1);
  return counts;
}
