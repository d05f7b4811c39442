/** Records stock on a schedule, and voids what was recorded wrongly. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { lacksOpening, roomFor, shortfall, type LedgerEntry } from '../../contract/stock/stock-ledger.ts';
import type * as calls from '../../contract/stock/stock.endpoints.ts';
import { STOCK_ERRORS, STOCK_MESSAGES } from '../../contract/stock/stock.messages.ts';
import { fromThousandths, quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import { salesDailyReports as report, salesPunches as punch } from '../field/field.tables.ts';
import { fieldSchedule, type FieldSchedule } from '../field/field-schedule.ts';
import { salesProducts as p } from '../product/product.tables.ts';
import { salesProjectProducts as chosen } from '../project/project.tables.ts';
import { checkQuantity, instantOfEntry, priceOfEntry, type Recording, type SoldProduct } from './check-entry.ts';
import * as store from './stock.store.ts';
import { salesStocks } from './stock.tables.ts';

const SUBJECT = 'sales_stock';
type Form = ParsedInput<typeof calls.recordStock>;

/** @throws 422 where the schedule takes no more of it */
async function recordingOn(ctx: Ctx, { schedule, supervises }: FieldSchedule): Promise<Recording> {
  if (schedule.status === 'Cancelled') throw invalid('base', STOCK_ERRORS.cancelled);
  const [[checkin], [daily]] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ at: punch.recorded_at })
        .from(punch)
        .where(and(eq(punch.company_id, ctx.companyId), eq(punch.schedule_id, schedule.id), eq(punch.type, 'checkin')))
        .execute(),
    () =>
      ctx.db
        .select({ status: report.status })
        .from(report)
        .where(and(eq(report.company_id, ctx.companyId), eq(report.schedule_id, schedule.id)))
        .execute(),
  );
  if (!supervises && !checkin) throw invalid('base', STOCK_ERRORS.checkInFirst);
  if (!supervises && daily?.status === 'submitted') throw invalid('base', STOCK_ERRORS.submitted);
  return { schedule, supervises, checkedInAt: checkin?.at ?? null, now: ctx.clock.now().getTime() };
}

