/** What hangs on an officer: changes of rank, courses, applications. */
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { OfficerDetail } from '../../contract/officer/officer.schema.ts';
import type { RuleFacts } from '../../contract/rule-facts.ts';
import { asmRankHistories as h } from '../unit.tables.ts';

const changes = adhocText<
  OfficerDetail['ranks'][number]
>(`select h.id, h.type, f.name as from, f.name_ms as from_ms, t.name as to, t.name_ms as to_ms, h.effective_date::text, h.letter_no
   from asm_rank_histories h join asm_ranks t on t.id = h.to_rank_id left join asm_ranks f on f.id = h.from_rank_id
   where h.company_id = $1 and h.officer_id = $2 order by h.effective_date desc, h.id desc`);
const courses = adhocText<OfficerDetail['courses'][number]>(`select c.id, c.name, c.type, c.end_date::text, p.result, p.valid_until::text
   from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
   where p.company_id = $1 and p.employee_id = $2 order by c.end_date desc, c.id desc limit 50`);
const applications = adhocText<OfficerDetail['applications'][number]>(
  `select id, number, type, category, status from asm_applications where company_id = $1 and officer_id = $2 order by id desc limit 50`,
);

const cards = adhocText<OfficerDetail['cards'][number]>(
  `select id, card_no, kind, issued_at::text, expiry_at::text, status from asm_cards where company_id = $1 and officer_id = $2
   order by (status = 'Active') desc, expiry_at desc, id desc limit 50`,
);
const issued = adhocText<OfficerDetail['issued'][number]>(
  `select a.id, a.name || coalesce(' · ' || a.serial_no, '') as name, b.quantity, a.due_back_at::text
   from asm_armoury_balances b join asm_assets a on a.company_id = b.company_id and a.id = b.asset_id
   where b.company_id = $1 and b.officer_id = $2 and b.quantity > 0 order by a.id`,
);
export const cardsOf = (ctx: Ctx, officer: number) => cards(ctx.client, [ctx.companyId, officer]);
export const issuedTo = (ctx: Ctx, officer: number) => issued(ctx.client, [ctx.companyId, officer]);
export const changesOf = (ctx: Ctx, officer: number) => changes(ctx.client, [ctx.companyId, officer]);
export const coursesOf = (ctx: Ctx, employee: number) => courses(ctx.client, [ctx.companyId, employee]);
export const applicationsOf = (ctx: Ctx, officer: number) => applications(ctx.client, [ctx.companyId, officer]);

export async function recordRankChange(ctx: Ctx, change: Omit<typeof h.$inferInsert, 'company_id'>): Promise<void> {
  await ctx.db.insert(h).values({ ...change, company_id: ctx.companyId });
}

const passed = adhocText<{ type: string; valid_until: string | null; since: string }>(`select distinct on (c.type) c.type, p.valid_until::text,
     (min(c.end_date) over (partition by c.type))::text as since
   from asm_participants p join asm_courses c on c.company_id = p.company_id and c.id = p.course_id
   where p.company_id = $1 and p.employee_id = $2 and p.result = 'Passed'
   order by c.type, p.valid_until desc nulls first`);

type Passes = Required<Pick<RuleFacts, 'passed' | 'passed_since'>>;
/** The last valid day of the best pass of each type of course, null: valid for good; and the day of the first one. */
export async function passedCourses(ctx: Ctx, employee: number): Promise<Passes> {
  const rows = await passed(ctx.client, [ctx.companyId, employee]);
  return {
    passed: Object.fromEntries(rows.map(({ type, valid_until }) => [type, valid_until])) as Passes['passed'],
    passed_since: Object.fromEntries(rows.map(({ type, since }) => [type, since])) as Passes['passed_since'],
  };
}
