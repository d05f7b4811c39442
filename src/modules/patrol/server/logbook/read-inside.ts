import { adhocText } from '#platform/server/db/prepared.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { Inside } from '../../contract/logbook/inside.schema.ts';
import { WITH_WAY_OUT } from '../../contract/logbook/log-fields.ts';

/** A phone shows so many, the latest first. */
const MOST = 50;
const inside = adhocText<Inside>(
  `select e.entry_no, e.kind, e.subject, to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from patrol_log_entries e
   where e.company_id = $1 and e.site_id = $2 and e.act = 'Entry' and e.kind = any($3) and not exists (select from patrol_log_entries w
     where w.company_id = e.company_id and w.site_id = e.site_id and w.about_no = e.entry_no and w.act = 'Out')
   order by e.recorded_at desc, e.entry_no desc limit ${MOST}`,
);
/** What came into a site and has not gone out, without personal fields. */
export const readInside = (ctx: Pick<OpenCtx, 'client'>, company: number, site: number): Promise<Inside[]> =>
  inside(ctx.client, [company, site, [...WITH_WAY_OUT]]);
