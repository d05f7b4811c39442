/** Derives the kept sessions of people anew from their punches and plans. Any number of times with the same result. */
import type { Ctx } from '#platform/server/context.ts';
import { nearby, type EvaluatedSpan } from '../../contract/evaluate/nearby-spans.ts';
import { loadEvaluation, lockEvaluated } from './load-evaluation.ts';
import type { Placed } from '#modules/roster/server/public.ts';
import { writeEvaluated } from './write-evaluated.ts';

interface Options {
  /** Days that a payroll has closed too: an owner has overridden it. */
  readonly evenLocked?: boolean;
}

/** @returns how many sessions came, changed or went */
export async function evaluateAgain(ctx: Ctx, spans: readonly EvaluatedSpan[], options: Options = {}): Promise<number> {
  if (spans.length === 0) return 0;
  // All of them first, in their order: two who judge the same people never wait for each other.
  const people = new Map((await lockEvaluated(ctx, new Set(spans.map(({ employee_id }) => employee_id)))).map((person) => [person.id, person]));
  let changes = 0;
  for (const near of nearby(spans)) changes += await evaluateNear(ctx, near, people, options);
  return changes;
}

async function evaluateNear(ctx: Ctx, spans: readonly EvaluatedSpan[], people: ReadonlyMap<number, Placed>, { evenLocked = false }: Options): Promise<number> {
  const ofPerson = Map.groupBy(spans, ({ employee_id }) => employee_id);
  const from = spans.reduce((min, span) => (span.from < min ? span.from : min), (spans[0] as EvaluatedSpan).from);
  const to = spans.reduce((max, span) => (span.to > max ? span.to : max), (spans[0] as EvaluatedSpan).to);
  const loaded = await loadEvaluation(
    ctx,
    [...ofPerson.keys()].flatMap((id) => people.get(id) ?? []),
    from,
    to,
  );
  const open = evenLocked ? loaded.map((person) => ({ ...person, locked: [] })) : loaded;
  const isAsked = (id: number, date: string) => (ofPerson.get(id) ?? []).some((span) => span.from <= date && date <= span.to);
  return (await writeEvaluated(ctx, open, isAsked)).changes;
}
