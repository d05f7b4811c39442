/** What needs a person today and what comes in the next days: told by every module, shown by the dashboard. */
import { z } from 'zod';

/** So many of what needs a person stand on the dashboard; the others are asked for. */
export const TODOS_SHOWN = 5;
/** So many days ahead are told, today among them. */
export const UPCOMING_DAYS = 30;
/** So many of what comes stand on the dashboard; the others are asked for. */
export const UPCOMING_SHOWN = 10;

/** Of two things that are due on the same day the heavier stands first. */
export const TODO_WEIGHT = {
  /** The law sets the day, and a fine follows it. */
  law: 50,
  /** People are paid late. */
  pay: 40,
  /** Somebody waits for the decision. */
  decision: 30,
  /** A record wants to be looked after. */
  record: 20,
  /** Good to know. */
  notice: 10,
} as const;

/** One thing to do, however many rows it is about. */
export const todoItem = z.object({
  /** Of its source, and of the row that draws it. */
  key: z.string(),
  /** Unique within its source: the row stays the same one when the list is loaded again. */
  id: z.string(),
  /** The last day on which it is in time; null: no day is set. */
  due: z.string().nullable(),
  /** In the shape that its source declares. */
  data: z.unknown(),
});
export type TodoItem = z.output<typeof todoItem>;

/** Something that happens on a day, several alike in one sentence. */
export const upcomingEvent = z.object({
  date: z.string(),
  icon: z.string(),
  /** In both languages, so that what is cached follows a change of language. */
  text: z.object({ en: z.string(), ms: z.string() }),
  /** Where exactly these rows stand; null: nowhere that this viewer may open. */
  path: z.string().nullable(),
});
export type UpcomingEvent = z.output<typeof upcomingEvent>;
