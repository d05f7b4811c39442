/**
 * EA forms of last year, from its payrolls and opening figures. The first company has published them, the second has
 * generated them, the third has yet to begin.
 */
import { dateInZone, yearOf } from '#platform/contract/dates.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { formIdsOfYear } from '../ea-form.store.ts';
import { nextWanted } from '../year/ea-year.store.ts';
import { eaHouse, makeEaForms } from '../make-ea-forms.ts';
import { publishRows } from '../publish-ea-forms.ts';
import type { DemoPayrollKey } from '#modules/payroll/server/demo/demo-salaries.ts';
import { demoContext, type DemoPayer } from '#modules/payroll/server/demo/seed-payroll.ts';

const EVERYBODY = 1000;

/** Runs as the house, after the payrolls of the demo. */
export async function seedEaForms(tx: Transaction, payers: Readonly<Record<DemoPayrollKey, DemoPayer>>, now: Date): Promise<void> {
  const year = yearOf(dateInZone(now)) - 1;
  for (const key of ['c1', 'c2'] as const) {
    const ctx = demoContext(tx, payers[key], new Date(`${year + 1}-02-10T02:00:00Z`));
    await makeEaForms(ctx, await eaHouse(ctx), year, await nextWanted(ctx, year, null, 0, EVERYBODY), false);
    if (key === 'c1') await publishRows(ctx, await formIdsOfYear(ctx, year, null), ctx.clock.now().toISOString());
  }
}
