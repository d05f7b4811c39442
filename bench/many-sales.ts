/** Sales performance as its years add up, in a few statements, for benchmarks: outlets, products, promoters, their schedules and the ledger of stock. */
import type { Pool } from 'pg';
import { loadInBulk } from './bulk-load.ts';

/** Today of a portal of a benchmark. */
export const DAY = '2026-11-19';

export interface SalesSize {
  readonly projects: number;
  readonly outlets: number;
  readonly products: number;
  readonly promoters: number;
}

/** Every outlet, product and promoter belongs to every project; the projects have three tasks. Each statement takes the company and how many. */
const REGISTERS = {
  outlets: `
    insert into sales_outlets (company_id, name, code, type, region, state, lat, lng)
    select $1, 'Outlet ' || n, 'OT' || n, 'Supermarket', 'Central', 'Selangor', 3.05 + n * 0.001, 101.5 from generate_series(1, $2::int) n`,
  products: `
    with client as (
      insert into sales_clients (company_id, name, code, contact_name, contact_phone, brands)
      values ($1, 'Pelanggan Contoh', 'CL1', 'Encik Contoh', '+60312345678', '{Contoh}') returning id
    )
    insert into sales_products (company_id, client_id, brand, name, sku, unit, price)
    select $1, c.id, 'Contoh', 'Produk ' || n, 'SKU-' || n, 'pack', 10 + n % 9 from client c, generate_series(1, $2::int) n`,
  promoters: `
    insert into sales_promoters (company_id, code, name, identity_number, phone, email, state, rest_day)
    select $1, 'PR' || n, 'Promoter ' || n, '990131-14-' || lpad(n::text, 4, '0'), '+60125550123', 'p' || n || '@bench.example', 'Selangor', 1 + n % 7
    from generate_series(1, $2::int) n`,
  projects: `
    insert into sales_projects (company_id, code, name, client_id, start_date, end_date, target_sales_amount, pay_type, base_rate, commission_type, commission_value, status)
    select $1, 'PROJEK-' || n, 'Projek ' || n, c.id, '2026-10-01', '2027-03-31', 100000, 'Daily', 90, 'Percent', 2, 'On Going'
    from sales_clients c, generate_series(1, $2::int) n where c.company_id = $1`,
} as const;

const LISTS = [
  `insert into sales_targets (company_id, project_id, name, scope, measure, target, repeats, start_date, end_date, tiers)
   select $1, id, 'Sasaran', 'Promoter', 'Value', 500, 'Month', start_date, end_date, '[{"from_percent": 80, "pays": "Amount", "value": 50}, {"from_percent": 100, "pays": "Percent", "value": 2}]'
   from sales_projects where company_id = $1`,
  `insert into sales_project_outlets (company_id, project_id, outlet_id) select $1, r.id, o.id from sales_projects r join sales_outlets o on o.company_id = $1 where r.company_id = $1`,
  `insert into sales_project_products (company_id, project_id, product_id, price) select $1, r.id, p.id, p.price from sales_projects r join sales_products p on p.company_id = $1 where r.company_id = $1`,
  `insert into sales_project_promoters (company_id, project_id, promoter_id) select $1, r.id, m.id from sales_projects r join sales_promoters m on m.company_id = $1 where r.company_id = $1`,
  `insert into sales_project_tasks (company_id, project_id, name, type, sort_order) select $1, r.id, 'Tugasan ' || n, 'Text', n from sales_projects r, generate_series(1, 3) n where r.company_id = $1`,
] as const;

export async function addSales(owner: Pool, companyId: number, size: SalesSize): Promise<void> {
  await owner.query(`update companies set modules = modules || '{"spm": true}' where id = $1`, [companyId]);
  for (const key of ['outlets', 'products', 'promoters', 'projects'] as const) await owner.query(REGISTERS[key], [companyId, size[key]]);
  for (const text of LISTS) await owner.query(text, [companyId]);
}

/** A schedule of each promoter on each day, at one of the outlets, spread over the projects. $2, $3: the days, $4: the state */
const SCHEDULES = `
  insert into sales_schedules (company_id, project_id, outlet_id, promoter_id, date, start_time, end_time, starts_at, ends_at, status, worked_minutes)
  select $1, r.ids[1 + m.at % cardinality(r.ids)], o.ids[1 + (m.at + d.n) % cardinality(o.ids)], m.id, d.day, '10:00', '19:00',
    (d.day + time '10:00') at time zone 'Asia/Kuala_Lumpur', (d.day + time '19:00') at time zone 'Asia/Kuala_Lumpur', $4, case when $4 = 'Completed' then 540 end
  from (select id, row_number() over (order by id)::int as at from sales_promoters where company_id = $1) m
  cross join (select day::date, row_number() over (order by day)::int as n from generate_series($2::timestamp, $3::timestamp, interval '1 day') day) d,
    (select array_agg(id order by id) as ids from sales_projects where company_id = $1) r, (select array_agg(id order by id) as ids from sales_outlets where company_id = $1) o`;

/** One promoter in ten has not come yet, one in seven came late. */
const CHECK_INS = `
  insert into sales_punches (company_id, schedule_id, type, recorded_at, distance_m, status, source)
  select company_id, id, 'checkin', starts_at + make_interval(mins => case when id % 7 = 0 then 20 else 0 end), 12, case when id % 7 = 0 then 'late' else 'ontime' end, 'mobile'
  from sales_schedules where company_id = $1 and date between $2 and $3 and ($4 = 'Completed' or promoter_id % 10 <> 0)`;

