/** Projects as they are shown. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listProjects as listEndpoint, showProject as showEndpoint } from '../../contract/project/project.endpoints.ts';
import type { ProjectDetail, ProjectRow } from '../../contract/project/project.schema.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { isReported } from '../product/product-use.store.ts';
import { seenProject, seesAllProjects } from '../project-reach.ts';
import * as store from './project.store.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';

const ringgit = (text: string | undefined | null) => toRinggit(fromRinggit(text ?? '0'));
const numberOrNull = (text: string | null) => (text === null ? null : Number(text));
const countIn = (rows: readonly { readonly id: number; readonly n: number }[], id: number) => rows.find((row) => row.id === id)?.n ?? 0;

export async function projectRows(ctx: Ctx, records: readonly ProjectRecord[]): Promise<ProjectRow[]> {
  const ids = records.map(({ id }) => id);
  // What the client pays is not a supervisor's to know.
  const office = seesAllProjects(ctx);
  const [clients, outlets, promoters, sales] = await pipeline(
    ctx,
    () =>
      store.clientNames(
        ctx,
        records.map(({ client_id }) => client_id),
      ),
    () => store.countOutlets(ctx, ids),
    () => store.countPromoters(ctx, ids),
    () => store.salesOfProjects(ctx, ids),
  );
  return records.map((record) => ({
    id: record.id,
    name: record.name,
    code: record.code,
    client_id: record.client_id,
    client: { id: record.client_id, name: clients.find(({ id }) => id === record.client_id)?.name ?? '' },
    start_date: record.start_date as ProjectRow['start_date'],
    end_date: record.end_date as ProjectRow['end_date'],
    description: record.description,
    objective: record.objective,
    target_sales_amount: ringgitOrNull(record.target_sales_amount),
    target_units: numberOrNull(record.target_units),
    pay_type: record.pay_type,
    base_rate: toRinggit(record.base_rate),
    overtime_rate: toRinggit(record.overtime_rate),
    commission_type: record.commission_type,
    commission_value: Number(record.commission_value),
    min_hours_full_day: Number(record.min_hours_full_day),
    late_deduction: record.late_deduction,
    bill_rate: office ? ringgitOrNull(record.bill_rate) : null,
    bill_fee: office ? ringgitOrNull(record.bill_fee) : null,
    ontime_checkin_minutes: record.ontime_checkin_minutes,
    ontime_checkout_minutes: record.ontime_checkout_minutes,
    radius_m: record.radius_m,
    daily_report_required: record.daily_report_required,
    stock_required: record.stock_required,
    photo_required: record.photo_required,
    status: record.status,
    cancel_reason: record.cancel_reason,
    outlets_count: countIn(outlets, record.id),
    promoters_count: countIn(promoters, record.id),
    sales_amount: ringgit(sales.find(({ id }) => id === record.id)?.amount),
    updated_at: instantText(record.updated_at),
  }));
}

export async function listProjects(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await store.pageOfProjects(ctx, input);
  return { data: await projectRows(ctx, rows), meta };
}

export async function showProject(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const { project, outletIds, office } = await seenProject(ctx, id);
  const [[row], outlets, products, promoters, supervisors, tasks, atOutlets, ofPromoters, sales, balances, actions, reported] = await pipeline(
    ctx,
    () => projectRows(ctx, [project]),
    () => store.outletsOf(ctx, id),
    () => store.productsOf(ctx, id),
    () => store.promotersOf(ctx, id),
    () => store.supervisorsOf(ctx, id),
    () => store.tasksOf(ctx, id),
    () => store.schedulesByOutlet(ctx, id),
    () => store.schedulesByPromoter(ctx, id),
    () => store.salesWithin(ctx, id),
    () => store.balancesWithin(ctx, id),
    () => store.actionsOf(ctx, id),
    () => isReported(ctx, id),
  );
  const mine = (outletId: number) => outletIds === null || outletIds.includes(outletId);
  const [seenSales, seenBalances] = [sales.filter((each) => mine(each.outlet_id)), balances.filter((each) => mine(each.outlet_id))];
  const amountOf = (rows: readonly { readonly amount: string }[]) => rows.reduce((total, each) => total + ringgit(each.amount) * 100, 0) / 100;
  const sum = (values: readonly string[]) => values.reduce((total, value) => total + Number(value), 0);
  const shown = outlets.filter(({ outlet }) => mine(outlet.id));
  const nameOf = new Map(outlets.map(({ outlet }) => [outlet.id, outlet.name]));
  const data: ProjectDetail = {
    ...(row as ProjectRow),
    products_locked: reported,
    outlets: shown.map(({ row: own, outlet }) => ({
      id: own.id,
      outlet: { ...outlet, lat: Number(outlet.lat), lng: Number(outlet.lng) },
      target_sales_amount: ringgitOrNull(own.target_sales_amount),
      start_date: own.start_date,
      end_date: own.end_date,
      sales_amount: amountOf(seenSales.filter(({ outlet_id }) => outlet_id === outlet.id)),
      schedules_count: countIn(atOutlets, outlet.id),
      balance: sum(seenBalances.filter(({ outlet_id }) => outlet_id === outlet.id).map((each) => each.balance)),
      status: own.status,
    })),
    products: products.map(({ row: own, product }) => {
      const [theirs, left] = [seenSales.filter((each) => each.product_id === product.id), seenBalances.filter((each) => each.product_id === product.id)];
      return {
        id: own.id,
        product,
        price: toRinggit(own.price),
        commission_value: numberOrNull(own.commission_value),
        units_sold: sum(theirs.map(({ units }) => units)),
        sales_amount: amountOf(theirs),
        balance: sum(left.map((each) => each.balance)),
        out_of_stock: left.filter(({ out_since }) => out_since !== null).length,
        status: own.status,
      };
    }),
    promoters: promoters.map(({ row: own, promoter, outlet }) => ({
      id: own.id,
      promoter,
      default_outlet: outlet,
      rate_override: office ? ringgitOrNull(own.rate_override) : null,
      schedules_count: countIn(ofPromoters, promoter.id),
      status: own.status,
    })),
    supervisors: supervisors.map(({ row: own, employee }) => ({
      id: own.id,
      employee,
      outlets: own.outlet_ids.map((each) => ({ id: each, name: nameOf.get(each) ?? '' })),
    })),
    tasks: tasks.map(({ id: taskId, name, description, type, options, is_required, sort_order, status }) => ({
      id: taskId,
      name,
      description,
      type,
      options: { ...options, items: options.items ? [...options.items] : undefined },
      is_required,
      sort_order,
      status,
      actions_count: countIn(actions, taskId),
    })),
    can_change: office,
  };
  return { data };
}
