/**
 * What is carried into a year follows the balance of the year before. Until the year begins it is foreseen and not
 * booked; from then on each change of the year before books the difference.
 */
import { yearOf } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { carryDue } from '../../contract/entitlement/reconcile-year.ts';
import { accountName, book, openAccounts, type AccountKey } from './account.store.ts';
import { today } from '../leave-actor.ts';
import { planRound, type Planned } from './plan-round.ts';

type Changed = Pick<AccountKey, 'employee_id' | 'year'>;

async function bookCarried(ctx: Ctx, planned: readonly Planned[]): Promise<number> {
  const due = planned.flatMap(({ key, plan, entries }) => carryDue(plan.entries, entries).map((entry) => ({ key, entry })));
  const accounts = await openAccounts(ctx, [...new Map(due.map(({ key }) => [accountName(key), key])).values()]);
  return book(
    ctx,
    due.map(({ key, entry }) => ({ ...entry, entitlement_id: accounts.get(accountName(key)) as number })),
  );
}

/** After a change of balances: those of years that are over go on into the years that were granted since. */
export async function followCarry(ctx: Ctx, changed: readonly Changed[]): Promise<void> {
  const current = yearOf(today(ctx));
  for (const [year, keys] of [...Map.groupBy(changed, (key) => key.year)].toSorted(([a], [b]) => a - b)) {
    const people = year < current ? await getEmployees(seeingAll(ctx), [...new Set(keys.map(({ employee_id }) => employee_id))]) : [];
    for (let next = year + 1; people.length > 0 && next <= current; next++) {
      const planned = await planRound(ctx, people, next);
      await bookCarried(
        ctx,
        planned.filter(({ granted }) => granted > 0),
      );
    }
  }
}

/** Before a person says what is carried into a year to come: what is foreseen is booked, so that the two add up. */
export async function fixCarried(ctx: Ctx, { employee_id, leave_type_id, year }: AccountKey): Promise<void> {
  if (year <= yearOf(today(ctx))) return;
  const people = await getEmployees(seeingAll(ctx), [employee_id]);
  const planned = await planRound(ctx, people, year);
  await bookCarried(
    ctx,
    planned.filter(({ key }) => key.leave_type_id === leave_type_id),
  );
}
