/** What a year held before a payroll: earlier payrolls, opening figures, previous employer. One query for many employees. */
import { fromRinggit, minSen, toRinggit } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { NOTHING_ACCUMULATED, type Accumulated } from '../../contract/payroll-form.schema.ts';

interface Row extends Readonly<Record<'remuneration' | 'epf' | 'socso' | 'eis' | 'mtd' | 'zakat' | 'reliefs', string>> {
  readonly employee_id: number;
  readonly items: Readonly<Record<string, number>>;
  readonly journeys: number;
  readonly exempt: Readonly<Record<string, number>>;
}

const money = (text: string) => toRinggit(fromRinggit(text));

/** The payrolls are read once: those of the year, and of any year those that claimed a religious journey. */
const accumulated = adhocText<Row>(`
  with asked as (select unnest($2::bigint[]) as employee_id),
  mine as materialized (
    select p.employee_id, p.mtd_remuneration, p.epf_employee, p.socso_employee, p.eis_employee, p.tax_employee, p.mtd_rebates, p.mtd_reliefs,
           nullif(p.relief_items, '{}') as relief_items, nullif(p.earnings, '[]') as earnings, p.religious_journey,
           case when $5 then p.pay_date else p.start_date end between make_date($4, 1, 1) and make_date($4, 12, 31) as of_year
    from payrolls p
    where p.company_id = $1 and p.employee_id = any($2) and p.deleted_at is null and p.start_date < $3
  ),
  paid as (
    select m.employee_id, sum(m.mtd_remuneration) as remuneration, sum(m.epf_employee) as epf, sum(m.socso_employee) as socso,
           sum(m.eis_employee) as eis, sum(m.tax_employee) as mtd, sum(m.mtd_rebates) as zakat, sum(m.mtd_reliefs) as reliefs
    from mine m where m.of_year group by m.employee_id
  ),
  opened as (
    select o.employee_id, sum(o.remuneration) as remuneration, sum(o.epf) as epf, sum(o.socso) as socso, sum(o.eis) as eis,
           sum(o.mtd) as mtd, sum(o.zakat) as zakat, sum(o.reliefs) as reliefs
    from payroll_year_openings o where o.company_id = $1 and o.employee_id = any($2) and o.year = $4
    group by o.employee_id
  ),
  claimed as (
    select c.employee_id, jsonb_object_agg(c.key, c.amount) as items
    from (
      select m.employee_id, i.key, sum(i.value::numeric) as amount
      from mine m cross join lateral jsonb_each_text(m.relief_items) i
      where m.of_year and m.relief_items is not null
      group by m.employee_id, i.key
    ) c group by c.employee_id
  ),
  exempted as (
    select e.employee_id, jsonb_object_agg(e.key, e.amount) as exempt
    from (
    select part.employee_id, part.key, sum(part.amount) as amount
    from (
      select m.employee_id, l.value ->> 'exemption' as key, sum((l.value ->> 'exempt')::numeric) as amount
      from mine m cross join lateral jsonb_array_elements(m.earnings) l
      where m.of_year and m.earnings is not null and l.value ->> 'exemption' is not null and l.value ->> 'exempt' is not null
      group by m.employee_id, l.value ->> 'exemption'
      union all
      select o.employee_id, x.key, x.amount
      from payroll_year_openings o
           cross join lateral (values ('travel', o.exempt_travel), ('childcare', o.exempt_childcare), ('award', o.exempt_award)) x (key, amount)
      where o.company_id = $1 and o.employee_id = any($2) and o.year = $4 and x.amount > 0
    ) part
    group by part.employee_id, part.key
    ) e group by e.employee_id
  ),
  journeys as (select m.employee_id, count(*) as n from mine m where m.religious_journey group by m.employee_id)
  select a.employee_id,
         coalesce(p.remuneration, 0) + coalesce(o.remuneration, 0) as remuneration, coalesce(p.epf, 0) + coalesce(o.epf, 0) as epf,
         coalesce(p.socso, 0) + coalesce(o.socso, 0) as socso, coalesce(p.eis, 0) + coalesce(o.eis, 0) as eis,
         coalesce(p.mtd, 0) + coalesce(o.mtd, 0) as mtd, coalesce(p.zakat, 0) + coalesce(o.zakat, 0) as zakat,
         coalesce(p.reliefs, 0) + coalesce(o.reliefs, 0) as reliefs, coalesce(c.items, '{}') as items, coalesce(j.n, 0) as journeys,
         coalesce(x.exempt, '{}') as exempt
  from asked a left join paid p using (employee_id) left join opened o using (employee_id) left join claimed c using (employee_id)
       left join journeys j using (employee_id) left join exempted x using (employee_id)
  where p.employee_id is not null or o.employee_id is not null or j.employee_id is not null`);

export interface AccumulateUntil {
  /** Payrolls that start earlier count. */
  readonly start: string;
  /** Of this year: of payment under the law, of the start under the specification. */
  readonly year: number;
  readonly byPayDate: boolean;
  /** The yearly EPF relief in ringgit: more than that never counts. */
  readonly epfLimit: number;
}

/** Employees with nothing behind them are not in the map; `NOTHING_ACCUMULATED` is theirs. */
export async function accumulatedOf(ctx: Ctx, employeeIds: readonly number[], until: AccumulateUntil): Promise<Map<number, Accumulated>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await accumulated(ctx.client, [ctx.companyId, employeeIds, until.start, until.year, until.byPayDate]);
  const limit = fromRinggit(until.epfLimit);
  return new Map(
    rows.map((row) => [
      row.employee_id,
      {
        ...NOTHING_ACCUMULATED,
        remuneration: money(row.remuneration),
        epf: toRinggit(minSen(fromRinggit(row.epf), limit)),
        socso: money(row.socso),
        eis: money(row.eis),
        mtd: money(row.mtd),
        zakat: money(row.zakat),
        reliefs: money(row.reliefs),
        items: row.items,
        religious_journeys: Number(row.journeys),
        ...(Object.keys(row.exempt).length > 0 && { exempt: row.exempt }),
      },
    ]),
  );
}
