/** Items that look like the same expense: by what was typed, by what was read from their receipts, and by the pictures of them. */
import { addMonths, type CalendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, toDecimalText, toRinggit, type Sen } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { ALIKE } from '#modules/receipt/contract/likeness.ts';
import { DUPLICATE_GROUNDS, type Duplicate, type DuplicateGround } from '../../contract/item/claim-item.schema.ts';
import type { Visibility } from '../claim.store.ts';
import { RECEIPTS } from './receipts.ts';

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
  readonly id: number;
  readonly claim_id: number;
  readonly number: string | null;
  readonly employee_id: number;
  readonly name: string;
  readonly date: string;
  readonly amount: string | null;
  readonly grounds: readonly DuplicateGround[];
  /** The viewer sees this employee. */
  readonly seen: boolean;
}

// Searches by an index each, for a condition with "or" would read every item of the company. Of two photos of one receipt one of
// their bands is the same; how many figures they share is counted among those alone, unless what was read of them differs.
const found = adhocText<Found>(`with asked as (
     select *, nullif(regexp_replace(lower(receipt_no), '\\s', '', 'g'), '') || ' ' || nullif(regexp_replace(lower(merchant), '\\s', '', 'g'), '') as receipt_key
     from json_to_recordset($2) as a(at int, id bigint, claim_id bigint, employee_id bigint, claim_category_id bigint, date date, amount numeric, "from" date, "to" date, receipt_no text, merchant text)
   ), mine as (
     select a.at, a.employee_id, r.id, r.bands, r.figures, r.number, r.receipt_key, r.date, r.amount, lower(r.merchant) as merchant from asked a
     join files f on f.company_id = $1 and f.subject_type = '${RECEIPTS.type}' and f.subject_id = a.id and f.field = '${RECEIPTS.field}'
     join receipt_readings r on r.company_id = $1 and r.file_id = f.id
   ), alike as (
     select m.at, m.employee_id, r.file_id, 'picture' as ground, true as is_sure from mine m join receipt_readings r on r.company_id = $1 and r.bands && m.bands
     where r.id <> m.id and coalesce(r.number = m.number, true) and coalesce(r.date = m.date, true) and coalesce(r.amount = m.amount, true)
       and (select count(*) from unnest(r.figures) f where f = any(m.figures)) >= ${ALIKE} * least(cardinality(r.figures), cardinality(m.figures))
     union all
     select m.at, m.employee_id, r.file_id, 'number', true from mine m join receipt_readings r on r.company_id = $1 and r.receipt_key = m.receipt_key where r.id <> m.id
     union all
     select m.at, m.employee_id, r.file_id, 'sum', coalesce(lower(r.merchant) = m.merchant, false) from mine m
     join receipt_readings r on r.company_id = $1 and r.date = m.date and r.amount = m.amount where r.id <> m.id
   ), pairs as (
     select a.at, i.id, 'number' as ground from asked a join claim_items i on i.company_id = $1 and i.receipt_key = a.receipt_key where i.id <> a.id
     union all
     select a.at, i.id, 'expense' from asked a
     join claim_items i on i.company_id = $1 and i.employee_id = a.employee_id and i.claim_category_id = a.claim_category_id and i.date = a.date and i.amount = a.amount
     where i.id <> a.id
     union all
     select l.at, i.id, l.ground from alike l
     join files g on g.company_id = $1 and g.id = l.file_id and g.subject_type = '${RECEIPTS.type}' and g.field = '${RECEIPTS.field}'
     join claim_items i on i.company_id = $1 and i.id = g.subject_id and (l.is_sure or i.employee_id = l.employee_id)
   )
   select p.at, i.id, i.claim_id, c.number, i.employee_id, e.name, i.date::text, i.amount, array_agg(distinct p.ground) as grounds, bool_or(${scopeText('e', 3)}) as seen
   from pairs p join asked a on a.at = p.at join claim_items i on i.company_id = $1 and i.id = p.id and i.id <> a.id and i.date between a."from" and a."to"
   join claims c on c.company_id = $1 and c.id = i.claim_id and c.status <> 'Cancelled'
   join employees e on e.company_id = $1 and e.id = i.employee_id
   group by p.at, i.id, i.claim_id, c.number, i.employee_id, e.name, i.date, i.amount order by p.at, i.id`);

/** For each item, in their order. What somebody else claimed whom the viewer does not see is there without a name or number. */
export async function duplicatesOf(ctx: Ctx, items: readonly Compared[], visibility: Visibility): Promise<Duplicate[][]> {
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
    (byPlace.get(at) ?? []).map(({ id, claim_id, number, employee_id, name, date, amount, grounds, seen }) => {
      const isNotified = visibility === 'managed' ? seen : employee_id === own;
      return {
        claim_id: isNotified ? claim_id : 0,
        item_id: isNotified ? id : 0,
        number: isNotified ? number : null,
        employee: visibility === 'managed' && seen ? name : null,
        date,
        amount: toRinggit(fromRinggit(amount ?? 0)),
        grounds: DUPLICATE_GROUNDS.filter((ground) => grounds.includes(ground)),
      };
    }),
  );
}
