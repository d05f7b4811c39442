/**
 * Who stands in which shift of some dates, so that guards work in blocks with rest between them and go to the next shift after it. Pure: the same pool in the
 * same order comes to the same. Whether a guard may take a shift at all is asked of the caller, who knows papers, leave and other work.
 */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';

export interface RotatedShift {
  readonly name: string;
  /** Guards that it needs. */
  readonly guards: number;
}
export interface Rotation {
  /** Days of work in a row at most; the law wants a rest day in each week. */
  readonly work_days: number;
  readonly rest_days: number;
  /** Whether guards go to the next shift after their rest. */
  readonly rotate: boolean;
}
export interface Slot {
  readonly date: CalendarDate;
  readonly shift: string;
}
export interface FilledSlot extends Slot {
  readonly guards: readonly number[];
  /** Guards that nobody was found for. */
  readonly missing: number;
}
export interface GuardPool {
  readonly ids: readonly number[];
  /** Dates on which a guard works elsewhere. */
  readonly worked: ReadonlyMap<number, ReadonlySet<string>>;
  /** Whether a guard may and can take a shift besides those that were given before. */
  readonly may: (id: number, slot: Slot, given: readonly Slot[]) => boolean;
}

/** How many dates in a row before this one hold work. */
function runBefore(days: ReadonlySet<string>, date: CalendarDate): number {
  let run = 0;
  for (let day = addDays(date, -1); days.has(day); day = addDays(day, -1)) run += 1;
  return run;
}

/** Whether a guard is due to rest: a full block is followed by whole days without work. */
function mustRest(days: ReadonlySet<string>, date: CalendarDate, { work_days, rest_days }: Rotation): boolean {
  for (let free = 0; free < rest_days; free += 1) if (runBefore(days, addDays(date, -free)) >= work_days) return true;
  return false;
}

interface Cycle {
  /** Whether the plan has the guard work on the date. */
  readonly on: boolean;
  readonly shift: string;
}
/** Blocks of the guards begin on different days, so that no date finds all of them resting. */
function cycleOf(at: number, date: CalendarDate, first: CalendarDate, shifts: readonly RotatedShift[], count: number, rotation: Rotation): Cycle {
  const length = rotation.work_days + rotation.rest_days;
  const day = daysInclusive(first, date) - 1 + Math.floor((at * length) / count);
  // As many places as guards are needed, shift after shift.
  const places = shifts.flatMap((shift, index) => Array.from({ length: shift.guards }, () => index));
  const start = places[at % places.length] ?? 0;
  const index = (start + (rotation.rotate ? Math.floor(day / length) : 0)) % shifts.length;
  return { on: day % length < rotation.work_days, shift: shifts[index]?.name ?? '' };
}

/** @param slots in the order of their dates, and of their starts within a date @param first the day from which blocks are counted */
export function rotateGuards(slots: readonly Slot[], shifts: readonly RotatedShift[], pool: GuardPool, rotation: Rotation, first: CalendarDate): FilledSlot[] {
  const worked = new Map(pool.ids.map((id) => [id, new Set(pool.worked.get(id))]));
  const given = new Map<number, Slot[]>(pool.ids.map((id) => [id, []]));
  const needs = new Map(shifts.map(({ name, guards }) => [name, guards]));
  return slots.map((slot) => {
    const need = needs.get(slot.shift) ?? 0;
    const yesterday = addDays(slot.date, -1);
    const ranked = pool.ids
      .map((id, at) => {
        const cycle = cycleOf(at, slot.date, first, shifts, pool.ids.length, rotation);
        const own = given.get(id) ?? [];
        const before = own.at(-1);
        const goesOn = before?.date === yesterday && before.shift === slot.shift;
        // Whoever has stood in this shift the day before goes on, unless others have had much less work.
        const load = own.length - (goesOn ? 2 : 0);
        return { id, at, rank: cycle.on ? (cycle.shift === slot.shift ? 0 : 1) : 2, load };
      })
      .filter(({ id }) => {
        const days = worked.get(id) ?? new Set<string>();
        return given.get(id)?.at(-1)?.date !== slot.date && !mustRest(days, slot.date, rotation);
      })
      .toSorted((a, b) => a.rank - b.rank || a.load - b.load || a.at - b.at);
    const guards: number[] = [];
    for (const { id } of ranked) {
      if (guards.length >= need) break;
      if (!pool.may(id, slot, given.get(id) ?? [])) continue;
      guards.push(id);
      worked.get(id)?.add(slot.date);
      given.get(id)?.push(slot);
    }
    return { ...slot, guards, missing: need - guards.length };
  });
}
