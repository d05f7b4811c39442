/** What deeds were done to, in words: the log keeps numbers of records, and only their module knows whose they are or of which month. */
import type { Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { Ctx } from '#platform/server/context.ts';

export interface AuditSubjects {
  /** `subject_type` of the log. */
  readonly of: string;
  /** @param deeds the records of each deed @returns words by the first record of a deed, in one statement for all; without those that the reader may not know */
  name(ctx: Ctx, events: readonly (readonly number[])[]): Promise<ReadonlyMap<number, Text>>;
}

export const auditSubjects = extensionPoint<AuditSubjects>('what a deed was done to');

export interface Act {
  readonly at: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: number | null;
  /** Of a deed done to many at once. */
  readonly records: readonly number[] | null;
}

const recordsOf = ({ subject_id, records }: Act) => records ?? (subject_id === null ? [] : [subject_id]);

/** @returns what each deed was done to; null: nobody has words for it */
export async function subjectWords(ctx: Ctx, activities: readonly Act[]): Promise<(Text | null)[]> {
  const words: (Text | null)[] = activities.map(() => null);
  const asked = providersOf(auditSubjects).map(({ of, name }) => {
    const mine = activities.flatMap((act, at) => {
      const records = recordsOf(act);
      return act.subject_type === of && records.length > 0 ? [{ at, records }] : [];
    });
    return { name, mine };
  });
  const named = await pipeline(
    ctx,
    ...asked.map(
      ({ name, mine }) =>
        async () =>
          mine.length > 0
            ? name(
                ctx,
                mine.map(({ records }) => records),
              )
            : null,
    ),
  );
  for (const [which, { mine }] of asked.entries()) for (const { at, records } of mine) words[at] = named[which]?.get(records[0] ?? 0) ?? null;
  return words;
}

const MINUTE = 60_000;

/** Deeds that read alike and follow one another within a minute stand as one, with how often. */
export function alikeAsOne<A extends { readonly at: string }>(activities: readonly A[], wordsOf: (act: A) => string): (A & { times: number })[] {
  const rows: (A & { times: number })[] = [];
  for (const act of activities) {
    const same = rows.find((row) => wordsOf(row) === wordsOf(act) && Math.abs(Date.parse(row.at) - Date.parse(act.at)) < MINUTE);
    if (same) same.times += 1;
    else rows.push({ ...act, times: 1 });
  }
  return rows;
}
