/** A work schedule: what a week looks like, for everybody who is on it. */
import { z } from 'zod';
import { line, optional, optionalLine } from '#platform/contract/fields.ts';
import { sessionsForm } from '#platform/contract/time/sessions.ts';
import { SCHEDULE_ERRORS } from './schedule.messages.ts';
import { weekClash } from './week-of-work.ts';

/** Fixed and Shift differ in name alone; a flexible day has hours and no sessions. */
export const SCHEDULE_TYPES = ['Fixed', 'Shift', 'Flexible'] as const;
export const DAY_TYPES = ['Working', 'Rest Day', 'Off Day'] as const;
export type DayType = (typeof DAY_TYPES)[number];
export const SCHEDULE_STATUSES = ['Active', 'Inactive'] as const;

const WEEK = 7;
const minutes = (most: number) => z.number().int().min(0).max(most);

export const scheduleDay = z.object({
  /** 1 Monday … 7 Sunday. */
  weekday: z.number().int().min(1).max(WEEK),
  day_type: z.enum(DAY_TYPES),
  sessions: sessionsForm(),
});
export type ScheduleDay = z.output<typeof scheduleDay>;

export const workScheduleForm = z
  .object({
    name: line(2, 100),
    code: optionalLine(20),
    type: z.enum(SCHEDULE_TYPES),
    /** Monday first. */
    days: z.array(scheduleDay).length(WEEK),
    /** Unpaid, within a session of more than five hours. */
    break_minutes: minutes(240),
    /** Of a working day of a flexible schedule. */
    flexible_hours: optional(z.number().min(1).max(16).multipleOf(0.25)),
    /** Null: as the company's attendance settings say. */
    ontime_checkin_minutes: optional(minutes(120)),
    ontime_checkout_minutes: optional(minutes(120)),
    /** For whoever is on no other. */
    is_default: z.boolean(),
    status: z.enum(SCHEDULE_STATUSES),
  })
  .check(({ value, issues }) => {
    const wrong = (path: readonly (string | number)[], text: (typeof SCHEDULE_ERRORS)[keyof typeof SCHEDULE_ERRORS], values?: Record<string, string>) =>
      issues.push({ code: 'custom', input: value, path: [...path], params: { text, ...(values && { values }) } });
    const flexible = value.type === 'Flexible';
    if (flexible && value.flexible_hours === null) wrong(['flexible_hours'], SCHEDULE_ERRORS.flexibleHours);
    if (value.is_default && value.status === 'Inactive') wrong(['is_default'], SCHEDULE_ERRORS.inactiveDefault);
    value.days.forEach(({ weekday, day_type, sessions }, at) => {
      if (weekday !== at + 1) wrong(['days', at, 'weekday'], SCHEDULE_ERRORS.weekOrder);
      if (sessions.length > 0 && (flexible || day_type !== 'Working')) wrong(['days', at, 'sessions'], SCHEDULE_ERRORS.noSessions);
      if (sessions.length === 0 && !flexible && day_type === 'Working') wrong(['days', at, 'sessions'], SCHEDULE_ERRORS.sessionNeeded);
    });
    const clash = weekClash(value.days);
    if (clash) wrong(['days', clash.day, 'sessions', clash.session, 'start_time'], SCHEDULE_ERRORS.nightClash, { session: clash.said, other: clash.other });
  });
export type WorkScheduleForm = z.output<typeof workScheduleForm>;
