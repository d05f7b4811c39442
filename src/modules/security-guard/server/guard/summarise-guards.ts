/** The registry in figures, as far as the viewer sees it; whether foreigners are too many is a matter of the whole company. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { guardSummary as endpoint } from '../../contract/guard/guard.register.ts';
import { CATEGORIES } from '../../contract/guard/guard.schema.ts';
import { seesCompliance } from '../compliance-right.ts';
import { guardCompliances as c, securityGuards as g } from '../security-guard.tables.ts';
import { seenGuards, today } from './guard.store.ts';

/** Malaysians whom an agency needs for each foreigner. */
const LOCALS_PER_FOREIGNER = 2;
const SOON = 90;

export async function guardSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const day = today(ctx);
  const n = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const active = and(eq(g.company_id, ctx.companyId), isNull(g.deleted_at), eq(g.status, 'Active'));
  const [own] = await ctx.db
    .select({ all: sql<number>`count(*)::int`, foreign: n(sql`${g.category} = 'Foreign'`) })
    .from(g)
    .where(and(active, isNull(g.agency_name)))
    .execute();
  const rows = await ctx.db
    .select({
      category: g.category,
      active: sql<number>`count(*)::int`,
      certified: n(sql`${g.csg_date} is not null`),
      pending: n(sql`coalesce(${c.vetting_status}, 'Pending') = 'Pending'`),
      expired: n(sql`${c.vetting_status} = 'Expired'`),
      expiring: n(sql`${c.vetting_status} = 'Approved' and ${c.vetting_expiry} between ${day}::date and ${addDays(day, SOON)}::date`),
    })
    .from(g)
    .leftJoin(c, and(eq(c.company_id, g.company_id), eq(c.guard_id, g.id)))
    .where(and(active, seenGuards(ctx)))
    .groupBy(g.category)
    .execute();
  const sum = (key: 'active' | 'certified' | 'pending' | 'expired' | 'expiring', only?: (typeof CATEGORIES)[number]) =>
    rows.filter(({ category }) => only === undefined || category === only).reduce((whole, row) => whole + row[key], 0);
  const { all, foreign } = own ?? { all: 0, foreign: 0 };
  return {
    data: {
      active: sum('active'),
      foreign: sum('active', 'Foreign'),
      armed: sum('active', 'Armed'),
      certified: sum('certified'),
      by_category: Object.fromEntries(CATEGORIES.map((category) => [category, sum('active', category)])) as Record<(typeof CATEGORIES)[number], number>,
      vetting: seesCompliance(ctx) ? { pending: sum('pending'), expired: sum('expired'), expiring: sum('expiring') } : null,
      ratio_exceeded: all - foreign < LOCALS_PER_FOREIGNER * foreign,
    },
  };
}
