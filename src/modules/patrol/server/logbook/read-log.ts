/** What is seen of the occurrence books: every entry, for a book with gaps is none. A guard whom the viewer may not see stands without a name. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { addDays } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { containing } from '#platform/server/db/containing.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/logbook/log.endpoints.ts';
import type { LogRow } from '../../contract/logbook/log.endpoints.ts';
import { LATER_MINUTES } from '../../contract/report/written-later.ts';
import { LOG_ENTRY } from './send-log-entries.ts';

type Call = 'listLog' | 'logSummary' | 'showLogEntry';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

/** A guard as `seenGuards` sees one: of another agency, or an employee within the scope. @param scope the first hole of the scope */
const writer = (scope: number) => `coalesce((select u.name from users u where u.id = e.user_id), (select coalesce(p.name, r.name) from patrol_guards g
  join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id left join employees p on p.company_id = r.company_id and p.id = r.employee_id
  where g.company_id = e.company_id and g.id = e.guard_id and (r.employee_id is null or p.id is not null and ${scopeText('p', scope)})))`;
const later = (act: string) =>
  `from patrol_log_entries w where w.company_id = e.company_id and w.site_id = e.site_id and w.about_no = e.entry_no and w.act = '${act}'`;
const OUT = (scope: number) => `e.id, e.site_id, s.name as site, e.entry_no, e.act, e.about_no, e.kind, e.recorded_at, e.received_at, e.offline, e.subject,
  not e.offline and e.received_at - e.recorded_at > make_interval(mins => ${LATER_MINUTES}) as written_later, e.outside_session,
  e.details || coalesce((select jsonb_object_agg(f.key, f.value -> 'value') from jsonb_each(p.fields) f), '{}') as details,
  coalesce((select jsonb_agg(k order by k) from jsonb_object_keys(e.digests) k where p.id is null), '[]') as erased, e.remark, ${writer(scope)} as writer,
  (select w.recorded_at ${later('Out')}) as out_at,
  coalesce((select jsonb_agg(w.entry_no order by w.entry_no) ${later('Correction')}), '[]') as corrected_by, e.hash`;
const FROM = `from patrol_log_entries e join patrol_sites s on s.company_id = e.company_id and s.id = e.site_id
  left join patrol_log_personals p on p.company_id = e.company_id and p.entry_id = e.id`;
const INSIDE = `e.act = 'Entry' and e.kind in ('Visitor', 'Vehicle', 'Key', 'Contractor') and not exists (select ${later('Out')})`;
const CHOSEN = `e.company_id = $1 and ($2::bigint is null or e.site_id = $2) and ($3::timestamptz is null or e.recorded_at >= $3)
  and ($4::timestamptz is null or e.recorded_at < $4) and ($5::text is null or e.kind = $5) and ($6::boolean is not true or ${INSIDE})
  and ($7::text is null or e.subject ilike $7 or e.remark ilike $7 or e.entry_no::text = trim(both '%' from $7))`;
const ORDERS = {
  id: ['e.id', 'e.id desc'],
  recorded_at: ['e.recorded_at, e.id', 'e.recorded_at desc, e.id desc'],
  entry_no: ['e.entry_no, e.id', 'e.entry_no desc, e.id desc'],
} as const;
const lists = Object.fromEntries(
  Object.values(ORDERS)
    .flat()
    .map((order) => [order, adhocText<LogRow>(`select ${OUT(10)} ${FROM} where ${CHOSEN} order by ${order} limit $8 offset $9`)]),
);
const counted = adhocText<{ total: number }>(`select count(*)::int as total from patrol_log_entries e where ${CHOSEN}`);

interface Choice {
  readonly site_id?: number | undefined;
  readonly start_date?: Parameters<typeof startOfDateIn>[0] | undefined;
  readonly end_date?: Parameters<typeof addDays>[0] | undefined;
  readonly kind?: string | undefined;
  readonly inside?: boolean | undefined;
  readonly keyword?: string | undefined;
}
function holes(ctx: Ctx, { site_id, start_date, end_date, kind, inside, keyword }: Choice): unknown[] {
  const zone = ctx.actor.timeZone;
  const from = start_date ? startOfDateIn(start_date, zone) : null;
  const before = end_date ? startOfDateIn(addDays(end_date, 1), zone) : null;
  return [ctx.companyId, site_id ?? null, from, before, kind ?? null, inside ?? null, keyword ? containing(keyword) : null];
}

export async function listLog(ctx: Ctx, input: In<'listLog'>): Promise<Out<'listLog'>> {
  const chosen = holes(ctx, input);
  const rows = lists[ORDERS[input.sort_by][input.sort === 'asc' ? 0 : 1]];
  const [data, [sum]] = await pipeline(
    ctx,
    async () => rows?.(ctx.client, [...chosen, input.per_page, offsetOf(input), ...scopeList(ctx.actor.scope)]) ?? [],
    () => counted(ctx.client, chosen),
  );
  return { data, meta: metaFor(input, sum?.total ?? 0) };
}

/** Entries of a site over some days in the order of the book, `most` of them. */
export const bookEntries = async (ctx: Ctx, choice: Choice, most: number): Promise<LogRow[]> =>
  (await lists[ORDERS.entry_no[0]]?.(ctx.client, [...holes(ctx, choice), most, 0, ...scopeList(ctx.actor.scope)])) ?? [];

const sums = adhocText<Out<'logSummary'>['data']>(
  `select count(*) filter (where e.kind = 'Visitor' and ${INSIDE})::int as visitors, count(*) filter (where e.kind = 'Vehicle' and ${INSIDE})::int as vehicles,
     count(*) filter (where e.kind = 'Key' and ${INSIDE})::int as keys, count(*) filter (where e.recorded_at >= $3)::int as today
   from patrol_log_entries e where e.company_id = $1 and ($2::bigint is null or e.site_id = $2)
     and (e.recorded_at >= $3 or e.kind in ('Visitor', 'Vehicle', 'Key') and e.act = 'Entry')`,
);
export async function logSummary(ctx: Ctx, { site_id }: In<'logSummary'>): Promise<Out<'logSummary'>> {
  const today = startOfDateIn(todayIn(ctx.clock, ctx.actor.timeZone), ctx.actor.timeZone);
  const [data] = await sums(ctx.client, [ctx.companyId, site_id ?? null, today]);
  return { data: data ?? { visitors: 0, vehicles: 0, keys: 0, today: 0 } };
}

const found = adhocText<LogRow>(`select ${OUT(3)} ${FROM} where e.company_id = $1 and e.id = $2`);
const related = adhocText<LogRow>(
  `select ${OUT(5)} ${FROM} where e.company_id = $1 and e.site_id = $2 and (e.entry_no = $3::int or e.about_no = $4::int) order by e.entry_no limit 50`,
);
/** @throws 404 */
export async function findEntry(ctx: Ctx, id: number): Promise<LogRow> {
  const [entry] = await found(ctx.client, [ctx.companyId, id, ...scopeList(ctx.actor.scope)]);
  if (!entry) throw notFound();
  return entry;
}
export async function showLogEntry(ctx: Ctx, { id }: In<'showLogEntry'>): Promise<Out<'showLogEntry'>> {
  const entry = await findEntry(ctx, id);
  return {
    data: {
      ...entry,
      pictures: (await presentFilesOf(ctx, LOG_ENTRY, [id], 'photos')).get(id) ?? [],
      related: await related(ctx.client, [ctx.companyId, entry.site_id, entry.about_no, entry.entry_no, ...scopeList(ctx.actor.scope)]),
    },
  };
}
