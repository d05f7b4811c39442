import { and, eq, isNull, sql } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { organisationNames } from '#modules/company/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { NEED_ERRORS, NEED_MESSAGES } from '../../../contract/need/need.messages.ts';
import { rosterNeeds } from '../../../contract/need/roster-need.register.ts';
import { ROSTER_ERRORS } from '../../../contract/roster.messages.ts';
import { notifySchedules } from '../../schedule/notify-schedule.ts';
import { rosterNeeds as table } from './need.tables.ts';

/** Sites among `ids` by name, also those that were given up. */
async function sitesNamed(ctx: Ctx, ids: readonly number[], inUse: boolean): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ id: workSites.id, name: workSites.name })
    .from(workSites)
    .where(
      and(
        eq(workSites.company_id, ctx.companyId),
        among(workSites.id, ids),
        inUse ? and(eq(workSites.status, 'Active'), isNull(workSites.deleted_at)) : undefined,
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const rosterNeedRegister = registerOf(rosterNeeds, {
  table,
  subject: 'roster_need',
  search: [table.name],
  order: { name: sql`lower(${table.name})`, heads: table.heads, status: table.status },
  unique: { roster_needs_name_key: ['name', NEED_ERRORS.nameTaken] },
  wording: NEED_MESSAGES,
  where: (_ctx, { status, work_site_id }) => and(status && eq(table.status, status), work_site_id ? eq(table.work_site_id, work_site_id) : undefined),
  async check(ctx, drafts) {
    const [sites, { position }] = await pipeline(
      ctx,
      () =>
        sitesNamed(
          ctx,
          drafts.flatMap(({ form }) => form.work_site_id ?? []),
          true,
        ),
      () => organisationNames(ctx, { position: drafts.flatMap(({ form }) => form.position_id ?? []) }),
    );
    return drafts.map(({ form: { work_site_id, position_id }, before }) => ({
      // A site that was given up since may stay named.
      ...(work_site_id !== null && !sites.has(work_site_id) && before?.work_site_id !== work_site_id && fault('work_site_id', ROSTER_ERRORS.siteUnknown)),
      ...(position_id !== null && !position.has(position_id) && fault('position_id', NEED_ERRORS.positionUnknown)),
    }));
  },
  async present(ctx, records) {
    const [sites, { position }] = await pipeline(
      ctx,
      () =>
        sitesNamed(
          ctx,
          records.flatMap(({ work_site_id }) => work_site_id ?? []),
          false,
        ),
      () => organisationNames(ctx, { position: records.flatMap(({ position_id }) => position_id ?? []) }),
    );
    const named = (id: number | null, name: string | undefined) => (id !== null && name !== undefined ? { id, name } : null);
    return records.map(({ work_site_id, position_id }) => ({
      site: named(work_site_id, sites.get(work_site_id ?? 0)),
      position: named(position_id, position.get(position_id ?? 0)?.name),
    }));
  },
  notify: notifySchedules,
});
