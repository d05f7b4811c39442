/** Allowances of ranks, proposed to payroll; payroll accepts or declines them. */
import { calendarDate, startOfMonth, toInstant, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toDecimalText, toRinggit } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { containing } from '#platform/server/db/containing.ts';
import { pageWithTotal } from '#platform/server/db/read-page.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import { PAYROLL_PAGE, type AllowanceRow } from '../../contract/rank/allowance.endpoints.ts';
import type * as calls from '../../contract/rank/allowance.endpoints.ts';
import { ALLOWANCE_ERRORS, ALLOWANCE_MESSAGES, ALLOWANCE_NOTICE } from '../../contract/rank/allowance.messages.ts';
import { allowanceOf } from '../../contract/rank/monthly-allowance.ts';
import { unitChanged } from '../unit-changed.ts';

type Call = 'listAllowances' | 'proposeAllowances' | 'decideAllowances';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const RANK_PAGE = '/auxiliary/rank';
const firstOf = (month: string): CalendarDate => calendarDate(`${month}-01`);

interface Serving {
  readonly officer_id: number;
  readonly employee_id: number;
  readonly rank_id: number;
  readonly allowance: string;
  readonly appointed_at: CalendarDate;
  readonly appointment_expiry: CalendarDate;
  readonly ends_from: CalendarDate | null;
}
/** Whom the viewer sees, with the rank that was held when the month $2 ended; of two appointments of a person the later one. */
const serving = adhocText<Serving>(
  `select distinct on (o.employee_id) o.id as officer_id, o.employee_id, r.id as rank_id, r.allowance, o.appointed_at::text, o.appointment_expiry::text,
     case when o.status <> 'Active' then o.status_from::text end as ends_from
   from asm_officers o
   join employees e on e.company_id = o.company_id and e.id = o.employee_id and e.deleted_at is null
   join asm_ranks r on r.company_id = o.company_id and r.id = coalesce(
     (select h.to_rank_id from asm_rank_histories h where h.company_id = o.company_id and h.officer_id = o.id and h.type <> 'Acting'
        and h.effective_date < $2::date + interval '1 month' order by h.effective_date desc, h.id desc limit 1), o.rank_id)
   where o.company_id = $1 and r.allowance > 0 and ${scopeText('e', 3)}
   order by o.employee_id, o.id desc`,
);
/** One for an employee and a month; what payroll decided stays as it is. */
const propose = adhocText<{ id: number }>(
  `insert into asm_allowances (company_id, officer_id, employee_id, rank_id, month, days, served, amount, created_by)
   select $1, t.officer_id, t.employee_id, t.rank_id, $2::date, t.days, t.served, t.amount, $3
   from json_to_recordset($4) as t(officer_id bigint, employee_id bigint, rank_id bigint, days int, served int, amount numeric)
   on conflict (company_id, employee_id, month) do update
     set officer_id = excluded.officer_id, rank_id = excluded.rank_id, served = excluded.served, amount = excluded.amount, updated_at = clock_timestamp()
     where asm_allowances.status = 'Proposed'
       and (asm_allowances.officer_id, asm_allowances.rank_id, asm_allowances.served, asm_allowances.amount)
           is distinct from (excluded.officer_id, excluded.rank_id, excluded.served, excluded.amount)
   returning id`,
);

/** What payroll has not decided, of those who did not serve in the month after all: suspended or ended from a day before it, or of a rank without an allowance. */
const withdraw = adhocText<{ id: number }>(
  `delete from asm_allowances a using employees e where a.company_id = $1 and a.month = $2::date and a.status = 'Proposed' and a.employee_id <> all($3::bigint[])
     and e.company_id = a.company_id and e.id = a.employee_id and ${scopeText('e', 4)} returning a.id`,
);

export async function proposeAllowances(ctx: Ctx, { month }: In<'proposeAllowances'>): Promise<Out<'proposeAllowances'>> {
  const first = firstOf(month);
  if (first > startOfMonth(todayIn(ctx.clock, ctx.actor.timeZone))) throw invalid('month', ALLOWANCE_ERRORS.later);
  const scope = scopeList(ctx.actor.scope);
  const rows = (await serving(ctx.client, [ctx.companyId, first, ...scope])).flatMap((officer) => {
    const { amount, ...part } = allowanceOf({ ...officer, allowance: fromRinggit(officer.allowance) }, first);
    const { officer_id, employee_id, rank_id } = officer;
    return part.served > 0 && amount > 0 ? [{ officer_id, employee_id, rank_id, ...part, amount: toDecimalText(amount) }] : [];
  });
  const made = rows.length === 0 ? [] : await propose(ctx.client, [ctx.companyId, first, ctx.actor.userId, JSON.stringify(rows)]);
  const withdrawn = await withdraw(ctx.client, [ctx.companyId, first, rows.map(({ employee_id }) => employee_id), ...scope]);
  if (made.length + withdrawn.length > 0) {
    await audit(ctx, { action: 'asm_allowance.proposed', subject_type: 'asm_allowance', after: { month, proposed: made.length, withdrawn: withdrawn.length } });
    if (made.length > 0) await tellPayroll(ctx, first, made.length);
    await unitChanged(ctx);
  }
  return { success: true, message: say(ALLOWANCE_MESSAGES.proposed, ctx.locale, { n: made.length }), data: { proposed: made.length } };
}

