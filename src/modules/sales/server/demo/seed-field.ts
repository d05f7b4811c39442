/** What promoters of the demo recorded: stock that runs low here and there, daily reports that are approved, submitted or still missing. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { roundToSen, ratio, toRinggit } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { ShelfCheck } from '../../contract/field/shelf-check.ts';
import { replay } from '../../contract/stock/stock-ledger.ts';
import { quantityText, toThousandths } from '../../contract/stock/stock-quantity.ts';
import type { StockType } from '../../contract/stock/stock-types.ts';
import { salesDailyReports as r, salesPunches as punch, salesReportDisputes, salesTaskActions } from '../tables/field.tables.ts';
import { salesProjectProducts as chosen, salesProjectTasks as task } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { salesStockBalances, salesStocks } from '../tables/stock.tables.ts';
import { seedTaskPhotos, type PhotoOfTask } from './seed-task-photos.ts';

const CHUNK = 500;
const MINUTE = 60_000;
const [OPENING, DELIVERY, LOW] = [24, 18, 6];

type Entry = typeof salesStocks.$inferInsert & { readonly type: StockType };

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += CHUNK) await write(rows.slice(first, first + CHUNK));
}

export async function seedField(stage: DemoStage, company_id: number): Promise<void> {
  const { tx, today, now } = stage;
  const { db } = tx;
  const worked = await db
    .select({ schedule: s, from: punch.recorded_at })
    .from(s)
    .innerJoin(punch, and(eq(punch.company_id, s.company_id), eq(punch.schedule_id, s.id), eq(punch.type, 'checkin')))
    .where(and(eq(s.company_id, company_id), inArray(s.status, ['Completed', 'On Going'])))
    .orderBy(asc(s.starts_at), asc(s.id));
  const sells = Map.groupBy(await db.select().from(chosen).where(eq(chosen.company_id, company_id)).orderBy(asc(chosen.product_id)), (row) => row.project_id);
  const tasks = Map.groupBy(await db.select().from(task).where(eq(task.company_id, company_id)), (row) => row.project_id);
  const left = new Map<string, number>();
  const entries: Entry[] = [];
  const reports: (typeof r.$inferInsert)[] = [];
  const actions: (typeof salesTaskActions.$inferInsert)[] = [];
  for (const [n, { schedule, from }] of worked.entries()) {
    const { id: schedule_id, project_id, outlet_id, promoter_id, status } = schedule;
    const of = { company_id, schedule_id, project_id, outlet_id, promoter_id };
    const add = (type: StockType, product_id: number, quantity: number, minutes: number, more: Partial<Entry> = {}) => {
      const at = Date.parse(from) + minutes * MINUTE;
      if (at > now.getTime()) return false;
      entries.push({ ...of, product_id, type, quantity: quantityText(toThousandths(quantity)), recorded_at: new Date(at).toISOString(), ...more });
      return true;
    };
    for (const [at, { product_id, price }] of (sells.get(project_id) ?? []).slice(0, 4).entries()) {
      const key = `${project_id} ${outlet_id} ${product_id}`;
      const before = left.get(key);
      // Every now and then somebody counts less than what should be there.
      const counted = before === undefined ? OPENING : before - (n % 13 === 0 && before > 2 ? 1 : 0);
      if (!add('opening', product_id, counted, 10 + at)) continue;
      let balance = counted;
      if (balance <= LOW && n % 5 !== 0 && add('replenishment', product_id, DELIVERY, 60 + at)) balance += DELIVERY;
      for (const hour of [2, 5]) {
        const sold = Math.min(balance, 1 + ((n + at + hour) % 3));
        const amount = roundToSen(price, ratio(sold, 1));
        if (sold > 0 && add('sale', product_id, sold, hour * 60 + at * 7, { unit_price: price, amount })) balance -= sold;
      }
      left.set(key, balance);
    }
    const isOver = status === 'Completed';
    const date = dateInZone(schedule.starts_at);
    const isLate = n % 9 === 0 && date >= addDays(today as CalendarDate, -4);
    const recorded_at = new Date(Date.parse(from) + 30 * MINUTE).toISOString();
    // A report that is submitted has what its project requires; what it does not require is left out now and then.
    for (const { id, type, is_required } of tasks.get(project_id) ?? []) {
      const isDone = isOver ? (is_required ? !isLate : n % 6 !== 0) : n % 2 === 0 && Date.parse(recorded_at) <= now.getTime();
      const value = type === 'Photo' ? null : type === 'Number' ? 4 + (n % 9) : n % 3 === 0;
      if (isDone) actions.push({ company_id, schedule_id, project_task_id: id, value, recorded_at });
    }
    if (!isOver) continue;
    const submitted_at = isLate ? null : new Date(Date.parse(schedule.ends_at) - 10 * MINUTE).toISOString();
    const isApproved = submitted_at !== null && date < addDays(today as CalendarDate, -2);
    reports.push({
      company_id,
      schedule_id,
      status: isLate ? 'pending' : 'submitted',
      footfall: 120 + ((n * 37) % 180),
      approached: 40 + ((n * 11) % 50),
      sampled: 20 + ((n * 7) % 30),
      buyers: 6 + (n % 14),
      shelf: shelfSeen(n, date, sells.get(project_id) ?? []),
      customer_feedback: n % 3 === 0 ? 'Asked for a smaller pack' : null,
      issue: n % 17 === 0 ? 'Shelf label was missing' : null,
      submitted_at,
      reviewed_at: isApproved ? submitted_at : null,
    });
  }
  await inChunks(entries, async (chunk) => await db.insert(salesStocks).values(chunk));
  await inChunks(reports, async (chunk) => await db.insert(r).values(chunk));
  await askAbout(db, company_id);
  const photos: PhotoOfTask[] = [];
  await inChunks(actions, async (chunk) => {
    const saved = await db.insert(salesTaskActions).values(chunk).returning();
    photos.push(...saved.filter(({ value }) => value === null));
  });
  await seedTaskPhotos(stage, company_id, photos);
  await settle(db, company_id);
}

/** Every other report says how the shelf stands: of one outlet in seven something is past its day. */
const shelfSeen = (n: number, date: CalendarDate, sold: readonly (typeof chosen.$inferSelect)[]): ShelfCheck[] =>
  n % 2 === 1
    ? []
    : sold.slice(0, 3).map(({ product_id, price }, at) => ({
        product_id,
        expires_on: addDays(date, n % 7 === 0 && at === 0 ? -1 : 40 + at * 25 + (n % 20)),
        planogram: (n + at) % 5 !== 0,
        competitor: at === 1 ? 'Jenama Pesaing' : null,
        competitor_price: at === 1 ? toRinggit(price) - 0.5 : null,
      }));

