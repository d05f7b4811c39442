/**
 * The judge: punches and plans of one person in, the sessions of their days out. The same punches and plans give the
 * same days, whatever the order in which they came and however often it is asked. Pure, for the server and the browser.
 */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { absenceOf } from './absence.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { basisOf, evaluatePair, timesOf, type Evaluated, type EvaluationRules } from './evaluate-pair.ts';
import { matchPunches } from './match-punches.ts';
import type { Matched, Pair } from './pair.ts';
import { paidDayType } from './overtime.ts';
import type { PunchFacts } from './punch-facts.ts';
import { slotsOf, type Slot } from '#modules/roster/contract/slots.ts';

/** Days beside the judged ones whose plans and punches the judge must see: a night reaches into the next day, and a forgotten check-out a day further. */
export const MARGIN_DAYS = 3;
export const withMargin = (from: CalendarDate, to: CalendarDate) => ({ from: addDays(from, -MARGIN_DAYS), to: addDays(to, MARGIN_DAYS) });

/**
 * Days that a punch of a date may change. Who checks in after midnight is at work of the day before; who checks in shortly before it, of
 * the day after, and what is seen 24 hours later may then belong to the one after that.
 */
export const spanOf = (date: CalendarDate) => ({ from: addDays(date, -2), to: addDays(date, 2) });

export interface Evaluation extends EvaluationRules {
  /** Of consecutive days. */
  readonly plans: readonly DayPlan[];
  readonly punches: readonly PunchFacts[];
}

export interface Judgement {
  readonly days: readonly Evaluated[];
  readonly matched: Matched;
}

function absentDay(plan: DayPlan, slots: readonly Slot[], { setting, now }: EvaluationRules): Evaluated[] {
  const absent = absenceOf(plan, slots, now, setting);
  if (absent === 0) return [];
  const slot = slots[0] ?? null;
  const nothing = { checkin_id: null, checkout_id: null, checkin_status: null, checkout_status: null, minutes: 0, overtime_minutes: 0 };
  return [
    {
      date: plan.date,
      session_index: slot?.index ?? 0,
      ...timesOf(slot),
      day_type: paidDayType(plan),
      work_schedule_id: plan.schedule?.id ?? null,
      ...nothing,
      late_minutes: 0,
      early_leave_minutes: 0,
      absent,
      flags: [],
      basis: basisOf(plan, slot, setting),
    },
  ];
}

const firstOf = ({ checkin, checkout }: Pair) => (checkin ?? checkout) as PunchFacts;

/** The sessions first, what no session took after them, each by time. */
function evaluateDay(plan: DayPlan, slots: readonly Slot[], pairs: readonly Pair[], rules: EvaluationRules): Evaluated[] {
  if (pairs.length === 0) return absentDay(plan, slots, rules);
  let before = 0;
  let extra = Math.max(-1, ...slots.map(({ index }) => index)) + 1;
  return pairs
    .toSorted((a, b) => firstOf(a).ms - firstOf(b).ms)
    .map((pair) => {
      const evaluated = evaluatePair(pair, pair.slot?.index ?? extra++, plan, rules, before);
      before += evaluated.minutes;
      return evaluated;
    })
    .sort((a, b) => a.session_index - b.session_index);
}

export function evaluate({ plans, punches, setting, now }: Evaluation): Judgement {
  const planned = new Map(plans.map((plan) => [plan.date, plan]));
  const slots = Map.groupBy(
    plans.flatMap((plan) => slotsOf(plan, setting)),
    ({ date }) => date,
  );
  const matched = matchPunches(punches, { slots: [...slots.values()].flat(), planOn: (date) => planned.get(date), setting });
  const pairs = Map.groupBy(matched.pairs, ({ date }) => date);
  const days = plans.flatMap((plan) => evaluateDay(plan, slots.get(plan.date) ?? [], pairs.get(plan.date) ?? [], { setting, now }));
  return { days, matched };
}

/** The judged sessions from one date to another. */
export const evaluateDays = (evaluation: Evaluation, from: CalendarDate, to: CalendarDate): Evaluated[] =>
  evaluate(evaluation).days.filter(({ date }) => date >= from && date <= to);