/** Those who process payroll and may open the list of allowances. */
async function tellPayroll(ctx: Ctx, first: CalendarDate, n: number): Promise<void> {
  const seeing = new Set(await adminsWho(ctx, ctx.companyId, { route: RANK_PAGE }, null));
  const payroll = await adminsWho(ctx, ctx.companyId, { route: PAYROLL_PAGE, actions: ['Process'] }, null);
  const users = payroll.filter((user) => seeing.has(user) && user !== ctx.actor.userId);
  if (users.length === 0) return;
  await notify(ctx, {
    to: { users },
    notification_type: 'asm_allowance',
    ...ALLOWANCE_NOTICE,
    params: { month: `${first.slice(5, 7)}/${first.slice(0, 4)}`, n },
    route: `${RANK_PAGE}?allowances=${first.slice(0, 7)}`,
  });
}

type Stored = Omit<AllowanceRow, 'amount'> & { readonly amount: string; readonly total: number };
const listed = (order: 'asc' | 'desc') =>
  adhocText<Stored>(
    `select a.id, e.name, o.service_no, r.name as rank, r.name_ms as rank_ms, to_char(a.month, 'YYYY-MM') as month, a.days, a.served, a.amount, a.status,
       (select p.number from payrolls p where p.company_id = a.company_id and p.id = a.payroll_id) as payroll, a.paid_on::text, count(*) over ()::int as total
     from asm_allowances a
     join asm_officers o on o.company_id = a.company_id and o.id = a.officer_id
     join employees e on e.company_id = a.company_id and e.id = a.employee_id and e.deleted_at is null
     join asm_ranks r on r.company_id = a.company_id and r.id = a.rank_id
     where a.company_id = $1 and a.month = $2::date and ($3::text is null or a.status = $3)
       and ($4::text is null or lower(e.name) like $4 or lower(o.service_no) like $4) and ${scopeText('e', 7)}
     order by lower(e.name) ${order}, a.id ${order} limit $5 offset $6`,
  );
const LISTS = { asc: listed('asc'), desc: listed('desc') };

export async function listAllowances(ctx: Ctx, input: In<'listAllowances'>): Promise<Out<'listAllowances'>> {
  const { month, status = null, keyword, sort } = input;
  const like = keyword ? containing(keyword) : null;
  const { rows, meta } = await pageWithTotal(input, (limit, offset) =>
    LISTS[sort](ctx.client, [ctx.companyId, firstOf(month), status, like, limit, offset, ...scopeList(ctx.actor.scope)]),
  );
  return { data: rows.map(({ amount, ...row }) => ({ ...row, amount: toRinggit(fromRinggit(amount)) })), meta };
}

const locked = adhocText<{ id: number; status: string; payroll_id: number | null }>(
  `select a.id, a.status, a.payroll_id from asm_allowances a join employees e on e.company_id = a.company_id and e.id = a.employee_id and e.deleted_at is null
   where a.company_id = $1 and a.id = any($2::bigint[]) and ${scopeText('e', 3)} order by a.id for update of a`,
);
const decide = adhocText(
  `update asm_allowances set status = $3, decided_by = $4, decided_at = $5::timestamptz, updated_at = clock_timestamp() where company_id = $1 and id = any($2::bigint[])`,
);

/** @throws 404 where one of them is not seen; 422 where a payroll pays one already */
export async function decideAllowances(ctx: Ctx, { ids, accept }: In<'decideAllowances'>): Promise<Out<'decideAllowances'>> {
  const wanted = [...new Set(ids)];
  const rows = await locked(ctx.client, [ctx.companyId, wanted, ...scopeList(ctx.actor.scope)]);
  if (rows.length !== wanted.length) throw notFound();
  const status = accept ? 'Accepted' : 'Declined';
  const open = rows.filter((row) => row.status !== status);
  if (open.some(({ payroll_id }) => payroll_id !== null)) throw invalid('ids', ALLOWANCE_ERRORS.inPayroll);
  const changed = open.map(({ id }) => id);
  if (changed.length > 0) {
    await decide(ctx.client, [ctx.companyId, changed, status, ctx.actor.userId, toInstant(ctx.clock.now())]);
    await audit(ctx, { action: accept ? 'asm_allowance.accepted' : 'asm_allowance.declined', subject_type: 'asm_allowance', after: { ids: changed } });
    await unitChanged(ctx);
  }
  const words = accept ? ALLOWANCE_MESSAGES.accepted : ALLOWANCE_MESSAGES.declined;
  return { success: true, message: say(words, ctx.locale, { n: changed.length }), data: { decided: changed.length } };
}
