/** What a punch would be, were it made now. Pure. */
import type { PunchType } from '../attendance.schema.ts';
import { matchPunches, type MatchRules } from './match-punches.ts';
import type { Pair, Unmatched } from './pair.ts';
import type { Evaluation } from './evaluate-days.ts';
import type { PunchFacts } from './punch-facts.ts';
import { slotsOf, type Slot } from '#modules/roster/contract/slots.ts';

/** No punch that is kept has this number; of the same moment it is the last. */
const CANDIDATE = Number.MAX_SAFE_INTEGER;

export interface Tried {
  /** The session that it would begin or end; null: none. */
  readonly pair: Pair | null;
  /** Why it would count for nothing; null: it would count. */
  readonly why: Unmatched | null;
  /** The session that stands in its way. */
  readonly against: Pair | null;
  /** It stands in the place of an earlier check-out. */
  readonly replaces: boolean;
  /** Those that are planned. */
  readonly slots: readonly Slot[];
}

const plain = { position: null, accuracy_m: null, for_date: null, for_index: null, corrects: false, offline: false, clock: false, unusual: false };

/** @param at minute of the local calendar @param ms the instant */
export const candidate = (type: PunchType, at: number, ms: number): PunchFacts => ({ id: CANDIDATE, type, source: 'web', directed: true, at, ms, ...plain });

export const rulesOf = ({ plans, setting }: Pick<Evaluation, 'plans' | 'setting'>): MatchRules => {
  const planned = new Map(plans.map((plan) => [plan.date, plan]));
  return { slots: plans.flatMap((plan) => slotsOf(plan, setting)), planOn: (date) => planned.get(date), setting };
};

export function tryPunch(evaluation: Pick<Evaluation, 'plans' | 'punches' | 'setting'>, punch: PunchFacts): Tried {
  const rules = rulesOf(evaluation);
  const before = matchPunches(evaluation.punches, rules).unmatched;
  const { pairs, unmatched } = matchPunches([...evaluation.punches, punch], rules);
  // Clocks of two servers may differ: what is kept already is not put out by what comes after it.
  const out = [...unmatched].find(([id, { why }]) => (why === 'open' || why === 'finished') && id !== punch.id && !before.has(id));
  const refused = unmatched.get(punch.id) ?? out?.[1];
  const pair = pairs.find(({ checkin, checkout }) => checkin?.id === punch.id || checkout?.id === punch.id) ?? null;
  // Who is asked can still say when they came: a check-out alone is only taken of a device.
  const why = pair && !pair.checkin ? ('no_checkin' as const) : (refused?.why ?? null);
  return {
    pair,
    why,
    against: refused?.pair ?? null,
    replaces: [...unmatched].some(([id, { why: reason }]) => reason === 'replaced' && id !== punch.id && !before.has(id)),
    slots: rules.slots,
  };
}

/** Checking in, where that may be; else checking out, once: after the planned end nobody is asked to leave again; null: neither. */
export function nextPunch(evaluation: Pick<Evaluation, 'plans' | 'punches' | 'setting'>, at: number, ms: number): PunchType | null {
  const tries = (type: PunchType) => tryPunch(evaluation, candidate(type, at, ms));
  if (tries('checkin').why === null) return 'checkin';
  const { why, pair, replaces } = tries('checkout');
  const isOver = replaces && (pair?.slot?.end ?? at) <= at;
  return why === null && !isOver ? 'checkout' : null;
}
