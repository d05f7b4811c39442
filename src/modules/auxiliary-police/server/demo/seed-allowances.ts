/** Allowances of the demo: those of the last month wait for payroll, two were declined. */
import { addMonths, calendarDate, startOfMonth } from '#platform/contract/dates.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { allowanceOf } from '../../contract/rank/monthly-allowance.ts';
import { asmAllowances } from '../rank/allowance.tables.ts';
import { asmRanks } from '../unit.tables.ts';
import { eq } from 'drizzle-orm';
import { ZERO } from '#platform/contract/money.ts';
import type { SeededUnit } from './seed-unit.ts';

export async function seedAllowances({ tx, today, now }: DemoStage, userId: number, { company_id, officers }: SeededUnit): Promise<void> {
  const month = addMonths(startOfMonth(calendarDate(today)), -1);
  const ranks = new Map((await tx.db.select().from(asmRanks).where(eq(asmRanks.company_id, company_id))).map((rank) => [rank.id, rank]));
  const rows = officers.flatMap((officer, at) => {
    const { amount, ...part } = allowanceOf(
      {
        allowance: ranks.get(officer.rank_id)?.allowance ?? ZERO,
        appointed_at: calendarDate(officer.appointed_at),
        appointment_expiry: calendarDate(officer.appointment_expiry),
        ends_from: officer.status === 'Active' || officer.status_from === null ? null : calendarDate(officer.status_from),
      },
      month,
    );
    if (amount === ZERO) return [];
    const decided = at === 4 || at === 7 ? { status: 'Declined' as const, decided_by: userId, decided_at: now.toISOString() } : {};
    return [
      {
        company_id,
        officer_id: officer.id,
        employee_id: officer.employee_id,
        rank_id: officer.rank_id,
        month,
        ...part,
        amount,
        ...decided,
        created_by: userId,
      },
    ];
  });
  await tx.db.insert(asmAllowances).values(rows);
}
