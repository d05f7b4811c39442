/** What one shift left to the next: entries of the kind in the occurrence book, as they were corrected last. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { Handover } from '../../contract/logbook/handover.schema.ts';
import { HANDOVER_MS } from '../../contract/operation/operation.endpoints.ts';

const AT = `to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`;
/** The entry, and what holds of it: a correction has all that holds. */
const HANDOVERS = `select e.entry_no, ${AT}, h.subject, coalesce(h.details ->> 'from', '') as "from", coalesce(h.details ->> 'to', '') as "to",
    coalesce(h.details ->> 'checklist', '') as checklist, h.details ->> 'pending' as pending
  from patrol_log_entries e join lateral (select c.subject, c.details from patrol_log_entries c
    where c.company_id = e.company_id and c.site_id = e.site_id and (c.entry_no = e.entry_no or c.about_no = e.entry_no and c.act = 'Correction')
    order by c.entry_no desc limit 1) h on true
  where e.company_id = $1 and e.kind = 'Handover' and e.act = 'Entry'`;
const ofSite = adhocText<Handover>(
  `${HANDOVERS} and e.site_id = $2 and e.recorded_at > $3::timestamptz - interval '36 hours' order by e.recorded_at desc, e.entry_no desc limit 1`,
);
const ofOperation =
  adhocText<Handover>(`${HANDOVERS} and (e.operation_id = $2 or exists (select from patrol_operations o where o.company_id = $1 and o.id = $2 and o.site_id = e.site_id
     and e.recorded_at between o.end_at and o.end_at + interval '${HANDOVER_MS / 1000} seconds')) order by e.recorded_at desc, e.entry_no desc limit 20`);

/** The last one of a site, for whoever takes over; null: none since the day before. @param now an instant */
export const lastHandover = async (ctx: Pick<OpenCtx, 'client'>, company: number, site: number, now: string): Promise<Handover | null> =>
  (await ofSite(ctx.client, [company, site, now]))[0] ?? null;

/** Latest first, with what was written soon after the end, when the next shift was there already. */
export const handoversOf = (ctx: Pick<OpenCtx, 'client'>, company: number, operation: number): Promise<Handover[]> =>
  ofOperation(ctx.client, [company, operation]);
