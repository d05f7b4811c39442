/** SQL of payroll_filings: of which months which statutory files were made. A month is closed when it has all that it needs. */
import { preparedText } from '#platform/server/db/prepared.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';

/** Written by whoever makes the file; a file made anew takes the place of the one before. */
export async function recordFiling(ctx: Ctx, scheme: StatutoryFileScheme, month: string, sha256: string): Promise<void> {
  await ctx.client.query(
    `insert into payroll_filings (company_id, scheme, month, made_at, made_by, sha256) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, scheme, month) do update set made_at = excluded.made_at, made_by = excluded.made_by, sha256 = excluded.sha256`,
    [ctx.companyId, scheme, month, ctx.clock.now().toISOString(), ctx.actor.userId, sha256],
  );
}

/** Schemes whose file of a month was made, by month `YYYY-MM`. */
export async function filedIn(ctx: Ctx, months: readonly string[]): Promise<Map<string, StatutoryFileScheme[]>> {
  const { rows } = await ctx.client.query<{ month: string; scheme: StatutoryFileScheme }>(
    `select month, scheme from payroll_filings where company_id = $1 and month = any($2) order by month, scheme`,
    [ctx.companyId, [...new Set(months)]],
  );
  const found = new Map<string, StatutoryFileScheme[]>();
  for (const { month, scheme } of rows) found.set(month, [...(found.get(month) ?? []), scheme]);
  return found;
}

export interface MonthFiles {
  /** `YYYY-MM` */
  readonly month: string;
  /** Files that the confirmed payrolls of the month need and nobody has made. */
  readonly open: readonly StatutoryFileScheme[];
}

const LAST = `(m.first + interval '1 month - 1 day')::date`;
/** Contributions by the month in which the pay period ends, tax by the month of payment. EIS and SKBBK go with the file of PERKESO, CP38 with the CP39. */
const needs = (day: 'end_date' | 'pay_date', amount: string) => `exists (select from payrolls p where p.company_id = $1 and p.deleted_at is null
  and p.status in ('Confirmed', 'Waiting for Payment', 'Paid') and p.${day} between m.first and ${LAST} and (${amount}))`;
const CP38 = `jsonb_path_exists(p.deductions, '$[*] ? (@.type == "CP38" && @.amount > 0)')`;

/** Whether one payroll needs a file is known at the first that does: no sum over the month. */
const openOf = preparedText<{ month: string; open: StatutoryFileScheme[] }>(
  'payroll.open-files',
  `select to_char(m.first, 'YYYY-MM') as month, array(
     select n.scheme from (values
       (1, 'epf', ${needs('end_date', 'p.epf_employee + p.epf_employer > 0')}),
       (2, 'socso', ${needs('end_date', 'p.socso_employee + p.socso_employer + p.skbbk_employee + p.eis_employee + p.eis_employer > 0')}),
       (3, 'cp39', ${needs('pay_date', `p.tax_employee > 0 or ${CP38}`)}),
       (4, 'hrdf', ${needs('end_date', 'p.hrdf_employer > 0')})) n(place, scheme, needed)
     where n.needed and not exists (select from payroll_filings f where f.company_id = $1 and f.scheme = n.scheme and f.month = to_char(m.first, 'YYYY-MM'))
     order by n.place) as open
   from unnest($2::date[]) m(first) order by m.first`,
);

/** @param months their first days. Asked once in a request, however many parts of the dashboard tell of it. */
export const openFiles = (ctx: Ctx, months: readonly string[]): Promise<MonthFiles[]> =>
  once(ctx, `payroll.open-files ${months.join()}`, () => openOf(ctx.client, [ctx.companyId, months]));
