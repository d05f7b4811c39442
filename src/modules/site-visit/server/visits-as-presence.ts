/** What visits tell attendance: who was out, and how long, companions too. */
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { SiteVisits, VisitMade } from '#modules/roster/server/public.ts';

/** An array overlaps by its index; everybody's companions are read by date. */
const text = `select v.employee_id, v.date::text as date, coalesce(v.duration_minutes, 0) as minutes from site_visits v
   where v.company_id = $1 and v.date between $3 and $4 and v.status in ('On Going', 'Completed') and ($2::bigint[] is null or v.employee_id = any($2))
   union all
   select c.id, v.date::text, coalesce(v.duration_minutes, 0) from site_visits v cross join unnest(v.companion_ids) c (id)
   where v.company_id = $1 and v.date between $3 and $4 and v.status in ('On Going', 'Completed') and ($2::bigint[] is null or v.companion_ids && $2 and c.id = any($2))`;
const made = adhocText<VisitMade>(text);
/** Of one day or one person the plan is the same whoever is asked about. */
const madeByFew = preparedText<VisitMade>('site-visit.made-by-few', text);

export const visitsAsPresence: SiteVisits = {
  made: (ctx, ids, from, to) => (ids !== null && (from === to || ids.length === 1) ? madeByFew : made)(ctx.client, [ctx.companyId, ids, from, to]),
};
