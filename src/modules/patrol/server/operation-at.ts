/** How long before its start an operation takes what devices send, and how long after its end. */
const BEFORE = "interval '30 minutes'";
const AFTER = "interval '2 hours'";
/** From the start of the longest shift, a day with an hour of another season, to the last that it takes: an index finds the few that may be meant. */
const LONGEST = "interval '27 hours'";

interface Made {
  /** SQL of the site, of the instant, and of the guard, who may be none. */
  readonly site: string;
  readonly at: string;
  readonly guard: string;
  /** SQL of the checkpoint, of a scan. */
  readonly point?: string;
}

/** The operation is the guard's own. */
const OWN = ({ at, guard }: Made): string =>
  `exists (select from patrol_operation_guards og where og.company_id = $1 and og.operation_id = o.id and og.guard_id = ${guard}
     and (og.replaced_at is null or ${at} < og.replaced_at))`;
/** A round of the operation has the point, and its window holds the instant: whether it is scanned already plays no part, so that the order of arrival plays none. */
const WAITS = ({ at, point }: Made): string =>
  point === undefined
    ? 'false'
    : `exists (select from patrol_rounds w cross join lateral jsonb_to_recordset(w.points) as p(checkpoint_id bigint, offset_minutes integer, tolerance_minutes integer)
     where w.company_id = $1 and w.operation_id = o.id and p.checkpoint_id = ${point} and ${at} >= w.start_at + make_interval(mins => p.offset_minutes - p.tolerance_minutes)
       and ${at} <= (select max(w.start_at + make_interval(mins => q.offset_minutes + q.tolerance_minutes))
         from jsonb_to_recordset(w.points) as q(offset_minutes integer, tolerance_minutes integer)))`;

/**
 * The operation that something at a site belongs to, as SQL with one column `id`; the company is `$1`. Where shifts meet, several may: first one whose point
 * waits to be scanned, the guard's own before another's, then the guard's own, then the one that runs, then the one that began last.
 */
export const OPERATION_AT = (made: Made): string => {
  const { site, at } = made;
  return `select o.id from (select x.id, x.start_at, x.end_at, count(*) over () > 1 as several from patrol_operations x where x.company_id = $1 and x.site_id = ${site}
       and x.cancelled_at is null and x.start_at between ${at} - ${LONGEST} and ${at} + ${BEFORE} and x.end_at >= ${at} - ${AFTER}) o
   order by case when o.several then (case when ${WAITS(made)} then 2 else 0 end) + (case when ${OWN(made)} then 1 else 0 end) end desc,
     (${at} between o.start_at and o.end_at) desc, o.start_at desc limit 1`;
};
