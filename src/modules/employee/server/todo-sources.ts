/** What of people needs somebody: permits that end or have ended, probations to decide, contracts that run out. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { todoSource, type Todo } from '#platform/server/dashboard.ts';
import { endingTodo, type EndingTodo, type EndingKind } from '../contract/dashboard.schema.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { today } from './change/check-employee.ts';
import { ENDING_DAYS, permitsEnding, termsEnding, type Ending } from './ending.store.ts';

/** Decided in time: so many days before a probation or contract ends. */
const TERM_DAYS = 14;
const NAMED = 4;

/** One to-do of a kind. */
function todoOf(kind: EndingKind, ends: readonly Ending[], day: CalendarDate, days: number): Todo<EndingTodo>[] {
  const found = ends.filter((each) => each.kind === kind && each.date <= addDays(day, days));
  const [first] = found;
  if (!first) return [];
  const people = found.slice(0, NAMED).map(({ id, name, date }) => ({ id, name, date }));
  // What has ended is urgent today: the day on which it ended would put it over all that is late since.
  const due = kind === 'expired' ? day : first.date;
  const isPermit = kind === 'expired' || kind === 'permit';
  return [{ id: kind, due, weight: isPermit ? TODO_WEIGHT.law : TODO_WEIGHT.record, data: { kind, n: isPermit ? first.n : found.length, people } }];
}

export const employeeTodos = [
  todoSource({
    key: 'permits',
    requires: requirePage(employeeManifest, '/admin/employee/work-permit', 'Update'),
    schema: endingTodo,
    async load(ctx) {
      const day = today(ctx);
      const ends = await permitsEnding(ctx, day);
      return (['expired', 'permit'] as const).flatMap((kind) => todoOf(kind, ends, day, ENDING_DAYS));
    },
  }),
  todoSource({
    key: 'terms',
    requires: requirePage(employeeManifest, '/admin/employee', 'Update'),
    schema: endingTodo,
    async load(ctx) {
      const day = today(ctx);
      const ends = await termsEnding(ctx, day);
      return (['probation', 'contract'] as const).flatMap((kind) => todoOf(kind, ends, day, TERM_DAYS));
    },
  }),
];
