/** How a company, or one of its branches, judges attendance. */
import { z } from 'zod';
import { optional } from '#platform/contract/fields.ts';

export const OUTSIDE_POLICIES = ['block', 'remark', 'allow'] as const;
export const ROUNDINGS = [0, 5, 10, 15, 30] as const;
const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const hours = (least: number, most: number) => z.number().min(least).max(most).multipleOf(0.25);

export const attendanceSetting = z.object({
  /** Minutes around the start of a session, and around its end, that are on time. */
  ontime_checkin_minutes: whole(0, 120),
  ontime_checkout_minutes: whole(0, 120),
  /** Metres around a place that has no radius of its own. */
  radius_m: whole(20, 5000),
  location_required: z.boolean(),
  /** What to do with a punch outside of the radius. */
  outside_policy: z.enum(OUTSIDE_POLICIES),
  photo_required: z.boolean(),
  /** From the portal; else by face or device alone. */
  web_checkin: z.boolean(),
  /** Every session has its own check-in and check-out; else one pair for the day. */
  per_session: z.boolean(),
  /** How long before its start, and after its end, a session takes punches. */
  early_limit_minutes: whole(30, 480),
  /** So many hours after its end a session that nobody closed is closed; null: never. */
  auto_checkout_hours: optional(whole(1, 24)),
  /** So many minutes after its start a check-in is asked for, and a check-out after its end, once; null: never. */
  remind_checkin_minutes: optional(whole(5, 240)),
  remind_checkout_minutes: optional(whole(5, 240)),
  allow_unscheduled: z.boolean(),
  /** Worked minutes and overtime are cut to steps; 0: to the minute. */
  rounding_minutes: z.union(ROUNDINGS.map((step) => z.literal(step))),
  /** Overtime that is shorter counts as normal hours. */
  overtime_min_minutes: whole(0, 240),
  overtime_requires_approval: z.boolean(),
  half_day_hours: hours(1, 12),
  full_day_hours: hours(1, 24),
});
export type AttendanceSetting = z.output<typeof attendanceSetting>;

export const STARTING_SETTING: AttendanceSetting = {
  ontime_checkin_minutes: 15,
  ontime_checkout_minutes: 15,
  radius_m: 150,
  location_required: true,
  outside_policy: 'remark',
  photo_required: false,
  web_checkin: true,
  per_session: false,
  early_limit_minutes: 240,
  auto_checkout_hours: null,
  remind_checkin_minutes: 30,
  remind_checkout_minutes: 60,
  allow_unscheduled: true,
  rounding_minutes: 0,
  overtime_min_minutes: 30,
  overtime_requires_approval: true,
  half_day_hours: 4,
  full_day_hours: 8,
};
