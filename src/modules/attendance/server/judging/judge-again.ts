/** Derives the kept sessions of people anew from their punches and plans. Any number of times with the same result. */
import type { Ctx } from '#platform/server/http/context.ts';
import { nearby, type JudgedSpan } from '../../contract/judge/nearby-spans.ts';
import { loadJudging, lockJudged } from './load-judging.ts';
import type { Placed } from './plans-of.ts';
import { writeJudged } from './write-judged.ts';

interface Options {
  /** Days that a payroll has closed too: an owner has overridden it. */
  readonly evenLocked?: boolean;
}

/** @returns how many sessions came, changed or went */
export async function judgeAgain(ctx: Ctx, spans: readonly JudgedSpan[], options: Options = {}): Promise<number> {
  if (spans.length === 0) return 0;
  // All of them first, in their order: two who judge the same people never wait for each other.
  const people = new Map((await lockJudged(ctx, new Set(spans.map(({ employee_id }) => employee_id)))).map((person) => [person.id, person]));
  let changes = 0;
  for (const near of nearby(spans)) changes += await judgeNear(ctx, near, people, options);
  return changes;
}

async function judgeNear(ctx: Ctx, spans: readonly JudgedSpan[], people: ReadonlyMap<number, Placed>, { evenLocked = false }: Options): Promise<number> {
  const ofPerson = Map.groupBy(spans, ({ employee_id }) => employee_id);
  const from = spans.reduce((min, span) => (span.from < min ? span.from : min), (spans[0] as JudgedSpan).from);
  const to = spans.reduce((max, span) => (span.to > max ? span.to : max), (spans[0] as JudgedSpan).to);
  const loaded = await loadJudging(
    ctx,
    [...ofPerson.keys()].flatMap((id) => people.get(id) ?? []),
    from,
    to,
  );
  const open = evenLocked ? loaded.map((person) => ({ ...person, locked: [] })) : loaded;
  const isAsked = (id: number, date: string) => (ofPerson.get(id) ?? []).some((span) => span.from <= date && date <= span.to);
  return (await writeJudged(ctx, open, isAsked)).changes;
}
