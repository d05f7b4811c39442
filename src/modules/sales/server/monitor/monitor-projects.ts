import { and, eq, exists, isNull } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { soldOn } from '../../contract/field/sold-on.ts';
import type { monitorProjects as endpoint } from '../../contract/project/monitoring.endpoints.ts';
import { dayStanding } from '../../contract/project/day-standing.ts';
import { schedulesOn, type ProjectGroup, type ScheduleRow } from '../../contract/schedule/schedule.endpoints.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { grouped, readSchedules, statusOf, summaryOf } from '../schedule/read-schedules.ts';
import { monitorSums } from './monitor-sums.ts';
import * as store from '../schedule/schedule.store.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

/** Of a ranking the first. */
const MOST = 10;

type Stock = ScheduleRow['stocks'][number];

/** What each of them sold, the most first. Two of one name stay two. */
function ranked(entries: readonly { readonly id: number; readonly name: string; readonly stocks: readonly Stock[] }[]) {
  return [...Map.groupBy(entries, ({ id }) => id)]
    .map(([id, own]) => ({ id, name: own[0]?.name ?? '', ...soldOn(own.flatMap(({ stocks }) => stocks)) }))
    .filter(({ units }) => units > 0)
    .toSorted((a, b) => b.amount - a.amount || a.id - b.id)
    .slice(0, MOST)
    .map(({ name, units, amount }) => ({ name, units, amount }));
}

type Grouped = ProjectGroup['outlets'][number];

const withStanding = ({ outlet, dates }: Grouped) => ({ outlet, dates: dates.map((day) => ({ ...day, standing: dayStanding(schedulesOn(day)) })) });

export async function monitorProjects(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const from = input.start_date ?? today;
  const filter = { ...input, from, to: input.end_date ?? from, status: statusOf(input.status) };
  const running = ctx.db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, s.project_id), eq(r.status, 'On Going'), isNull(r.deleted_at)));
  const inState = ctx.db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.company_id, ctx.companyId), eq(o.id, s.outlet_id), eq(o.state, input.state ?? '')));
  const scope = and(input.project_id === undefined ? exists(running) : undefined, input.state ? exists(inState) : undefined);
  const where = store.scheduleWhere(ctx, filter, scope);
  // By outlet and day nobody reads single schedules: they are summed up where they are.
  if (input.view_type === 'scheduleByProjectOutletDate') return { data: { ...(await monitorSums(ctx, where)), more: false } };
  const { rows, more, stock, products } = await readSchedules(ctx, where);
  const sold = rows.flatMap(({ stocks }) => stocks);
  return {
    data: {
      summary: summaryOf(rows, stock),
      groups: grouped(rows, stock, input.view_type).map((group) => ({ ...group, outlets: group.outlets.map(withStanding) })),
      charts: {
        products: ranked(sold.map((entry) => ({ id: entry.product_id, name: products.get(entry.product_id) ?? '', stocks: [entry] }))),
        outlets: ranked(rows.map(({ outlet, stocks }) => ({ ...outlet, stocks }))),
        promoters: ranked(rows.map(({ promoter, stocks }) => ({ ...promoter, stocks }))),
      },
      more,
    },
  };
}
