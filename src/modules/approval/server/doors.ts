/** From which statuses this person could move something on, by the policy, as the inbox in SQL asks for it. */
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Decider, DecisionRules } from '../contract/decision.policy.ts';
import type { OpenDoor } from './inbox.store.ts';
import { deciderOf, subjects, type Subject } from './subject.ts';

/** Every subject's ways forward for the caller; none: nothing ever waits for them. */
export async function openDoors(ctx: Ctx): Promise<OpenDoor[]> {
  const asked = subjects().filter((subject) => holdsAny(ctx, subject));
  const rules = await together(ctx, ...asked.map((subject) => async () => subject.rules(ctx)));
  return asked.flatMap((subject, at) => doorsFor(subject, rules[at] as DecisionRules, deciderOf(ctx, subject)));
}

const holdsAny = (ctx: Ctx, subject: Subject) =>
  Object.values(subject.workflow.moves).some(({ inbox, needs }) => inbox === 'forward' && deciderOf(ctx, subject).may(needs));

/** Pure. Two ways from one status are one, and the easier one counts. */
export function doorsFor({ workflow }: Pick<Subject, 'workflow'>, { doors, finish, four_eyes }: DecisionRules, decider: Decider): OpenDoor[] {
  const found = new Map<string, OpenDoor>();
  for (const { action, from, named } of doors) {
    const move = workflow.moves[action];
    if (!move || !decider.may(move.needs)) continue;
    for (const status of from.filter((each) => each !== null && move.from.includes(each)) as string[]) {
      for (const people of named === undefined ? [true, false] : [named]) {
        const key = `${status}/${people}`;
        const asksOthers = action === finish && four_eyes && !decider.owner && (found.get(key)?.four_eyes ?? true);
        found.set(key, { subject_type: workflow.subject, status, named: people, four_eyes: asksOthers, own: decider.owner });
      }
    }
  }
  return [...found.values()];
}
