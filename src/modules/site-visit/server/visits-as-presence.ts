/** What visits tell attendance: who was out, from when to when, companions too. */
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { SiteVisits, VisitMade } from '#modules/roster/server/public.ts';

/** Minutes of the universal clock; what goes on ends where it began until it is over. */
const SPAN = `floor(extract(epoch from v.started_at) / 60)::int as begun, floor(extract(epoch from coalesce(v.ended_at, v.started_at)) / 60)::int as ended`;
/** An array overlaps by its index; everybody's companions are read by date. */
const text = `select v.employee_id, v.date::text as date, ${SPAN} from site_visits v
   where v.company_id = $1 and v.date between $3 and $4 and v.status in ('On Going', 'Completed') and ($2::bigint[] is null or v.employee_id = any($2))
   union all
   select c.id, v.date::text, ${SPAN} from site_visits v cross join unnest(v.companion_ids) c (id)
   where v.company_id = $1 and v.date between $3 and $4 and v.status in ('On Going', 'Completed') and ($2::bigint[] is null or v.companion_ids && $2 and c.id = any($2))`;
const made = adhocText<VisitMade>(text);
/** Of one day or one person the plan is the same whoever is asked about. */
const madeByFew = preparedText<VisitMade>('site-visit.made-by-few', text);

export const visitsAsPresence: SiteVisits = {
  made: (ctx, ids, from, to) => (ids !== null && (from === to || ids.length === 1) ? madeByFew : made)(ctx.client, [ctx.companyId, ids, from, to]),
};
