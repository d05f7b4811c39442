/** Leave for the search box, by its number: of everybody in reach, and one's own. */
import { formatPeriod, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FoundHit, SearchSource } from '#platform/server/module.ts';
import { soughtNumbers } from '#platform/server/search/sought-number.ts';
import { MOST_HITS, type Sought } from '#platform/server/search/sought.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { leaveManifest } from '../contract/leave.manifest.ts';
import { MANAGE, today } from './leave-actor.ts';
import { LEAVE_NUMBERS } from './leave.tables.ts';

interface FoundLeave {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly name: string;
  readonly type: string;
  readonly type_ms: string;
}

/** The newest of each beginning. @param whose a condition on the leave `l` and its person `e`; its values stand from `$4` on */
const text = (whose: string) =>
  `select found.*, t.name as type, t.name_ms as type_ms
   from unnest($2::text[], $3::text[]) begun (begins, ends)
   cross join lateral (
     select l.id, l.number, l.status, l.start_date::text, l.end_date::text, l.leave_type_id, e.name
     from leaves l join employees e on e.company_id = l.company_id and e.id = l.employee_id
     where l.company_id = $1 and l.number ~>=~ begun.begins and l.number ~<~ begun.ends and ${whose}
     order by l.number using ~>~ limit ${MOST_HITS}) found
   join leave_types t on t.company_id = $1 and t.id = found.leave_type_id
   limit ${MOST_HITS}`;
const managed = preparedText<FoundLeave>('leave.found', text(scopeText('e', 4)));
const own = preparedText<FoundLeave>('leave.own-found', text('e.id = $4'));

async function find(ctx: Ctx, sought: Sought, statement: typeof managed, whose: readonly unknown[], page: string): Promise<FoundHit[]> {
  const numbers = soughtNumbers(LEAVE_NUMBERS, sought.text, yearOf(today(ctx)));
  if (!numbers) return [];
  const rows = await statement(ctx.client, [ctx.companyId, numbers.from, numbers.until, ...whose]);
  return rows.map(({ id, number, status, name, type, type_ms, start_date, end_date }) => ({
    id,
    title: number,
    about: {
      en: [name, type, formatPeriod(start_date, end_date, 'en')].join(' · '),
      ms: [name, type_ms, formatPeriod(start_date, end_date, 'ms')].join(' · '),
    },
    route: `${page}?open=${id}`,
    status,
  }));
}

export const leaveSources: readonly SearchSource[] = [
  { kind: 'leave', requires: requirePage(leaveManifest, MANAGE), find: async (ctx, sought) => find(ctx, sought, managed, scopeList(ctx.actor.scope), MANAGE) },
  { kind: 'leave', requires: SELF, find: async (ctx, sought) => find(ctx, sought, own, [ctx.actor.employee?.id ?? 0], '/leave') },
];
