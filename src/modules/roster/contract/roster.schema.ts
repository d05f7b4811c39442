/** The roster as it is shown: people by days, drafts beside what is published, and what each week comes to. */
import { z } from 'zod';
import { named, labels, session } from './named.schema.ts';
import { DAY_TYPES } from './work-schedule.schema.ts';

/** Where a shown day comes from. */
export const ROSTER_STATES = ['template', 'published', 'draft'] as const;
/** Where a week goes beyond the Employment Act 1955: sections 60A(1), 59, 60A(7); short: below the hours of the work schedule. */
export const WEEK_WARNINGS = ['hours', 'rest', 'long', 'short'] as const;
export type WeekWarning = (typeof WEEK_WARNINGS)[number];

/** How one day of somebody is planned. */
export const rosterPlan = z.object({
  day_type: z.enum([...DAY_TYPES, 'None']),
  sessions: z.array(session),
  flexible_hours: z.number().nullable(),
  /** Worked, the break taken off. */
  minutes: z.number(),
  schedule: named.nullable(),
  site: named.nullable(),
  remark: z.string().nullable(),
});
export type RosterPlan = z.output<typeof rosterPlan>;

/** Days that look alike, said once however many there are. */
export const rosterKind = z.object({
  plan: rosterPlan,
  state: z.enum(ROSTER_STATES),
  /** Of a draft: what holds until it is published. */
  below: rosterPlan.nullable(),
  holiday: labels.extend({ half: z.boolean() }).nullable(),
  leave: labels.extend({ part: z.string() }).nullable(),
});
export type RosterKind = z.output<typeof rosterKind>;

export const rosterWeek = z.object({ minutes: z.number(), warnings: z.array(z.enum(WEEK_WARNINGS)) });
export type RosterWeek = z.output<typeof rosterWeek>;

export const rosterRow = z.object({
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), position: z.string().nullable() }),
  /** Of each day of the span: its place in the list of kinds. */
  days: z.array(z.number()),
  /** Of each day: the row of the roster that is shown; 0: none. */
  ids: z.array(z.number()),
  /** Of each week from Monday to Sunday that the span touches, also its days outside. */
  weeks: z.array(rosterWeek),
});
export type RosterRow = z.output<typeof rosterRow>;

/** What stands in the way of one day of somebody, in the reader's language. */
export const rosterConflict = z.object({ employee: named, date: z.string(), message: z.string() });
export type RosterConflict = z.output<typeof rosterConflict>;

export const rosterWritten = z.object({
  created: z.number(),
  updated: z.number(),
  /** Left as they are because of a conflict. */
  skipped: z.number(),
  /** Not empty and nothing skipped: nothing was written. */
  conflicts: z.array(rosterConflict),
  /** Of what was written: where it goes beyond what the Employment Act wants, from the first day that it is about. */
  warnings: z.array(rosterConflict),
});
export type RosterWritten = z.output<typeof rosterWritten>;