/** $4 sales of products in turn on each schedule that somebody came to. */
const SOLD = `
  insert into sales_stocks (company_id, schedule_id, project_id, outlet_id, product_id, promoter_id, type, quantity, unit_price, amount, recorded_at)
  select $1, s.id, s.project_id, s.outlet_id, p.ids[1 + ((s.id + n) % cardinality(p.ids))::int], s.promoter_id, 'sale', 1 + n % 3, 12.5, 12.5 * (1 + n % 3), s.starts_at + make_interval(mins => 30 * n)
  from sales_schedules s join sales_punches c on c.company_id = $1 and c.schedule_id = s.id and c.type = 'checkin' cross join generate_series(1, $4::int) n,
    (select array_agg(id order by id) as ids from sales_products where company_id = $1) p
  where s.company_id = $1 and s.date between $2 and $3`;

/** Two of three tasks of who came are done, and every other report is submitted. */
const DONE = [
  `insert into sales_task_actions (company_id, schedule_id, project_task_id, value, recorded_at)
   select $1, s.id, t.id, '"ada"', s.starts_at from sales_schedules s join sales_project_tasks t on t.company_id = $1 and t.project_id = s.project_id and t.sort_order < 3
   where s.company_id = $1 and s.date between $2 and $3 and s.promoter_id % 10 <> 0`,
  `insert into sales_daily_reports (company_id, schedule_id, status, submitted_at) select $1, id, 'submitted', ends_at from sales_schedules
   where company_id = $1 and date between $2 and $3 and id % 2 = 0`,
] as const;

export interface SalesDays {
  readonly from: string;
  readonly to: string;
  readonly status: 'On Going' | 'Completed';
  /** Of each schedule. */
  readonly sales: number;
}

export async function addSchedules(owner: Pool, companyId: number, { from, to, status, sales }: SalesDays): Promise<void> {
  await owner.query(SCHEDULES, [companyId, from, to, status]);
  await owner.query(CHECK_INS, [companyId, from, to, status]);
  // Without figures of what was just added each schedule would be looked for among all check-ins.
  await owner.query('analyze sales_schedules, sales_punches');
  await owner.query(SOLD, [companyId, from, to, sales]);
  for (const text of DONE) await owner.query(text, [companyId, from, to]);
}

/**
 * So many entries over every outlet and product of the first project: an opening, then what comes and what goes in turn, and an opening anew after
 * each 28. One in six ends at or below the level at which it is short, whatever the number of entries.
 */
const LEDGER = `
  insert into sales_stocks (company_id, project_id, outlet_id, product_id, type, quantity, unit_price, amount, recorded_at, variance)
  select $1, r.id, o.ids[1 + j.pair / $4::int], p.ids[1 + j.pair % $4::int], k.type, case k.type when 'opening' then (j.pair / $4::int + j.pair) % 36 else 1 end,
    case k.type when 'sale' then 12.5 end, case k.type when 'sale' then 12.5 end, timestamptz '2026-10-01 10:00+08' + make_interval(mins => 10 * j.n),
    case when k.type = 'opening' and j.n > 0 then -1 end
  from (select min(id) as id from sales_projects where company_id = $1) r,
    (select array_agg(id order by id) as ids from sales_outlets where company_id = $1) o, (select array_agg(id order by id) as ids from sales_products where company_id = $1) p,
    generate_series(0, $2::int - 1) e
  cross join lateral (select e % $3::int as pair, e / $3::int as n) j
  cross join lateral (select case when j.n % 28 = 0 then 'opening' when j.n % 28 % 2 = 1 then 'replenishment' else 'sale' end as type) k`;

/** What each ledger comes to, by a statement that knows nothing of the portal. */
const BALANCES = `
  insert into sales_stock_balances (company_id, project_id, outlet_id, product_id, opening, opening_at, replenished, sold, balance, out_since)
  select $1, e.project_id, e.outlet_id, e.product_id, max(e.quantity) filter (where e.type = 'opening'), max(last.at),
    count(*) filter (where e.type = 'replenishment'), count(*) filter (where e.type = 'sale'),
    max(e.quantity) filter (where e.type = 'opening') + count(*) filter (where e.type = 'replenishment') - count(*) filter (where e.type = 'sale'),
    case when max(e.quantity) filter (where e.type = 'opening') + count(*) filter (where e.type = 'replenishment') - count(*) filter (where e.type = 'sale') <= 0
      then (max(e.recorded_at) at time zone 'Asia/Kuala_Lumpur')::date end
  from sales_stocks e join (
    select outlet_id, product_id, max(recorded_at) as at from sales_stocks where company_id = $1 and type = 'opening' group by 1, 2
  ) last on last.outlet_id = e.outlet_id and last.product_id = e.product_id and e.recorded_at >= last.at
  where e.company_id = $1 group by 2, 3, 4`;

export interface Ledgers {
  readonly companyId: number;
  readonly entries: number;
}

/** The ledgers of several companies of one size, loaded at once. */
export const addLedgers = (owner: Pool, { outlets, products }: Pick<SalesSize, 'outlets' | 'products'>, companies: readonly Ledgers[]): Promise<void> =>
  loadInBulk(owner, ['sales_stocks', 'sales_stock_balances'], async (client) => {
    for (const { companyId, entries } of companies) {
      await client.query(LEDGER, [companyId, entries, outlets * products, products]);
      await client.query('analyze sales_stocks');
      await client.query(BALANCES, [companyId]);
    }
  });
