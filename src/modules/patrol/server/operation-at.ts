/** How long before its start an operation takes what devices send, and how long after its end. */
const BEFORE = "interval '30 minutes'";
const AFTER = "interval '2 hours'";
/** From the start of the longest shift, a day with an hour of another season, to the last that it takes: an index finds the few that may be meant. */
const LONGEST = "interval '27 hours'";

/** The operation that runs at a site then, as SQL with one column `id`. @param site, at SQL of its site and of an instant; the company is `$1` */
export const OPERATION_AT = (site: string, at: string): string =>
  `select o.id from patrol_operations o where o.company_id = $1 and o.site_id = ${site} and o.cancelled_at is null
     and o.start_at between ${at} - ${LONGEST} and ${at} + ${BEFORE} and o.end_at >= ${at} - ${AFTER}
   order by (${at} between o.start_at and o.end_at) desc, o.start_at desc limit 1`;
