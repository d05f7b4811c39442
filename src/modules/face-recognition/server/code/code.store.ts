/** SQL of the codes of a company. */
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import { containing, employees as p, peopleIn } from '#modules/employee/server/public.ts';
import type { listCodes } from '../../contract/code/clocking-code.endpoints.ts';
import { frCodes as c } from '../face-recognition.tables.ts';

const own = (ctx: Ctx) => eq(c.company_id, ctx.companyId);

export function pageOfCodes(ctx: Ctx, filter: ParsedInput<typeof listCodes>) {
  const where = and(own(ctx), peopleIn(ctx, filter), filter.keyword ? ilike(p.search, containing(filter.keyword)) : undefined);
  const person = and(eq(p.company_id, c.company_id), eq(p.id, c.employee_id));
  const by = { name: sql`lower(${p.name})`, given_at: c.created_at, last_used_at: c.last_used_at, id: c.id }[filter.sort_by];
  const shown = { id: c.id, employee: { id: p.id, name: p.name, employee_code: p.employee_code }, given_at: c.created_at, last_used_at: c.last_used_at };
  return readPage(ctx, filter, {
    rows: ctx.db.select(shown).from(c).innerJoin(p, person).where(where),
    count: ctx.db.select({ total: count() }).from(c).innerJoin(p, person).where(where),
    order: (to) => [to(by), asc(c.id)],
  });
}

/** Gives the code to the employee in the place of any before it. @returns null where somebody else has these digits */
export async function putCode(ctx: Ctx, employee_id: number, code_hash: Buffer): Promise<{ readonly id: number } | null> {
  const [taken] = await ctx.db
    .select({ id: c.id })
    .from(c)
    .where(and(own(ctx), eq(c.code_hash, code_hash)));
  if (taken) return null;
  await ctx.db.delete(c).where(and(own(ctx), eq(c.employee_id, employee_id)));
  const [record] = await ctx.db
    .insert(c)
    .values({ company_id: ctx.companyId, employee_id, code_hash, created_by: ctx.actor.userId })
    .onConflictDoNothing({ target: [c.company_id, c.code_hash] })
    .returning({ id: c.id });
  return record ?? null;
}

/** @returns whose it was; undefined: there is none */
export async function deleteCode(ctx: Ctx, id: number): Promise<{ readonly employee_id: number } | undefined> {
  const [record] = await ctx.db
    .delete(c)
    .where(and(own(ctx), eq(c.id, id)))
    .returning({ employee_id: c.employee_id });
  return record;
}
