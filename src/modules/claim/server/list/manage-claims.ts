/** What management sees of claims. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chooseActive, getEmployee } from '#modules/employee/server/public.ts';
import { CLAIM_STATUSES, type ClaimStatus } from '../../contract/claim.workflow.ts';
import type * as calls from '../../contract/manage-claim.endpoints.ts';
import { categoriesOf, presentCategory } from '../category/category.store.ts';
import { claimRules, today } from '../claim-actor.ts';
import { presentClaims, showById } from '../claim.presenter.ts';
import { categoryOptions } from '../item/category-options.ts';
import { listManagedRecords } from './claim-list.store.ts';
import { sumManaged } from './claim-summary.store.ts';
import { assessFor } from './read-own-claims.ts';

type Call = 'listClaims' | 'claimSummary' | 'claimChoices' | 'showClaim' | 'categoriesFor' | 'assessClaim';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

export async function listClaims(ctx: Ctx, filter: In<'listClaims'>): Promise<Out<'listClaims'>> {
  // The rules stand beside the rows, so that what is shown of them waits once more alone.
  const [{ records, counts, total }] = await pipeline(
    ctx,
    () => listManagedRecords(ctx, filter),
    () => claimRules(ctx),
  );
  return {
    data: await presentClaims(ctx, records),
    counts: Object.fromEntries(CLAIM_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<ClaimStatus, number>,
    meta: metaFor(filter, total),
  };
}

export const claimSummary = async (ctx: Ctx, choice: In<'claimSummary'>): Promise<Out<'claimSummary'>> => ({ data: await sumManaged(ctx, choice) });

export async function claimChoices(ctx: Ctx, { keyword }: In<'claimChoices'>): Promise<Out<'claimChoices'>> {
  const [categories, people] = await pipeline(
    ctx,
    () => categoriesOf(ctx),
    () => chooseActive(ctx, keyword),
  );
  return { data: { categories: categories.map(presentCategory), employees: people } };
}

export const showClaim = async (ctx: Ctx, { id }: In<'showClaim'>): Promise<Out<'showClaim'>> => ({
  data: await showById(ctx, id, 'managed'),
});

export const categoriesFor = async (ctx: Ctx, { employee_id, date }: In<'categoriesFor'>): Promise<Out<'categoriesFor'>> => ({
  data: await categoryOptions(ctx, await getEmployee(ctx, employee_id), date ?? today(ctx)),
});

export const assessClaim = async (ctx: Ctx, { employee_id, items }: In<'assessClaim'>): Promise<Out<'assessClaim'>> => ({
  data: await assessFor(ctx, await getEmployee(ctx, employee_id), items, 0, 'managed'),
});
