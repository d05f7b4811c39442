/** SQL of certificates. Every query carries the company. */
import { and, asc, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { HeldCertificate } from '../../contract/certificate-for-work.ts';
import { womCertificateKinds as k, womCertificates as c } from '../workforce.tables.ts';

/** Kinds by id. */
export async function kindNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: k.id, name: k.name })
          .from(k)
          .where(and(eq(k.company_id, ctx.companyId), among(k.id, ids)))
          .orderBy(asc(k.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What people hold of some kinds, by person and kind. One statement. */
export async function certificatesOf(ctx: Ctx, people: readonly number[], kinds: readonly number[]): Promise<Map<string, HeldCertificate[]>> {
  if (people.length === 0 || kinds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ employee_id: c.employee_id, kind_id: c.kind_id, issued_on: c.issued_on, expires_on: c.expires_on })
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), among(c.employee_id, people), among(c.kind_id, kinds)));
  return Map.groupBy(rows, ({ employee_id, kind_id }) => heldKey(employee_id, kind_id));
}
export const heldKey = (employee: number, kind: number) => `${employee} ${kind}`;

const uses = adhocText<{ id: number; held: number; used: boolean }>(
  `select k.id, (select count(distinct c.employee_id)::int from wom_certificates c
       where c.company_id = $1 and c.kind_id = k.id and c.issued_on <= $3::date and (c.expires_on is null or c.expires_on >= $3::date)) as held,
     (exists (select from wom_certificates c where c.company_id = $1 and c.kind_id = k.id)
       or exists (select from wom_requirements n where n.company_id = $1 and k.id = any(n.certificate_kind_ids))) as used
   from wom_certificate_kinds k where k.company_id = $1 and k.id = any($2::bigint[])`,
);
/** How many people hold each kind on a day, and whether anybody or any need names it. */
export const usesOfKinds = async (ctx: Ctx, ids: readonly number[], day: string) =>
  new Map((await uses(ctx.client, [ctx.companyId, ids, day])).map((row) => [row.id, row]));
