/** Schedules summed up by project, outlet and day, and what sells, in one statement: a day of thousands is read once and answered as sums. */
import { and, sql, type SQL } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { monitorProjects as endpoint } from '../../contract/project/monitoring.endpoints.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

type Data = OutputOf<typeof endpoint>['data'];
type Sums = Data['summary'];

interface Place {
  readonly project_id: number;
  readonly project: string;
  readonly outlet_id: number;
  readonly outlet: string;
  readonly lat: number;
  readonly lng: number;
  /** in thousandths */
  readonly available: number;
  readonly days: readonly (Omit<Sums, 'sales' | 'available_stock' | 'reports'> & {
    readonly date: string;
    readonly submitted: number;
    /** in thousandths */
    readonly units: number;
    /** in sen */
    readonly amount: number;
    readonly late: number;
    readonly missed: number;
    readonly next_start: string | null;
  })[];
}
type Ranked = Data['charts']['products'];

/** Cancelled ones count nowhere. */
const COUNTED = sql.raw(`status <> 'Cancelled'`);

/** The ten that sold most, of rows with an id, and their names. Two of one name stay two. */
const ranking = (sums: SQL, names: SQL, companyId: number) =>
  sql`(select coalesce(json_agg(json_build_object('name', n.name, 'units', x.units, 'amount', x.amount) order by x.amount desc, x.id), '[]')
    from (select id, sum(units)::bigint as units, sum(amount)::bigint as amount from ${sums} group by id having sum(units) > 0 order by 3 desc, 1 limit 10) x
    join ${names} n on n.company_id = ${companyId} and n.id = x.id)`;

/** @param where of schedules, which carry no other name than their table's */
export async function monitorSums(ctx: Ctx, where: SQL | undefined): Promise<Omit<Data, 'more'>> {
  const { rows } = await ctx.db.execute<{ places: Place[]; products: Ranked; outlets: Ranked; promoters: Ranked }>(sql`
    with day as materialized (
      select ${s.id} as id, ${s.project_id} as project_id, ${s.outlet_id} as outlet_id, ${s.promoter_id} as promoter_id, ${s.date} as date, ${s.status} as status,
        ${s.start_time} as start_time, i.status as came, o.id is not null as gone, d.status = 'submitted' as submitted
      from ${s}
      left join sales_punches i on i.company_id = ${s.company_id} and i.schedule_id = ${s.id} and i.type = 'checkin'
      left join sales_punches o on o.company_id = ${s.company_id} and o.schedule_id = ${s.id} and o.type = 'checkout'
      left join sales_daily_reports d on d.company_id = ${s.company_id} and d.schedule_id = ${s.id}
      where ${and(where)}
    ), entries as (
      select day.id, e.product_id, (e.quantity * case e.type when 'sale' then 1000 else -1000 end)::bigint as units,
        (e.amount * case e.type when 'sale' then 100 else -100 end)::bigint as amount
      from day join sales_stocks e on e.company_id = ${ctx.companyId} and e.schedule_id = day.id and e.type in ('sale', 'sale return') and e.voided_at is null
    ), sold as materialized (
      select id, product_id, sum(units)::bigint as units, sum(amount)::bigint as amount from entries group by grouping sets ((id), (product_id))
    ), per as materialized (
      select day.*, coalesce(x.units, 0) as units, coalesce(x.amount, 0) as amount from day left join sold x on x.id = day.id
    ), days as materialized (
      select project_id, outlet_id, date, count(*) filter (where ${COUNTED}) as schedules, count(came) filter (where ${COUNTED}) as checkins,
        count(*) filter (where gone and ${COUNTED}) as checkouts, count(*) filter (where submitted and ${COUNTED}) as submitted,
        coalesce(sum(units) filter (where ${COUNTED}), 0)::bigint as units, coalesce(sum(amount) filter (where ${COUNTED}), 0)::bigint as amount,
        count(*) filter (where came = 'late' and ${COUNTED}) as late, count(*) filter (where status = 'Missed') as missed,
        min(start_time) filter (where came is null and status not in ('Missed', 'Cancelled')) as next_start,
        sum(units)::bigint as all_units, sum(amount)::bigint as all_amount
      from per group by project_id, outlet_id, date
    ), places as (
      select project_id, outlet_id, json_agg(json_build_object('date', date, 'schedules', schedules, 'checkins', checkins, 'checkouts', checkouts, 'submitted', submitted,
          'units', units, 'amount', amount, 'late', late, 'missed', missed, 'next_start', next_start) order by date) as days
      from days group by project_id, outlet_id
    )
    select (select coalesce(json_agg(json_build_object('project_id', r.id, 'project', r.name, 'outlet_id', t.id, 'outlet', t.name, 'lat', t.lat, 'lng', t.lng, 'days', p.days,
          'available', (select coalesce(sum(b.balance) * 1000, 0)::bigint from sales_stock_balances b where b.company_id = ${ctx.companyId} and b.project_id = r.id and b.outlet_id = t.id))
          order by lower(r.name), r.id, lower(t.name), t.id), '[]')
        from places p join sales_projects r on r.company_id = ${ctx.companyId} and r.id = p.project_id join sales_outlets t on t.company_id = ${ctx.companyId} and t.id = p.outlet_id) as places,
      ${ranking(sql`(select product_id as id, units, amount from sold where product_id is not null) s`, sql`sales_products`, ctx.companyId)} as products,
      ${ranking(sql`(select outlet_id as id, all_units as units, all_amount as amount from days) s`, sql`sales_outlets`, ctx.companyId)} as outlets,
      ${ranking(sql`(select promoter_id as id, units, amount from per) s`, sql`sales_promoters`, ctx.companyId)} as promoters`);
  const [found] = rows;
  if (!found) throw new Error('Nothing was summed up');
  const { places, products, outlets, promoters } = found;
  return { summary: sumOf(places), groups: groupsOf(places), charts: { products: ranked(products), outlets: ranked(outlets), promoters: ranked(promoters) } };
}

