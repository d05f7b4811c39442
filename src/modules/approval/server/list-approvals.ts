/** What waits for the caller, over all modules. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listApprovals as endpoint } from '../contract/approval.endpoints.ts';
import type { ApprovalBoard, ApprovalItem } from '../contract/approval.schema.ts';
import { approvalProviders, type ApprovalProvider, type Waiting } from './approval-providers.ts';

/** One waiting record, before anything of it is read. */
interface Place {
  readonly provider: ApprovalProvider;
  readonly id: number;
  readonly since: number;
}

/** Places `from` to `to` of those that wait longest over all types, or over one, and the number of every type. */
async function waitingFor(ctx: Ctx, from: number, to: number, type?: string) {
  const providers = approvalProviders();
  const waiting = await together(ctx, ...providers.map((provider) => () => provider.waiting(ctx, type === undefined || type === provider.type ? to : 0)));
  const found = providers.map((provider, at) => ({ provider, ...(waiting[at] as Waiting) }));
  const counts = found.flatMap(({ provider: { type: of, title }, n }) => (n > 0 ? [{ type: of, title, n }] : []));
  const places = found.flatMap(({ provider, first }) => first.map(({ id, since }): Place => ({ provider, id, since: Date.parse(since) })));
  // Each provider's own order stays: sorting is stable.
  places.sort((a, b) => a.since - b.since || a.provider.type.localeCompare(b.provider.type));
  return { items: await shown(ctx, places.slice(from, to)), counts };
}

/** In their places; each provider is asked once. */
async function shown(ctx: Ctx, places: readonly Place[]): Promise<ApprovalItem[]> {
  const asked = [...Map.groupBy(places, (place) => place.provider)];
  const answers = await together(
    ctx,
    ...asked.map(
      ([provider, own]) =>
        () =>
          provider.show(
            ctx,
            own.map(({ id }) => id),
          ),
    ),
  );
  const found = new Map(
    asked.flatMap(([{ type }], at) => (answers[at] ?? []).map((item): [string, ApprovalItem] => [`${type} ${item.id}`, { ...item, type }])),
  );
  return places.flatMap(({ provider, id }) => found.get(`${provider.type} ${id}`) ?? []);
}

const sum = (counts: readonly { readonly type: string; readonly n: number }[], type?: string) =>
  counts.filter((count) => type === undefined || count.type === type).reduce((total, { n }) => total + n, 0);

export async function listApprovals(ctx: Ctx, filter: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { items, counts } = await waitingFor(ctx, offsetOf(filter), filter.page * filter.per_page, filter.type);
  return { data: items, counts, meta: metaFor(filter, sum(counts, filter.type)) };
}

const SHOWN = 5;

/** For the dashboard; null when nothing waits. */
export async function approvalBoard(ctx: Ctx): Promise<ApprovalBoard | null> {
  const { items, counts } = await waitingFor(ctx, 0, SHOWN);
  return items.length === 0 ? null : { total: sum(counts), counts, items };
}
