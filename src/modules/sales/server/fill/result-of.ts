/** What a search found, as it is kept: who fills what, what stays empty, and what stops everybody who does not fill it. Pure. */
import { whyNot, type Shift } from '#platform/server/solver/assignment.ts';
import type { Assigned } from '#platform/server/solver/assign-shifts.ts';
import type { FillReason } from '../../contract/fill/fill.messages.ts';
import type { NeededShift } from '../../contract/need/need-standing.ts';
import type { FillResult } from '../tables/need.tables.ts';
import { sift, type Given } from './barred-from.ts';
import type { LoadedFill } from './load-fill.ts';

/** As many are named for one gap. */
const MOST_NAMED = 20;
/** What stands in the way, the least first: rules of the search before the law, the law before what the person has. */
const EASE: readonly FillReason[] = ['free', 'hours', 'days', 'rest', 'day', 'long', 'taken', 'away', 'papers', 'minor_long', 'minor_night', 'minor_child'];

type Loaded = Pick<LoadedFill, 'open' | 'candidates' | 'food' | 'problem'>;

export function resultOf({ open, candidates, food, problem }: Loaded, { shifts, isBest }: Pick<Assigned, 'shifts' | 'isBest'>): FillResult {
  const found = [...shifts].flatMap(([promoter_id, theirs]) => theirs.map(({ key }): Given => ({ promoter_id, shift: shiftOf(open, key) })));
  const { kept } = sift(found, candidates, food);
  const byKey = new Map(problem.shifts.map((shift) => [shift.key, shift]));
  const keptBy = Map.groupBy(kept, ({ promoter_id }) => promoter_id);
  const has = new Map([...keptBy].map(([id, theirs]) => [id, theirs.flatMap(({ shift }) => byKey.get(shift.key) ?? [])]));
  const filledBy = Map.groupBy(kept, ({ shift }) => shift.key);
  const gaps = [...open.values()].flatMap((shift): FillResult['gaps'] => {
    const missing = shift.heads - (filledBy.get(shift.key)?.length ?? 0);
    return missing > 0 ? [{ need_id: shift.need.id, date: shift.date, missing, ...stoppedFrom(byKey.get(shift.key) as Shift, problem, has) }] : [];
  });
  return { given: kept.map(({ promoter_id, shift }) => ({ promoter_id, need_id: shift.need.id, date: shift.date })), gaps, is_best: isBest };
}

function shiftOf(open: ReadonlyMap<string, NeededShift>, key: string): NeededShift {
  const shift = open.get(key);
  if (!shift) throw new Error(`No need ${key}`);
  return shift;
}

function stoppedFrom(shift: Shift, { workers, rules }: LoadedFill['problem'], has: ReadonlyMap<number, readonly Shift[]>) {
  const people = workers
    .filter(({ key }) => !(has.get(key) ?? []).some((each) => each.key === shift.key))
    .map((worker) => [worker.key, whyNot(shift, worker, has.get(worker.key) ?? [], rules)] as const)
    .sort(([, a], [, b]) => EASE.indexOf(a as FillReason) - EASE.indexOf(b as FillReason));
  const reasons = [...Map.groupBy(people, ([, reason]) => reason)].map(([reason, of]) => [reason, of.length] as const).sort(([, a], [, b]) => b - a);
  return { reasons, people: people.slice(0, MOST_NAMED) };
}
