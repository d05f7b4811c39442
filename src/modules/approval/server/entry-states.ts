/** From which statuses this person could move something on, by the policy, as the inbox in SQL asks for it. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Decider, DecisionRules } from '../contract/decision.policy.ts';
import type { OpenEntryState, Spot } from './inbox.store.ts';
import { deciderOf, subjects, type Subject } from './subject.ts';

/** Wherever the caller's rights could move something on, whatever the rules of the company are; none: nothing ever waits for them. */
export const possibleSpots = (ctx: Ctx): Spot[] => subjects().flatMap((subject) => spotsFor(subject, deciderOf(ctx, subject)));

/** Pure. */
export function spotsFor({ workflow }: Pick<Subject, 'workflow'>, decider: Decider): Spot[] {
  const forward = Object.values(workflow.moves).filter(({ inbox, needs }) => inbox === 'forward' && decider.may(needs));
  const statuses = new Set(forward.flatMap(({ from }) => from.filter((status) => status !== null)));
  return [...statuses].flatMap((status) => [true, false].map((named) => ({ subject_type: workflow.subject, status, named })));
}

/** The ways forward for the caller at some spots, by the rules of the company. */
export async function openEntryStates(ctx: Ctx, spots: readonly Spot[]): Promise<OpenEntryState[]> {
  const asked = subjects().filter(({ workflow }) => spots.some(({ subject_type }) => subject_type === workflow.subject));
  const rules = await pipeline(ctx, ...asked.map((subject) => async () => subject.rules(ctx)));
  return asked.flatMap((subject, at) => openEntryStatesFor(subject, rules[at] as DecisionRules, deciderOf(ctx, subject)));
}

/** Pure. Two ways from one status are one, and the easier one counts. */
export function openEntryStatesFor(
  { workflow }: Pick<Subject, 'workflow'>,
  { entryStates, finish, four_eyes }: DecisionRules,
  decider: Decider,
): OpenEntryState[] {
  const found = new Map<string, OpenEntryState>();
  for (const { action, from, named } of entryStates) {
    const move = workflow.moves[action];
    if (!move || !decider.may(move.needs)) continue;
    for (const status of from.filter((each) => each !== null && move.from.includes(each)) as string[]) {
      for (const people of named === undefined ? [true, false] : [named]) {
        const key = `${status}/${people}`;
        const asksOthers = action === finish && four_eyes && !decider.owner && (found.get(key)?.four_eyes ?? true);
        found.set(key, { subject_type: workflow.subject, status, named: people, four_eyes: asksOthers });
      }
    }
  }
  return [...found.values()];
}
