/** Records stock on a schedule, and voids what was recorded wrongly. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { madeAt, requireRecent } from '#platform/server/field/made-at.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FIELD_ERRORS } from '../../contract/field/field.messages.ts';
import { lacksOpening, roomFor, shortfall, type LedgerEntry } from '../../contract/stock/stock-ledger.ts';
import type * as calls from '../../contract/stock/stock.endpoints.ts';
import { STOCK_ERRORS, STOCK_MESSAGES } from '../../contract/stock/stock.messages.ts';
import { fromThousandths, quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import { notifyActivity } from '../field.store.ts';
import { salesDailyReports as report, salesPunches as punch } from '../tables/field.tables.ts';
import { fieldSchedule, type FieldSchedule } from '../field-schedule.ts';
import { addEntries, STOCK_SUBJECT } from './add-entries.ts';
import { checkQuantity, instantOfEntry, priceOfEntry, quantityAt, type Recording } from './check-entry.ts';
import { soldProducts } from './sold-products.ts';
import { notifyShort } from './notify-stock.ts';
import * as store from './stock.store.ts';
import { salesStocks } from '../tables/stock.tables.ts';

type Form = ParsedInput<typeof calls.recordStock>;

/** @throws 422 where the schedule takes no more of it */
async function recordingOn(ctx: Ctx, { schedule, supervises }: FieldSchedule, made: number): Promise<Recording> {
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
  return { schedule, supervises, checkedInAt: checkin?.at ?? null, made, now: ctx.clock.now().getTime() };
}

/** The name of an entry among those that were sent at once. */
const refOf = (clientRef: string, n: number) => `${clientRef}.${n}`;

/** @throws 422 where the ledger has no opening before the entry, or less than it takes */
export function requireRoom(ledger: readonly LedgerEntry[], entry: LedgerEntry, field: string): void {
  if (lacksOpening(ledger, entry)) throw invalid(quantityAt(field), STOCK_ERRORS.openingFirst);
  if (shortfall(ledger, entry) === 0) return;
  if (entry.type === 'opening') throw invalid(quantityAt(field), STOCK_ERRORS.openingTooLow);
  throw invalid(quantityAt(field), STOCK_ERRORS.onlyLeft, { left: fromThousandths(roomFor(ledger, entry)) });
}

const earliest = (instants: readonly string[]) => instants.reduce((first, each) => (Date.parse(each) < Date.parse(first) ? each : first));

export async function recordStock(ctx: Ctx, form: Form): Promise<OutputOf<typeof calls.recordStock>> {
  const { id, client_ref, rows, override } = form;
  const found = await fieldSchedule(ctx, id);
  const { schedule, supervises } = found;
  const ids = rows.map(({ product_id }) => product_id);
  const known = await store.stocksByRef(ctx, id, refOf(client_ref, 0));
  if (known.length === 0) {
    if (override && !supervises) throw invalid('override', STOCK_ERRORS.supervisorOnly);
    await recordRows(ctx, found, form);
  }
  return {
    success: true,
    message: say(STOCK_MESSAGES.recorded, ctx.locale),
    data: { balances: await store.balancesAt(ctx, schedule, ids) },
  };
}

async function recordRows(ctx: Ctx, found: FieldSchedule, { client_ref, offline, rows, override }: Form): Promise<void> {
  const { schedule, supervises } = found;
  const when = madeAt(ctx, offline ?? null);
  requireRecent(ctx, when, FIELD_ERRORS.tooOld);
  const recording = await recordingOn(ctx, found, when.at.getTime());
  const ids = rows.map(({ product_id }) => product_id);
  const products = await soldProducts(ctx, schedule.project_id, ids);
  const checked = rows.map((row, n) => {
    const field = `rows.${n}`;
    const product = products.get(row.product_id);
    if (!product) throw invalid(`${field}.product_id`, STOCK_ERRORS.productOfProject);
    checkQuantity(row, product, field);
    if (override && row.remark === null) throw invalid(`${field}.remark`, STOCK_ERRORS.remark);
    return { row, field, at: instantOfEntry(row, recording, field), priced: priceOfEntry(row, product, supervises, field) };
  });
  const before = await store.lockBalances(ctx, schedule, ids);
  const since = earliest(checked.map(({ at }) => at));
  const entries: (LedgerEntry & { product_id: number })[] = await store.ledgerSince(ctx, schedule, ids, since);
  for (const [n, { row, field, at }] of checked.entries()) {
    // Before it has a number of its own it counts after all that have one.
    const entry = { id: Number.MAX_SAFE_INTEGER - checked.length + n, product_id: row.product_id, type: row.type, voided: false };
    const counted = { ...entry, quantity: toThousandths(row.quantity), at: Date.parse(at) };
    if (!override)
      requireRoom(
        entries.filter(({ product_id }) => product_id === row.product_id),
        counted,
        field,
      );
    entries.push(counted);
  }
  await addEntries(
    ctx,
    checked.map(({ row, at, priced }, n) => ({
      ...priced,
      schedule_id: schedule.id,
      project_id: schedule.project_id,
      outlet_id: schedule.outlet_id,
      promoter_id: schedule.promoter_id,
      product_id: row.product_id,
      type: row.type,
      quantity: quantityText(toThousandths(row.quantity)),
      recorded_at: at,
      remark: row.remark,
      override_by: override ? ctx.actor.userId : null,
      client_ref: refOf(client_ref, n),
    })),
  );
  await store.settleBalances(ctx, schedule, ids, since);
  await notifyShort(ctx, schedule, before);
  await notifyActivity(ctx);
}

export async function voidStock(ctx: Ctx, { id, stock_id, reason }: ParsedInput<typeof calls.voidStock>): Promise<OutputOf<typeof calls.voidStock>> {
  const found = await fieldSchedule(ctx, id);
  const { schedule } = found;
  await recordingOn(ctx, found, ctx.clock.now().getTime());
  const [entry] = await store.stockOfSchedule(ctx, id, stock_id);
  if (!entry) throw notFound();
  if (entry.voided_at === null) {
    await store.lockBalances(ctx, schedule, [entry.product_id]);
    await store.markVoided(ctx, stock_id, reason);
    await store.settleBalances(ctx, schedule, [entry.product_id], instantText(entry.recorded_at));
    await audit(ctx, {
      action: `${STOCK_SUBJECT}.voided`,
      subject_type: STOCK_SUBJECT,
      subject_id: stock_id,
      before: asStored(salesStocks, entry),
      after: { ...asStored(salesStocks, entry), void_reason: reason },
    });
  }
  return { success: true, message: say(STOCK_MESSAGES.voided, ctx.locale), data: { balances: await store.balancesAt(ctx, schedule, [entry.product_id]) } };
}
