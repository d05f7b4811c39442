/** Items that look like the same expense: the same receipt at the same merchant, or the same category, day and amount of one person. */
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toDecimalText, toRinggit, type Sen } from '#platform/contract/money.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import type { Duplicate } from '../../contract/item/claim-item.schema.ts';
import type { Sight } from '../claim.store.ts';

/** A receipt comes back within so many months, the last day included. */
const MONTHS = 24;

export interface Compared {
  /** 0: it is not saved yet. */
  readonly id: number;
  readonly claim_id: number;
  readonly employee_id: number;
  readonly claim_category_id: number;
  readonly date: string;
  readonly amount: Sen | null;
  readonly receipt_no: string | null;
  readonly merchant: string | null;
}

interface Found {
  readonly at: number;
  readonly claim_id: number;
  readonly number: string | null;
  readonly employee_id: number;
  readonly name: string;
  readonly date: string;
  readonly amount: string;
  readonly by_receipt: boolean;
  /** The viewer sees this employee. */
  readonly seen: boolean;
}

// Two searches by an index each, for a condition with "or" would read every item of the company.
const found = plannedText<Found>(`with asked as (
     select *, nullif(regexp_replace(lower(receipt_no), '\\s', '', 'g'), '') || ' ' || nullif(regexp_replace(lower(merchant), '\\s', '', 'g'), '') as receipt_key
     from json_to_recordset($2) as a(at int, id bigint, claim_id bigint, employee_id bigint, claim_category_id bigint, date date, amount numeric, "from" date, "to" date, receipt_no text, merchant text)
   ), pairs as (
     select a.at, i.id, true as by_receipt from asked a join claim_items i on i.company_id = $1 and i.receipt_key = a.receipt_key
     where i.id <> a.id and i.date between a."from" and a."to"
     union all
     select a.at, i.id, false from asked a
     join claim_items i on i.company_id = $1 and i.employee_id = a.employee_id and i.claim_category_id = a.claim_category_id and i.date = a.date and i.amount = a.amount
     where i.id <> a.id
   )
   select p.at, i.claim_id, c.number, i.employee_id, e.name, i.date::text, i.amount, bool_or(p.by_receipt) as by_receipt, bool_or(${scopeText('e', 3)}) as seen
   from pairs p join claim_items i on i.company_id = $1 and i.id = p.id
   join claims c on c.company_id = $1 and c.id = i.claim_id and c.status <> 'Cancelled'
   join employees e on e.company_id = $1 and e.id = i.employee_id
   group by p.at, i.id, i.claim_id, c.number, i.employee_id, e.name, i.date, i.amount order by p.at, i.id`);

/** For each item, in their order. What somebody else claimed whom the viewer does not see is there without a name or number. */
export async function duplicatesOf(ctx: Ctx, items: readonly Compared[], sight: Sight): Promise<Duplicate[][]> {
  if (items.length === 0) return [];
  const asked = items.map(({ amount, ...item }, at) => ({
    ...item,
    at,
    amount: amount === null ? null : toDecimalText(amount),
    from: addMonths(item.date as CalendarDate, -MONTHS),
    to: addMonths(item.date as CalendarDate, MONTHS),
  }));
  const rows = await found(ctx.client, [ctx.companyId, JSON.stringify(asked), ...scopeList(ctx.actor.scope)]);
  const own = ctx.actor.employee?.id;
  const byPlace = Map.groupBy(rows, ({ at }) => at);
  return items.map((_, at) =>
    (byPlace.get(at) ?? []).map(({ claim_id, number, employee_id, name, date, amount, by_receipt, seen }) => {
      const isTold = sight === 'managed' ? seen : employee_id === own;
      return {
        claim_id: isTold ? claim_id : 0,
        number: isTold ? number : null,
        employee: sight === 'managed' && seen ? name : null,
        date,
        amount: toRinggit(fromRinggit(amount)),
        by_receipt,
      };
    }),
  );
}
