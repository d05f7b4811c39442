/** What waits for the caller, over all modules. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listApprovals as endpoint } from '../contract/approval.endpoints.ts';
import type { ApprovalCount, ApprovalItem } from '../contract/approval.schema.ts';
import { decisionsIn, mayDecide } from '../contract/decision.policy.ts';
import { undecidedOf } from './decide.ts';
import { openEntryStates, possibleSpots } from './entry-states.ts';
import { countWaiting, longestWaiting, through, waitingIn, type Narrow, type Place } from './inbox.store.ts';
import { requestsOf } from './request.store.ts';
import { deciderOf, subjects, type Subject } from './subject.ts';

/** As many of one group as one call may decide, many times over: beyond it they are not counted. */
const MOST_IN_GROUP = 1000;

type Wanted = Narrow & { readonly type?: string | undefined; readonly status?: string | undefined };
const isNarrow = ({ detail, person }: Narrow) => detail !== undefined || person !== undefined;

/** Places `from` to `to` of those that wait longest over all types, or over one, and the number of every type. */
async function waitingFor(ctx: Ctx, from: number, to: number, { type, status, ...narrow }: Wanted) {
  const spots = possibleSpots(ctx);
  if (spots.length === 0) return { items: [], counts: [], total: 0 };
  const asked = spots.filter((spot) => (type === undefined || spot.subject_type === type) && (status === undefined || spot.status === status));
  const [entryStates, waiting, found] = await pipeline(
    ctx,
    () => openEntryStates(ctx, spots),
    () => countWaiting(ctx, spots),
    () => (isNarrow(narrow) ? waitingIn(ctx, asked, MOST_IN_GROUP, narrow) : longestWaiting(ctx, asked, to)),
  );
  const counts = countsOf(through(waiting, entryStates));
  const open = through(found, entryStates);
  const total = isNarrow(narrow) ? open.length : sum(counts, type);
  return { items: await shown(ctx, open.slice(from, to)), counts, total };
}

/** How many of each type. Pure. */
export function countsOf(waiting: readonly { readonly subject_type: string; readonly n: number }[]): ApprovalCount[] {
  const numbers = Map.groupBy(waiting, ({ subject_type }) => subject_type);
  return subjects().flatMap(({ workflow, title }) => {
    const n = (numbers.get(workflow.subject) ?? []).reduce((total, each) => total + each.n, 0);
    return n === 0 ? [] : [{ type: workflow.subject, title, n }];
  });
}

/** @returns in their places; each subject is asked once. */
export async function shown(ctx: Ctx, places: readonly Place[]): Promise<ApprovalItem[]> {
  const asked = subjects().flatMap((subject) => {
    const own = places.filter(({ subject_type }) => subject_type === subject.workflow.subject);
    return own.length > 0 ? [{ subject, own }] : [];
  });
  const answers = await pipeline(
    ctx,
    ...asked.map(
      ({ subject, own }) =>
        () =>
          itemsOf(ctx, subject, own),
    ),
  );
  const found = new Map(answers.flat().map((item) => [`${item.type} ${item.id}`, item]));
  return places.flatMap(({ subject_type, subject_id }) => found.get(`${subject_type} ${subject_id}`) ?? []);
}

async function itemsOf(ctx: Ctx, subject: Subject, places: readonly Place[]): Promise<ApprovalItem[]> {
  const { workflow } = subject;
  const records = places.map(({ subject_id, employee_id, status, since }) => ({ id: subject_id, employee_id, status, since }));
  const [items, requests, rules] = await pipeline(
    ctx,
    () => subject.items(ctx, records),
    () =>
      requestsOf(
        ctx,
        workflow.subject,
        records.map(({ id }) => id),
      ),
    async () => subject.rules(ctx),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const decider = deciderOf(ctx, subject);
  return records.flatMap(({ since, ...record }): ApprovalItem | [] => {
    const item = byId.get(record.id);
    if (!item) return [];
    const undecided = undecidedOf(record, requests.get(record.id));
    const actions = decisionsIn(workflow, (key) => mayDecide(workflow, rules, key, decider, undecided));
    return { ...item, type: workflow.subject, status: record.status, since: new Date(instantText(since)).toISOString(), actions };
  });
}

const sum = (counts: readonly { readonly type: string; readonly n: number }[], type?: string) =>
  counts.filter((count) => type === undefined || count.type === type).reduce((total, { n }) => total + n, 0);

export async function listApprovals(ctx: Ctx, filter: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { items, counts, total } = await waitingFor(ctx, offsetOf(filter), filter.page * filter.per_page, filter);
  return { data: items, counts, meta: metaFor(filter, total) };
}