/** Of the reports that nobody approved yet a supervisor asks about two lines, first of promoters who sign in: one waits for its promoter, one is answered. */
async function askAbout(db: DemoStage['tx']['db'], company_id: number): Promise<void> {
  const waiting = await db
    .select({ report: r })
    .from(r)
    .innerJoin(s, and(eq(s.company_id, r.company_id), eq(s.id, r.schedule_id)))
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .where(and(eq(r.company_id, company_id), eq(r.status, 'submitted'), isNull(r.reviewed_at)))
    .orderBy(asc(isNull(m.user_id)), desc(r.submitted_at), asc(r.id))
    .limit(2);
  const [open, answered] = waiting.map(({ report }) => report);
  if (!open?.submitted_at) return;
  const asked = { company_id, raised_at: open.submitted_at };
  await db.insert(salesReportDisputes).values([
    { ...asked, schedule_id: open.schedule_id, line: 'buyers' as const, was: open.buyers, reason: 'Fewer units were sold than people bought. Please check.' },
    ...(answered
      ? [
          {
            ...asked,
            schedule_id: answered.schedule_id,
            line: 'footfall' as const,
            was: answered.footfall,
            reason: 'This is far above the week before.',
            answer: 'There was a school fair next door.',
            answered_at: answered.submitted_at ?? open.submitted_at,
          },
        ]
      : []),
  ]);
}

/** What the ledgers come to, and by how much openings differ, as the portal counts them. */
async function settle(db: DemoStage['tx']['db'], company_id: number): Promise<void> {
  const saved = await db.select().from(salesStocks).where(eq(salesStocks.company_id, company_id));
  const differing: { readonly id: number; readonly variance: number }[] = [];
  const balances: (typeof salesStockBalances.$inferInsert)[] = [];
  for (const own of Map.groupBy(saved, (row) => `${row.project_id} ${row.outlet_id} ${row.product_id}`).values()) {
    const [first] = own;
    if (!first) continue;
    const ledger = own.map(({ id, type, quantity, recorded_at }) => ({
      id,
      type,
      quantity: toThousandths(quantity),
      at: Date.parse(recorded_at),
      voided: false,
    }));
    const { state, variances } = replay(ledger);
    for (const [id, variance] of variances) if (variance !== null) differing.push({ id, variance });
    balances.push({
      company_id,
      project_id: first.project_id,
      outlet_id: first.outlet_id,
      product_id: first.product_id,
      opening: quantityText(state.opening),
      opening_at: state.openingAt === null ? null : new Date(state.openingAt).toISOString(),
      replenished: quantityText(state.replenished),
      sold: quantityText(state.sold),
      removed: quantityText(state.removed),
      balance: quantityText(state.balance),
      out_since: state.outSince === null ? null : dateInZone(new Date(state.outSince)),
    });
  }
  await inChunks(balances, async (chunk) => await db.insert(salesStockBalances).values(chunk));
  for (const [variance, rows] of Map.groupBy(differing, (row) => row.variance))
    await db
      .update(salesStocks)
      .set({ variance: quantityText(variance) })
      .where(
        and(
          eq(salesStocks.company_id, company_id),
          among(
            salesStocks.id,
            rows.map(({ id }) => id),
          ),
        ),
      );
}
