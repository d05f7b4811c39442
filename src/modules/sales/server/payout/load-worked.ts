/** What promoters worked and sold in a period, as the calculation of pay takes it: Completed schedules that the portal did not close unseen. */
import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { sen, ZERO, type Sen } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { MINIMUM_WAGES } from '#modules/payroll/contract/rules/minimum-wage.params.ts';
import type { AllowanceTerms, PayTerms, SoldEntry, WorkedSchedule } from '../../contract/payout/pay-terms.ts';
import { toThousandths } from '../../contract/stock/stock-quantity.ts';
import { allowancesOf } from '../pay-rule/load-pay-rules.ts';
import { salesPunches as punch } from '../tables/field.tables.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjectProducts as sells, salesProjectPromoters as chosen, salesProjects as r, type ProjectRecord } from '../tables/project.tables.ts';
import { salesPromoters as m, type PromoterRecord } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { salesStocks as entry } from '../tables/stock.tables.ts';
import { holidaysOf, type HolidayAt } from './outlet-holidays.ts';

/** A company is enough. */
type Reading = Pick<Ctx, 'db' | 'client' | 'companyId'>;

export interface WorkedPeriod {
  readonly project_id?: number;
  /** Of them alone. */
  readonly promoter_ids?: readonly number[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface Worked {
  readonly project: ProjectRecord;
  readonly promoter: PromoterRecord;
  readonly terms: PayTerms;
  readonly schedules: readonly WorkedSchedule[];
  readonly sold: readonly SoldEntry[];
}

const MINUTE = 60_000;

/** Of an hour on a date; before the first order that is known: that one's. */
export const minimumWageOn = (date: CalendarDate): Sen => (MINIMUM_WAGES.findLast(({ from }) => from <= date) ?? MINIMUM_WAGES[0])?.hour ?? ZERO;

const termsOf = (project: ProjectRecord, promoter: PromoterRecord, override: Sen | null, allowances: readonly AllowanceTerms[] | undefined): PayTerms => ({
  pay_type: project.pay_type,
  rate: override ?? project.base_rate,
  overtime_rate: project.overtime_rate,
  commission_type: project.commission_type,
  commission_value: Number(project.commission_value),
  full_day_minutes: Math.round(Number(project.min_hours_full_day) * 60),
  late_deduction: project.late_deduction,
  ...(allowances && allowances.length > 0 && { allowances }),
  is_employee: promoter.engagement !== 'Contractor',
  ...(promoter.engagement !== 'Contractor' && { days_off: { rest_day: promoter.rest_day } }),
});

/** Of a schedule alone: a month of thousands of promoters names its project, outlets and promoters too often to read them with each. */
const WORK = {
  id: s.id,
  project_id: s.project_id,
  promoter_id: s.promoter_id,
  outlet_id: s.outlet_id,
  date: s.date,
  starts_at: s.starts_at,
  ends_at: s.ends_at,
  taken_over_at: s.taken_over_at,
  worked_minutes: s.worked_minutes,
  overtime_minutes: s.overtime_minutes,
} as const;

const finished = (ctx: Reading, { project_id, promoter_ids, from, to }: WorkedPeriod) =>
  ctx.db
    .select({ schedule: WORK, rate: chosen.rate_override, started: punch.recorded_at })
    .from(s)
    .innerJoin(punch, and(eq(punch.company_id, s.company_id), eq(punch.schedule_id, s.id), eq(punch.type, 'checkin')))
    .leftJoin(chosen, and(eq(chosen.company_id, s.company_id), eq(chosen.project_id, s.project_id), eq(chosen.promoter_id, s.promoter_id)))
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        eq(s.status, 'Completed'),
        sql`(not ${s.auto_closed} or ${s.confirmed_at} is not null)`,
        gte(s.date, from),
        lte(s.date, to),
        project_id === undefined ? undefined : eq(s.project_id, project_id),
        promoter_ids === undefined ? undefined : among(s.promoter_id, promoter_ids),
      ),
    )
    .orderBy(asc(s.promoter_id), asc(s.project_id), asc(s.starts_at), asc(s.id));

const salesOn = (ctx: Reading, scheduleIds: readonly number[]) =>
  ctx.db
    .select({
      id: entry.id,
      schedule_id: entry.schedule_id,
      product_id: entry.product_id,
      type: entry.type,
      quantity: entry.quantity,
      amount: entry.amount,
      own: sells.commission_value,
    })
    .from(entry)
    .leftJoin(sells, and(eq(sells.company_id, entry.company_id), eq(sells.project_id, entry.project_id), eq(sells.product_id, entry.product_id)))
    .where(
      and(eq(entry.company_id, ctx.companyId), among(entry.schedule_id, scheduleIds), inArray(entry.type, ['sale', 'sale return']), isNull(entry.voided_at)),
    )
    .orderBy(asc(entry.recorded_at), asc(entry.id));

