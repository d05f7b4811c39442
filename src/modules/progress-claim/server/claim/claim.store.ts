/** SQL of claims, their lines and payments. Every query carries the company. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { MAX_SEN } from '#platform/contract/money.ts';
import { among } from '#platform/server/db/among.ts';
import { asStored } from '#platform/server/db/columns.ts';
import { adhocText, prepared } from '#platform/server/db/prepared.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import type { Ctx } from '#platform/server/context.ts';
import { UNCERTIFIED } from '../../contract/claim/claim.workflow.ts';
import { PCR_ERRORS } from '../../contract/progress-claim.messages.ts';
import {
  pcrClaimLines as l,
  pcrClaims as c,
  pcrPayments as y,
  pcrVariations as v,
  type ClaimRecord,
  type LineRecord,
  type NewClaim,
  type ProjectRecord,
} from '../progress-claim.tables.ts';
import { getProject } from '../project.store.ts';

const byId = (ctx: Ctx, id: number) => and(eq(c.company_id, ctx.companyId), eq(c.id, id));

/** One claim of a project that was not deleted. @throws 404 */
export async function getClaim(ctx: Ctx, id: number): Promise<ClaimRecord> {
  const [claim] = await ctx.db.select().from(c).where(byId(ctx, id));
  if (!claim) throw notFound();
  return claim;
}

export interface LockedClaim {
  readonly project: ProjectRecord;
  readonly claim: ClaimRecord;
}

/** A claim as it was seen, its contract locked: nothing that it is reckoned from changes meanwhile. @throws 404, 409 */
export async function lockClaim(ctx: Ctx, id: number, seen: string | undefined): Promise<LockedClaim> {
  const { project_id } = await getClaim(ctx, id);
  const project = await getProject(ctx, project_id, 'update');
  const [claim] = await ctx.db.select().from(c).where(byId(ctx, id)).for('update');
  if (!claim) throw notFound();
  requireSeenVersion(claim, seen);
  return { project, claim };
}

const ofProject = prepared('pcr.claims', ['company', 'project'], (db, $) =>
  db
    .select()
    .from(c)
    .where(and(eq(c.company_id, $.company), eq(c.project_id, $.project)))
    .orderBy(desc(c.claim_no), desc(c.version)),
);

/** The claims of a contract with every version, the newest first. */
export const claimsOf = (ctx: Ctx, projectId: number): Promise<ClaimRecord[]> => ofProject(ctx, { company: ctx.companyId, project: projectId });

/** The open claim of each contract that has one. */
export const openClaims = (ctx: Ctx, projectIds: readonly number[]): Promise<ClaimRecord[]> =>
  ctx.db
    .select()
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), among(c.project_id, projectIds), among(c.status, UNCERTIFIED)))
    .execute();

/** The certified claims before a claim, the last first. */
export const certifiedBefore = (ctx: Ctx, projectId: number, claimNo: number): Promise<ClaimRecord[]> =>
  ctx.db
    .select()
    .from(c)
    .where(and(eq(c.company_id, ctx.companyId), eq(c.project_id, projectId), isNotNull(c.certified_net), sql`${c.claim_no} < ${claimNo}`))
    .orderBy(desc(c.claim_no))
    .execute();

const taken = { pcr_claims_invoice_key: ['invoice_no', PCR_ERRORS.invoiceTaken] } as const;

/** @throws 422 where a figure is too large for its column */
function requireWritable({ claimed, certified }: Partial<NewClaim>): void {
  for (const side of [claimed, certified])
    for (const amount of Object.values(side?.figures ?? {})) if (Math.abs(amount) > MAX_SEN) throw invalid('base', PCR_ERRORS.tooLarge);
}

export async function insertClaim(ctx: Ctx, claim: Omit<NewClaim, 'company_id' | 'created_by' | 'updated_by'>): Promise<ClaimRecord> {
  requireWritable(claim);
  const { companyId: company_id, actor } = ctx;
  const saved = await ctx.db
    .insert(c)
    .values({ ...claim, company_id, created_by: actor.userId, updated_by: actor.userId })
    .returning();
  return saved[0]!;
}

/** @throws 422 on an invoice number that another claim has */
export async function changeClaim(ctx: Ctx, id: number, change: Partial<NewClaim>): Promise<ClaimRecord> {
  requireWritable(change);
  return guardUnique(taken, async () => {
    const [saved] = await ctx.db
      .update(c)
      .set({ ...change, updated_by: ctx.actor.userId })
      .where(byId(ctx, id))
      .returning();
    if (!saved) throw notFound();
    return saved;
  });
}

export const removeClaim = async (ctx: Ctx, id: number): Promise<void> => void (await ctx.db.delete(c).where(byId(ctx, id)));

const lines = prepared('pcr.lines', ['company', 'claim'], (db, $) =>
  db
    .select()
    .from(l)
    .where(and(eq(l.company_id, $.company), eq(l.claim_id, $.claim)))
    .orderBy(asc(l.id)),
);
export const linesOf = (ctx: Ctx, claimId: number): Promise<LineRecord[]> => lines(ctx, { company: ctx.companyId, claim: claimId });

/** A line as it is written; what it is found by is the item or the variation. */
export type LineValues = Omit<LineRecord, 'id' | 'company_id' | 'claim_id' | 'created_at' | 'updated_at'>;

const WRITTEN =
  'claimed_by text, claimed_value numeric, claimed_amount numeric, certified_by text, certified_value numeric, certified_amount numeric, previous_amount numeric, reason text';
const NAMES = WRITTEN.replaceAll(/ (text|numeric)/g, '');
const written = adhocText(`insert into pcr_claim_lines (company_id, claim_id, item_id, variation_id, ${NAMES})
  select $1, $2, item_id, variation_id, ${NAMES} from json_to_recordset($3) as t(item_id bigint, variation_id bigint, ${WRITTEN})
  on conflict (company_id, claim_id, item_id, variation_id) do update set updated_at = clock_timestamp(),
  ${NAMES.split(', ')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`);
const dropped = adhocText(`delete from pcr_claim_lines where company_id = $1 and claim_id = $2 and id = any($3::bigint[])`);

/** Writes lines of a claim, many in one statement, and takes away those that say nothing any more. */
export async function writeLines(ctx: Ctx, claimId: number, changed: readonly LineValues[], gone: readonly number[]): Promise<void> {
  if (changed.length > 0) await written(ctx.client, [ctx.companyId, claimId, JSON.stringify(changed.map((line) => asStored(l, line)))]);
  if (gone.length > 0) await dropped(ctx.client, [ctx.companyId, claimId, [...gone]]);
}

export const approvedVariations = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select()
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.project_id, projectId), eq(v.status, 'Approved')))
    .orderBy(asc(v.date), asc(v.id))
    .execute();

export const paymentsOf = (ctx: Ctx, claimId: number) =>
  ctx.db
    .select()
    .from(y)
    .where(and(eq(y.company_id, ctx.companyId), eq(y.claim_id, claimId)))
    .orderBy(asc(y.paid_on), asc(y.id))
    .execute();

export async function insertPayment(ctx: Ctx, payment: Pick<typeof y.$inferInsert, 'claim_id' | 'paid_on' | 'amount' | 'reference'>): Promise<void> {
  await ctx.db.insert(y).values({ ...payment, company_id: ctx.companyId, created_by: ctx.actor.userId });
}