async function productsOf(ctx: Ctx, projectId: number, ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>> {
  const rows = await ctx.db
    .select({ id: p.id, unit: p.unit, price: chosen.price })
    .from(chosen)
    .innerJoin(p, and(eq(p.company_id, chosen.company_id), eq(p.id, chosen.product_id)))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.status, 'Active'), among(chosen.product_id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rows that have not come before, each with its place in the form. @throws 422 where a name belongs to another schedule, or to two rows */
async function freshRows(ctx: Ctx, scheduleId: number, rows: Form['rows']) {
  const known = new Map(
    (
      await store.stocksByRef(
        ctx,
        rows.map(({ client_ref }) => client_ref),
      )
    ).map((row) => [row.client_ref, row.schedule_id]),
  );
  return rows.flatMap((row, n) => {
    const field = `rows.${n}`;
    const isTwice = rows.findIndex(({ client_ref }) => client_ref === row.client_ref) < n;
    if (isTwice || (known.has(row.client_ref) && known.get(row.client_ref) !== scheduleId)) throw invalid(`${field}.client_ref`, STOCK_ERRORS.refTaken);
    return known.has(row.client_ref) ? [] : [{ row, field }];
  });
}

/** @throws 422 where the ledger has no opening before the entry, or less than it takes */
function requireRoom(ledger: readonly LedgerEntry[], entry: LedgerEntry, field: string): void {
  if (lacksOpening(ledger, entry)) throw invalid(`${field}.quantity`, STOCK_ERRORS.openingFirst);
  if (shortfall(ledger, entry) === 0) return;
  if (entry.type === 'opening') throw invalid(`${field}.quantity`, STOCK_ERRORS.openingTooLow);
  throw invalid(`${field}.quantity`, STOCK_ERRORS.onlyLeft, { left: fromThousandths(roomFor(ledger, entry)) });
}

const earliest = (instants: readonly string[]) => instants.reduce((first, each) => (Date.parse(each) < Date.parse(first) ? each : first));

export async function recordStock(ctx: Ctx, { id, rows, override }: Form): Promise<OutputOf<typeof calls.recordStock>> {
  const found = await fieldSchedule(ctx, id);
  const { schedule, supervises } = found;
  const ids = rows.map(({ product_id }) => product_id);
  const fresh = await freshRows(ctx, id, rows);
  if (fresh.length > 0) await recordFresh(ctx, found, fresh, override && supervises, override);
  return {
    success: true,
    message: say(STOCK_MESSAGES.recorded, ctx.locale),
    data: { balances: await store.balancesAt(ctx, schedule, ids) },
  };
}

async function recordFresh(ctx: Ctx, found: FieldSchedule, fresh: Awaited<ReturnType<typeof freshRows>>, overrides: boolean, asked: boolean): Promise<void> {
  if (asked && !overrides) throw invalid('override', STOCK_ERRORS.supervisorOnly);
  const { schedule, supervises } = found;
  const recording = await recordingOn(ctx, found);
  const ids = fresh.map(({ row }) => row.product_id);
  const products = await productsOf(ctx, schedule.project_id, ids);
  const checked = fresh.map(({ row, field }) => {
    const product = products.get(row.product_id);
    if (!product) throw invalid(`${field}.product_id`, STOCK_ERRORS.productOfProject);
    checkQuantity(row, product, field);
    if (overrides && row.remark === null) throw invalid(`${field}.remark`, STOCK_ERRORS.remark);
    return { row, field, at: instantOfEntry(row, recording, field), priced: priceOfEntry(row, product, supervises, field) };
  });
  await store.lockBalances(ctx, schedule, ids);
  const since = earliest(checked.map(({ at }) => at));
  const entries: (LedgerEntry & { product_id: number })[] = await store.ledgerSince(ctx, schedule, ids, since);
  for (const [n, { row, field, at }] of checked.entries()) {
    // Before it has a number of its own it counts after all that have one.
    const entry = { id: Number.MAX_SAFE_INTEGER - checked.length + n, product_id: row.product_id, type: row.type, voided: false };
    const counted = { ...entry, quantity: toThousandths(row.quantity), at: Date.parse(at) };
    if (!overrides)
      requireRoom(
        entries.filter(({ product_id }) => product_id === row.product_id),
        counted,
        field,
      );
    entries.push(counted);
  }
  const added = await ctx.db
    .insert(salesStocks)
    .values(
      checked.map(({ row, at, priced }) => ({
        ...priced,
        company_id: ctx.companyId,
        schedule_id: schedule.id,
        project_id: schedule.project_id,
        outlet_id: schedule.outlet_id,
        promoter_id: schedule.promoter_id,
        product_id: row.product_id,
        type: row.type,
        quantity: quantityText(toThousandths(row.quantity)),
        recorded_at: at,
        received_at: new Date(recording.now).toISOString(),
        remark: row.remark,
        override_by: overrides ? ctx.actor.userId : null,
        client_ref: row.client_ref,
        created_by: ctx.actor.userId,
      })),
    )
    .returning();
  await store.settleBalances(ctx, schedule, ids, since);
  for (const entry of added)
    await audit(ctx, { action: `${SUBJECT}.created`, subject_type: SUBJECT, subject_id: entry.id, before: null, after: asStored(salesStocks, entry) });
}

export async function voidStock(ctx: Ctx, { id, stock_id, reason }: ParsedInput<typeof calls.voidStock>): Promise<OutputOf<typeof calls.voidStock>> {
  const found = await fieldSchedule(ctx, id);
  const { schedule } = found;
  await recordingOn(ctx, found);
  const [entry] = await store.stockOfSchedule(ctx, id, stock_id);
  if (!entry) throw notFound();
  if (entry.voided_at === null) {
    await store.lockBalances(ctx, schedule, [entry.product_id]);
    await store.markVoided(ctx, stock_id, reason);
    await store.settleBalances(ctx, schedule, [entry.product_id], instantText(entry.recorded_at));
    await audit(ctx, {
      action: `${SUBJECT}.voided`,
      subject_type: SUBJECT,
      subject_id: stock_id,
      before: asStored(salesStocks, entry),
      after: { ...asStored(salesStocks, entry), void_reason: reason },
    });
  }
  return { success: true, message: say(STOCK_MESSAGES.voided, ctx.locale), data: { balances: await store.balancesAt(ctx, schedule, [entry.product_id]) } };
}
