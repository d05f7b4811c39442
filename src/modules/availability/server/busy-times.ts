/** When people are busy: each module that plans work or absence answers here, whoever asks. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { extensionPoint, providersOf } from '#platform/server/extension-point.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '../contract/assess-availability.ts';
import type { Assignee } from '../contract/assignee.ts';

export type BusyByAssignee = ReadonlyMap<Assignee, readonly BusyTime[]>;

/**
 * What a module has planned of people from the first to the last day, in a fixed number of statements and within the company of `ctx` alone.
 * Who asks has seen to it that the people are theirs to plan. Drafts that nobody has published are no plan. People of kinds that the module
 * does not plan, and people with nothing planned, are absent from the answer.
 */
export interface BusyTimes {
  readonly source: string;
  readonly find: (ctx: Ctx, people: readonly Assignee[], from: CalendarDate, to: CalendarDate) => Promise<BusyByAssignee>;
}

export const busyTimes = extensionPoint<BusyTimes>('times at which people are busy');

/**
 * Everything that is planned of people from the first to the last day.
 * @param except modules that are not asked: whoever asks knows their plans better, such as its own drafts
 */
export async function busyTimesOf(
  ctx: Ctx,
  people: readonly Assignee[],
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  except: readonly string[] = [],
): Promise<Map<Assignee, BusyTime[]>> {
  const asked = providersOf(busyTimes).filter(({ source }) => !except.includes(source));
  const answers = await pipeline(
    ctx,
    ...asked.map(
      ({ find }) =>
        () =>
          find(ctx, people, from, to),
    ),
  );
  const found = new Map<Assignee, BusyTime[]>();
  for (const [assignee, times] of answers.flatMap((answer) => [...answer])) found.set(assignee, [...(found.get(assignee) ?? []), ...times]);
  return found;
}
