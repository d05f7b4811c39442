/** Contracts for modules whose records name one: what each is called, comes to, and has been certified. */
import { and, eq, isNull } from 'drizzle-orm';
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { mayAct } from '#platform/contract/access.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pcrProjects as p } from '../progress-claim.tables.ts';
import { figuresOf } from '../project.store.ts';

export interface NamedContract {
  readonly id: number;
  readonly name: string;
}
export interface ContractFigures extends NamedContract {
  readonly contract_sum: Sen;
  /** Net of retention and deductions, to date. */
  readonly certified: Sen;
}

export const seesContracts = (ctx: Ctx): boolean => mayAct(ctx.actor, ctx.services.pages, '/pcr/project');

/** By id; those that were deleted, and all of them for whoever sees no contracts, are absent. */
export async function contractNames(ctx: Ctx, ids: readonly (number | null)[]): Promise<Map<number, NamedContract & { readonly contract_sum: Sen }>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0 || !seesContracts(ctx)) return new Map();
  const rows = await ctx.db
    .select({ id: p.id, code: p.code, name: p.name, contract_sum: p.contract_sum })
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), among(p.id, asked), isNull(p.deleted_at)));
  return new Map(rows.map(({ id, code, name, contract_sum }) => [id, { id, name: `${code} · ${name}`, contract_sum }]));
}

/** One of them with what it comes to. */
export async function contractFigures(ctx: Ctx, id: number | null): Promise<ContractFigures | null> {
  const contract = (await contractNames(ctx, [id])).get(id ?? 0);
  if (!contract) return null;
  const figures = (await figuresOf(ctx, [contract.id])).get(contract.id);
  return { ...contract, certified: fromRinggit(figures?.certified ?? '0') };
}
