/** How many promoters outlets of a project need, and the planner that shows how much of it is planned. */
import { z } from 'zod';
import { defineEndpoint, done, onPage, one, requireAny, requirePage } from '#platform/contract/endpoint.ts';
import { date, optionalDate, timeOfDay } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { endDiffers, SESSION_ERRORS } from '#platform/contract/time/sessions.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { NEED_ERRORS } from './need.messages.ts';

const PATH = 'api/spm/projects/{id}';
const OUTLET_TAB = '/spm/project/view/outlet';
const PROMOTER_TAB = '/spm/project/view/promoter';
const CHANGED = { emits: ['sales_project_changed'], companyWide: true };
const sees = requireAny(
  [onPage(manifest, PROMOTER_TAB), onPage(manifest, OUTLET_TAB), onPage(manifest, '/spm/project/view'), onPage(manifest, '/spm/project/manage')],
  { orSelf: true },
);
export const MOST_HEADS = 50;
/** Of one project. */
export const MOST_NEEDS = 200;
/** Days that the planner shows at once: a month in whole weeks. */
export const MOST_PLANNER_DAYS = 42;

const named = z.object({ id: z.number(), name: z.string() });

export const needForm = z
  .object({
    outlet_id: id(),
    /** 1 Monday to 7 Sunday. */
    weekdays: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
    start_time: timeOfDay(),
    end_time: timeOfDay(),
    heads: z.number().int().min(1).max(MOST_HEADS),
    /** Empty: those of the project. */
    start_date: optionalDate(),
    end_date: optionalDate(),
  })
  .refine(endDiffers, { path: ['end_time'], params: { text: SESSION_ERRORS.empty } })
  .refine(({ start_date, end_date }) => !start_date || !end_date || end_date >= start_date, { path: ['end_date'], params: { text: NEED_ERRORS.dates } });

export const needRow = z.object({
  id: z.number(),
  outlet: named,
  weekdays: z.array(z.number()),
  start_time: z.string(),
  end_time: z.string(),
  heads: z.number(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
});
export type NeedRow = z.output<typeof needRow>;

export const listNeeds = defineEndpoint({
  name: 'sales.list-needs',
  method: 'GET',
  path: `${PATH}/needs`,
  requires: sees,
  input: z.object({ id: id() }),
  output: one(z.array(needRow)),
  summary: 'How many promoters the outlets of a project need',
});

export const saveNeed = defineEndpoint({
  name: 'sales.save-need',
  method: 'POST',
  path: `${PATH}/needs`,
  requires: requirePage(manifest, OUTLET_TAB, 'Update'),
  /** `need_id` absent: a new one. */
  input: needForm.safeExtend({ id: id(), need_id: id().optional() }),
  output: done(),
  summary: 'Says how many promoters an outlet of a project needs, or changes it',
  ...CHANGED,
});

export const removeNeed = defineEndpoint({
  name: 'sales.remove-need',
  method: 'DELETE',
  path: `${PATH}/needs/{need_id}`,
  requires: requirePage(manifest, OUTLET_TAB, 'Delete'),
  input: z.object({ id: id(), need_id: id() }),
  output: done(),
  summary: 'Takes a need off a project; schedules stay',
  ...CHANGED,
});

/** A need on the days on which it asks for people. */
export const plannerNeed = z.object({
  id: z.number(),
  outlet: named,
  start_time: z.string(),
  end_time: z.string(),
  days: z.array(z.object({ date: z.string(), heads: z.number(), planned: z.number() })),
});
export type PlannerNeed = z.output<typeof plannerNeed>;

/** A time at which a promoter is not free: for other work, here or elsewhere, or away. Whose it is stays unsaid. */
export const busyPromoter = z.object({
  promoter_id: z.number(),
  date: z.string(),
  kind: z.enum(['work', 'away']),
  /** null: all day, or at no fixed time. */
  session: z.object({ start_time: z.string(), end_time: z.string() }).nullable(),
});
export type BusyPromoter = z.output<typeof busyPromoter>;

interface Dates {
  readonly start_date: string;
  readonly end_date: string;
}
export const isInOrder = ({ start_date, end_date }: Dates): boolean => end_date >= start_date;
/** Both faults of a span are told at its last day. */
export const IN_ORDER = { path: ['end_date'], params: { text: NEED_ERRORS.dates } };
export const isAtMost =
  (most: number) =>
  ({ start_date, end_date }: Dates): boolean =>
    (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 < most;
export const atMost = (most: number) => ({ path: ['end_date'], params: { text: NEED_ERRORS.manyDays, values: { n: String(most) } } });

export const showPlanner = defineEndpoint({
  name: 'sales.show-planner',
  method: 'GET',
  path: `${PATH}/planner`,
  requires: sees,
  input: z
    .object({ id: id(), start_date: date(), end_date: date() })
    .refine(isInOrder, IN_ORDER)
    .refine(isAtMost(MOST_PLANNER_DAYS), atMost(MOST_PLANNER_DAYS)),
  output: one(z.object({ needs: z.array(plannerNeed), busy: z.array(busyPromoter) })),
  summary: 'What outlets of a project need in a span, how much of it is planned, and when its promoters are not free',
});
