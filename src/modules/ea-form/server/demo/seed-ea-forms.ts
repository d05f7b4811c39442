/**
 * EA forms of last year, from its payrolls and opening figures. The first company has published them, the second has
 * generated them, the third has yet to begin.
 */
import { dateInZone, yearOf } from '#platform/contract/dates.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { formIdsOfYear } from '../ea-form.store.ts';
import { nextWanted } from '../year/ea-year.store.ts';
import { eaFixture, makeEaForms } from '../make-ea-forms.ts';
import { publishRows } from '../publish-ea-forms.ts';

export interface DemoPreparer {
  readonly company_id: number;
  /** Who generates and publishes. */
  readonly officer: { readonly userId: number; readonly name: string };
}

const EVERYBODY = 1000;

/** Runs as the portal, after the payrolls of the demo. */
export async function seedEaForms(tx: Transaction, preparers: Readonly<Record<'c1' | 'c2', DemoPreparer>>, now: Date): Promise<void> {
  const year = yearOf(dateInZone(now)) - 1;
  for (const key of ['c1', 'c2'] as const) {
    const { company_id, officer } = preparers[key];
    const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(`${year + 1}-02-10T02:00:00Z`));
    await makeEaForms(ctx, await eaFixture(ctx), year, await nextWanted(ctx, year, null, 0, EVERYBODY), false);
    if (key === 'c1') await publishRows(ctx, await formIdsOfYear(ctx, year, null), ctx.clock.now().toISOString());
  }
}
