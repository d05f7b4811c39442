/** Payouts of the demo: those of the last month are paid, those of this month wait to be approved. */
import { and, desc, eq } from 'drizzle-orm';
import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { notAfter, type DemoStage } from '#platform/server/demo/demo-step.ts';
import { calculatePayout } from '../../contract/payout/calculate-payout.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { targetsPaidIn } from '../pay-rule/load-pay-rules.ts';
import { createReach } from '../pay-rule/load-reached.ts';
import { loadWorkedWith } from '../payout/load-worked.ts';
import { holidayAt } from '../payout/outlet-holidays.ts';
import { dueOf, figuresOf, lineRowsOf } from '../payout/payout-figures.ts';
import { salesPayoutDisputes, salesPayoutLines, salesPayouts } from '../tables/payout.tables.ts';

const CHUNK = 1000;

export async function seedPayouts({ tx, today, now: at }: DemoStage, company_id: number): Promise<void> {
  const now = today as CalendarDate;
  const last = addMonths(startOfMonth(now), -1);
  const periods = [
    { from: last, to: endOfMonth(last), paid: true },
    { from: startOfMonth(now), to: endOfMonth(now), paid: false },
  ];
  for (const { from, to, paid } of periods) {
    const reading = { db: tx.db, client: tx.client, companyId: company_id };
    const earned = [];
    for (const worked of await loadWorkedWith(reading, { from, to }, holidayAt(await findHolidays(tx, { from, to })))) {
      const targets = await targetsPaidIn(reading, worked.project.id, { from, to });
      const reached = await createReach(reading, worked.project.id).reachedBy(worked.promoter.id, targets);
      earned.push({ worked, payout: calculatePayout(worked.terms, worked.schedules, worked.sold, reached) });
    }
    if (earned.length === 0) continue;
    const paid_on = addDays(to, 5) < now ? addDays(to, 5) : now;
    const decided = { approved_at: notAfter(`${paid_on}T01:00:00Z`, at), paid_at: notAfter(`${paid_on}T02:00:00Z`, at) };
    const state = paid ? { status: 'Paid' as const, paid_on, reference: 'PAYROLL', ...decided } : {};
    const saved = await tx.db
      .insert(salesPayouts)
      .values(
        earned.map(({ worked: { promoter, project }, payout }) => ({
          ...figuresOf(payout),
          ...state,
          company_id,
          promoter_id: promoter.id,
          project_id: project.id,
          period_start: from,
          period_end: to,
          due_date: dueOf(to),
          engagement: promoter.engagement,
          total: payout.total,
        })),
      )
      .returning({ id: salesPayouts.id });
    const lines = earned.flatMap(({ payout }, n) => lineRowsOf(company_id, saved[n]?.id ?? 0, payout));
    for (let first = 0; first < lines.length; first += CHUNK) await tx.db.insert(salesPayoutLines).values(lines.slice(first, first + CHUNK));
    if (paid) await seedDispute({ tx }, company_id, at, saved[0]?.id ?? 0);
  }
}

/** The first of the promoters disputes the last line of a payout that is paid. */
async function seedDispute({ tx }: Pick<DemoStage, 'tx'>, company_id: number, at: Date, payout_id: number): Promise<void> {
  const [line] = await tx.db
    .select()
    .from(salesPayoutLines)
    .where(and(eq(salesPayoutLines.company_id, company_id), eq(salesPayoutLines.payout_id, payout_id)))
    .orderBy(desc(salesPayoutLines.date), desc(salesPayoutLines.id))
    .limit(1);
  if (!line) return;
  await tx.db.insert(salesPayoutDisputes).values({
    company_id,
    payout_id,
    line_id: line.id,
    line_kind: line.kind,
    line_date: line.date,
    line_amount: line.amount,
    reason: 'I stayed an hour longer that day, as my supervisor asked.',
    raised_at: at.toISOString(),
  });
}
