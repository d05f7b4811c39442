/** Who is due for promotion, found by one statement. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { DueOfficer, listDue as endpoint } from '../../contract/rank/rank.register.ts';

/**
 * The next step of each officer's rank, judged as the rules of a promotion judge it (`rank-rules.ts`): service in the present rank, a
 * valid pass of its course, active as officer and as employee, no open charge, room in the rank, and not above the highest rank of the unit.
 */
const due = (sort: 'asc' | 'desc') =>
  adhocText<DueOfficer & { total: number }>(
    `select o.id, e.name, o.service_no, r.name as rank, r.name_ms as rank_ms, n.id as next_rank_id, n.name as next_rank, n.name_ms as next_rank_ms,
            o.rank_since::text as rank_since,
            (extract(year from age($2::date, o.rank_since)) * 12 + extract(month from age($2::date, o.rank_since)))::int as months,
            count(*) over ()::int as total
     from asm_officers o
     join employees e on e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null
     join asm_ranks r on r.company_id = o.company_id and r.id = o.rank_id
     join lateral (select * from asm_ranks n where n.company_id = o.company_id and n.level > r.level order by n.level limit 1) n on true
     left join asm_agencies a on a.company_id = o.company_id
     left join asm_ranks top on top.company_id = o.company_id and top.id = a.highest_rank_id
     where o.company_id = $1 and o.status = 'Active' and e.status = 'Active' and o.appointment_expiry >= $2::date and o.rank_since + make_interval(months => n.min_service_months) <= $2::date
       and (top.level is null or n.level <= top.level)
       and (n.establishment is null
            or n.establishment > (select count(*) from asm_officers m where m.company_id = $1 and m.rank_id = n.id and m.status <> 'Inactive'))
       and (n.course_type is null or exists (
             select from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
             where p.company_id = $1 and p.employee_id = o.employee_id and p.result = 'Passed' and c.type = n.course_type
               and (p.valid_until is null or p.valid_until >= $2::date)))
       and not exists (select from asm_charges g where g.company_id = $1 and g.officer_id = o.id and g.outcome = 'Open')
       and ($3::text is null or lower(e.name) like $3 or lower(o.service_no) like $3)
       and ${scopeText('e', 6)}
     order by o.rank_since ${sort}, o.id ${sort} limit $4 offset $5`,
  );
const DUE = { asc: due('asc'), desc: due('desc') };

export async function listDue(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const like = input.keyword ? containing(input.keyword) : null;
  const { rows, meta } = await pageWithTotal(input, (limit, offset) =>
    DUE[input.sort](ctx.client, [ctx.companyId, today, like, limit, offset, ...scopeList(ctx.actor.scope)]),
  );
  return { data: rows, meta };
}