const [SEN, THOUSANDTHS] = [100, 1000];

/** Units and ringgit of what was summed up in whole thousandths and sen: to add integers costs the database a third of adding decimals. */
const sold = ({ units, amount }: { readonly units: number; readonly amount: number }) => ({ units: units / THOUSANDTHS, amount: amount / SEN });
const ranked = (best: Ranked): Ranked => best.map(({ name, ...sums }) => ({ name, ...sold(sums) }));

/** The stock that is there now counts once for each project and outlet. */
function sumOf(places: readonly Place[]): Sums {
  const days = places.flatMap((place) => place.days);
  const count = (key: 'schedules' | 'checkins' | 'checkouts' | 'submitted' | 'units' | 'amount') => days.reduce((sum, day) => sum + day[key], 0);
  return {
    schedules: count('schedules'),
    checkins: count('checkins'),
    checkouts: count('checkouts'),
    sales: sold({ units: count('units'), amount: count('amount') }),
    available_stock: places.reduce((sum, { available }) => sum + available, 0) / THOUSANDTHS,
    reports: { pending: count('schedules') - count('submitted'), submitted: count('submitted') },
  };
}

function groupsOf(places: readonly Place[]): Data['groups'] {
  return [...Map.groupBy(places, ({ project_id }) => project_id)].map(([id, own]) => ({
    project: { id, name: own[0]?.project ?? '' },
    outlets: own.map(({ outlet_id, outlet, lat, lng, available, days }) => ({
      outlet: { id: outlet_id, name: outlet, lat, lng },
      dates: days.map(({ date, schedules, checkins, checkouts, submitted, units, amount, late, missed, next_start }) => ({
        date,
        summary: {
          schedules,
          checkins,
          checkouts,
          sales: sold({ units, amount }),
          available_stock: available / THOUSANDTHS,
          reports: { pending: schedules - submitted, submitted },
        },
        standing: { late, missed, next_start },
      })),
    })),
  }));
}
