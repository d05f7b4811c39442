/** What waits for the caller, over all modules. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listApprovals as endpoint } from '../contract/approval.endpoints.ts';
import type { ApprovalBoard, ApprovalItem } from '../contract/approval.schema.ts';
import { approvalProviders, type ApprovalProvider } from './approval-providers.ts';

interface Waiting {
  readonly provider: ApprovalProvider;
  readonly items: readonly ApprovalItem[];
  /** Of all, not only of those read. */
  readonly n: number;
}

async function readOf(ctx: Ctx, provider: ApprovalProvider, limit: number): Promise<Waiting> {
  const read = limit === 0 ? [] : await provider.list(ctx, { limit });
  const n = read.length < limit ? read.length : await provider.count(ctx);
  return { provider, items: read.map((item) => ({ ...item, type: provider.type })), n };
}

/** The `limit` that wait longest over all types, or over one, and the number of every type. */
async function waitingFor(ctx: Ctx, limit: number, type?: string) {
  const waiting: Waiting[] = [];
  for (const provider of approvalProviders()) waiting.push(await readOf(ctx, provider, type === undefined || type === provider.type ? limit : 0));
  const items = waiting
    .flatMap((part) => part.items)
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since) || a.type.localeCompare(b.type) || a.id - b.id)
    .slice(0, limit);
  const counts = waiting.filter(({ n }) => n > 0).map(({ provider, n }) => ({ type: provider.type, title: provider.title, n }));
  return { items, counts };
}

const sum = (counts: readonly { readonly type: string; readonly n: number }[], type?: string) =>
  counts.filter((count) => type === undefined || count.type === type).reduce((total, { n }) => total + n, 0);

export async function listApprovals(ctx: Ctx, filter: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { items, counts } = await waitingFor(ctx, filter.page * filter.per_page, filter.type);
  return { data: items.slice(offsetOf(filter)), counts, meta: metaFor(filter, sum(counts, filter.type)) };
}

const SHOWN = 5;

/** For the dashboard; null when nothing waits. */
export async function approvalBoard(ctx: Ctx): Promise<ApprovalBoard | null> {
  const { items, counts } = await waitingFor(ctx, SHOWN);
  return items.length === 0 ? null : { total: sum(counts), counts, items };
}