/** Promoters of a project with nothing worked. */
export async function idleIn(ctx: Reading, project: ProjectRecord, promoterIds: readonly number[]): Promise<Worked[]> {
  if (promoterIds.length === 0) return [];
  const rows = await ctx.db
    .select({ promoter: m, rate: chosen.rate_override })
    .from(m)
    .leftJoin(chosen, and(eq(chosen.company_id, m.company_id), eq(chosen.project_id, project.id), eq(chosen.promoter_id, m.id)))
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, promoterIds)));
  const allowances = (await allowancesOf(ctx, [project.id])).get(project.id);
  return rows.map(({ promoter, rate }) => ({ project, promoter, terms: termsOf(project, promoter, rate, allowances), schedules: [], sold: [] }));
}

/** For each promoter and project that had work in the period. */
export async function loadWorked(ctx: Ctx, period: WorkedPeriod): Promise<Worked[]> {
  const [rows, isHoliday] = await pipeline(
    ctx,
    () => finished(ctx, period),
    () => holidaysOf(ctx, period),
  );
  return workedIn(ctx, rows, isHoliday);
}

/** The same with holidays that the caller has. */
export const loadWorkedWith = async (ctx: Reading, period: WorkedPeriod, isHoliday: HolidayAt): Promise<Worked[]> =>
  workedIn(ctx, await finished(ctx, period), isHoliday);

async function workedIn(ctx: Reading, rows: Awaited<ReturnType<typeof finished>>, isHoliday: HolidayAt): Promise<Worked[]> {
  const ids = rows.map(({ schedule }) => schedule.id);
  const [projectIds, promoterIds] = [new Set(rows.map(({ schedule }) => schedule.project_id)), new Set(rows.map(({ schedule }) => schedule.promoter_id))];
  const outletIds = new Set(rows.map(({ schedule }) => schedule.outlet_id));
  const [entries, projects, promoters, outlets, allowances] = await pipeline(
    ctx,
    () => salesOn(ctx, ids),
    () =>
      ctx.db
        .select()
        .from(r)
        .where(and(eq(r.company_id, ctx.companyId), among(r.id, projectIds))),
    () =>
      ctx.db
        .select()
        .from(m)
        .where(and(eq(m.company_id, ctx.companyId), among(m.id, promoterIds))),
    () =>
      ctx.db
        .select({ id: o.id, state: o.state, lat: o.lat, lng: o.lng })
        .from(o)
        .where(and(eq(o.company_id, ctx.companyId), among(o.id, outletIds))),
    () => allowancesOf(ctx, projectIds),
  );
  const places = new Map(outlets.map(({ id, state, lat, lng }) => [id, { state, outlet: { id, lat: Number(lat), lng: Number(lng) } }]));
  const sales = Map.groupBy(entries, ({ schedule_id }) => schedule_id);
  const [byProject, byPromoter] = [new Map(projects.map((each) => [each.id, each])), new Map(promoters.map((each) => [each.id, each]))];
  return [...Map.groupBy(rows, ({ schedule }) => `${schedule.promoter_id} ${schedule.project_id}`).values()].flatMap((own) => {
    const [first] = own;
    const [project, promoter] = [byProject.get(first?.schedule.project_id ?? 0), byPromoter.get(first?.schedule.promoter_id ?? 0)];
    if (!first || !project || !promoter) return [];
    const { rate } = first;
    const schedules = own.map(({ schedule, started }): WorkedSchedule => {
      const place = places.get(schedule.outlet_id);
      if (!place) throw new Error(`No outlet ${schedule.outlet_id}`);
      const [starts, ends] = [Date.parse(schedule.starts_at), Date.parse(schedule.ends_at)];
      return {
        id: schedule.id,
        date: schedule.date as CalendarDate,
        outlet: place.outlet,
        is_holiday: isHoliday(schedule.date, place.state),
        planned_minutes: (ends - starts) / MINUTE,
        worked_minutes: schedule.worked_minutes ?? 0,
        overtime_minutes: schedule.overtime_minutes,
        late_minutes: Math.max(0, (Math.floor(Date.parse(started) / MINUTE) * MINUTE - starts) / MINUTE),
        ...(schedule.taken_over_at !== null && { notice_minutes: Math.ceil((starts - Date.parse(schedule.taken_over_at)) / MINUTE) }),
        minimum_wage: minimumWageOn(schedule.date as CalendarDate),
      };
    });
    const sold = own.flatMap(({ schedule }) =>
      (sales.get(schedule.id) ?? []).map(({ id, product_id, type, quantity, amount, own: value }): SoldEntry => {
        const sign = type === 'sale' ? 1 : -1;
        return {
          id,
          schedule_id: schedule.id,
          product_id,
          date: schedule.date as CalendarDate,
          quantity: sign * toThousandths(quantity),
          amount: sen(sign * (amount ?? 0)),
          commission_value: value === null ? null : Number(value),
        };
      }),
    );
    return [{ project, promoter, terms: termsOf(project, promoter, rate, allowances.get(project.id)), schedules, sold }];
  });
}
