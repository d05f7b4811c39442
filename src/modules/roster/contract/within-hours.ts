/** Which days of a roster the hours of the Act and the plans of other modules refuse, and where they warn. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { refusalsOf, warningsOf, type BusyTime, type Finding } from '#modules/availability/contract/assess-availability.ts';
import type { Conflict, WantedDay } from './find-conflicts.ts';

export interface HoursFacts<D extends WantedDay> {
  /** What a wanted day would be. */
  readonly wanted: (day: D) => readonly BusyTime[];
  /** What stands on a day that nobody changes. */
  readonly stands: (employeeId: number, date: CalendarDate) => readonly BusyTime[];
  /** What other modules have planned. */
  readonly elsewhere: (employeeId: number) => readonly BusyTime[];
  /** The days whose plans decide: whole months and weeks around what is wanted. */
  readonly around: readonly CalendarDate[];
  /** Too many hours in 24 are warned of alone: what is a draft may be put right by the next one. */
  readonly drafts: boolean;
}

export interface HoursWarning {
  readonly employee_id: number;
  /** The day, or the first of the days, that it is about. */
  readonly date: CalendarDate;
  readonly finding: Finding;
}

/** Neighbours whose work lies within 24 hours of a day, those among them that begin on the day before. */
const NEAR = [-2, -1, 1, 2];

/** Which of the days can be written. Of two that are wanted and do not go with each other, the later one gives way. */
export function withinHours<D extends WantedDay>(
  days: readonly D[],
  facts: HoursFacts<D>,
): { readonly free: D[]; readonly conflicts: Conflict<D>[]; readonly warnings: HoursWarning[] } {
  const found = [...Map.groupBy(days, ({ employee_id }) => employee_id).values()].map((theirs) => ofPerson(theirs, facts));
  return {
    free: found.flatMap(({ free }) => free),
    conflicts: found.flatMap(({ conflicts }) => conflicts),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

function ofPerson<D extends WantedDay>(theirs: readonly D[], { wanted, stands, elsewhere, around, drafts }: HoursFacts<D>) {
  const employee_id = theirs[0]?.employee_id ?? 0;
  const days = theirs.toSorted((a, b) => a.date.localeCompare(b.date));
  const times = new Map(days.map((day) => [day.date, wanted(day)]));
  const others = elsewhere(employee_id);
  const conflicts = new Map<CalendarDate, Conflict<D>>();
  const long = new Map<CalendarDate, HoursWarning>();
  const isFree = (date: CalendarDate) => times.has(date) && !conflicts.has(date);
  const plannedOn = (date: CalendarDate) => (isFree(date) ? (times.get(date) ?? []) : stands(employee_id, date));
  // A day that is refused leaves what stood there, which may refuse its neighbour. Each round refuses one day more at least, so it ends.
  for (let before = -1; before !== conflicts.size;) {
    before = conflicts.size;
    for (const day of days) {
      const work = times.get(day.date) ?? [];
      if (work.length === 0 || conflicts.has(day.date)) continue;
      const near = NEAR.flatMap((by) => {
        const date = addDays(day.date, by);
        return by > 0 && isFree(date) ? [] : plannedOn(date);
      });
      const [first, last] = [addDays(day.date, -2), addDays(day.date, 2)];
      const [finding] = refusalsOf(work, [...near, ...others.filter(({ date }) => date >= first && date <= last)]);
      if (finding?.code === 'hours' && drafts) long.set(day.date, { employee_id, date: day.date, finding });
      else if (finding) conflicts.set(day.date, { day, kind: 'refused', finding });
    }
  }
  const free = days.filter(({ date }) => isFree(date));
  const busy = [...around.flatMap((date) => (isFree(date) ? [] : stands(employee_id, date))), ...others];
  const warnings = warningsOf(
    free.flatMap(({ date }) => times.get(date) ?? []),
    busy,
  ).map((finding): HoursWarning => ({ employee_id, date: finding.code === 'overtime' ? finding.month : finding.from, finding }));
  return { free, conflicts: [...conflicts.values()], warnings: [...[...long.values()].filter(({ date }) => isFree(date)), ...warnings] };
}
