/** The ledger of limits and kilometres: what items of other claims use or hold. */
import { fromRinggit, sen, type Sen } from '#platform/contract/money.ts';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Granted claims use what was approved; open ones hold it, or what they would be granted. Drafts and ended claims hold nothing. */
const COUNTED = `c.status in ('Waiting for Approval', 'Reviewed', 'Approved', 'Waiting for Payment Approval', 'Waiting for Payment', 'Paid')`;
const RESERVED = `c.status in ('Waiting for Approval', 'Reviewed')`;

export interface LedgerSpan {
  readonly claim_category_id: number;
  readonly from: string;
  readonly to: string;
}
export interface LedgerSum {
  readonly used: Sen;
  readonly held: Sen;
}

const sums = preparedText<{ at: number; used: string; held: string }>(
  'claim.ledger',
  `select s.at, coalesce(sum(coalesce(i.approved_amount, i.allowed_amount)) filter (where not ${RESERVED}), 0) as used,
     coalesce(sum(coalesce(i.approved_amount, i.allowed_amount)) filter (where ${RESERVED}), 0) as held
   from json_to_recordset($3) as s(at int, claim_category_id bigint, "from" date, "to" date)
   join claim_items i on i.company_id = $1 and i.employee_id = $2 and i.claim_category_id = s.claim_category_id and i.date between s."from" and s."to"
   join claims c on c.company_id = i.company_id and c.id = i.claim_id and ${COUNTED} and c.id <> $4
   group by s.at`,
);

/** What each limit of a person has used and holds, in the order of the spans. @param except a claim that is judged itself; 0: none */
export async function ledgerOf(ctx: Ctx, employeeId: number, spans: readonly LedgerSpan[], except = 0): Promise<LedgerSum[]> {
  if (spans.length === 0) return [];
  const rows = await sums(ctx.client, [ctx.companyId, employeeId, JSON.stringify(spans.map((span, at) => ({ ...span, at }))), except]);
  const found = new Map(rows.map(({ at, used, held: reserved }) => [at, { used: fromRinggit(used), held: fromRinggit(reserved) }]));
  return spans.map((_, at) => found.get(at) ?? { used: sen(0), held: sen(0) });
}

const driven = adhocText<{ month: string; km: string }>(`select to_char(i.date, 'YYYY-MM') as month, sum(i.distance_km) as km
   from claim_items i join claims c on c.company_id = i.company_id and c.id = i.claim_id and ${COUNTED} and c.id <> $4
   where i.company_id = $1 and i.employee_id = $2 and i.distance_km is not null and i.check_status <> 'Rejected'
     and to_char(i.date, 'YYYY-MM') = any($3::text[])
   group by 1`);

/** Kilometres of each month by whatever vehicle, in hundredths. */
export async function kilometresOf(ctx: Ctx, employeeId: number, months: readonly string[], except = 0): Promise<Map<string, number>> {
  if (months.length === 0) return new Map();
  const rows = await driven(ctx.client, [ctx.companyId, employeeId, [...new Set(months)], except]);
  return new Map(rows.map(({ month, km }) => [month, Math.round(Number(km) * 100)]));
}

const usual = adhocText<{ claim_category_id: number }>(
  `select claim_category_id from claim_items where company_id = $1 and employee_id = $2 order by id desc limit 1`,
);

/** The category of the newest item of an employee. */
export const usualCategory = async (ctx: Ctx, employeeId: number): Promise<number | undefined> =>
  (await usual(ctx.client, [ctx.companyId, employeeId]))[0]?.claim_category_id;
