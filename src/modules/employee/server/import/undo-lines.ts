/** Takes an import back: added people go, changed ones get their old columns; whoever was touched since stays. */
import type { WrittenLine } from '#platform/server/imports/import-definition.ts';
import { savepoint } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { takeUnitsBack } from '#modules/company/server/public.ts';
import { branchesChange } from '../employment/branch-change.ts';
import { auditChange } from '../change/record-change.ts';
import { importParts } from './import-parts.ts';
import { removeMany, updateMany, type Stored } from './imported.store.ts';
import type { Remembered } from './write-lines.ts';

interface Line {
  readonly id: number;
  readonly before: Stored | null;
  readonly after: Remembered;
}

export async function undoLines(ctx: Ctx, written: readonly WrittenLine[]): Promise<boolean[]> {
  const lines = written.map(({ subjectId, before, after }): Line => ({ id: subjectId, before: before as Stored | null, after: after as Remembered }));
  const gone = await whereAllowed(
    ctx,
    lines.filter(({ before }) => before === null),
    takeAway,
  );
  const restored = await whereAllowed(
    ctx,
    lines.filter(({ before }) => before !== null),
    restore,
  );
  const undone = new Set([...gone, ...restored]);
  for (const { id, before } of lines) if (undone.has(id)) await auditChange(ctx, { action: before ? 'import.undone' : 'deleted', id, after: before });
  await takeUnitsBack(
    ctx,
    lines.flatMap(({ after }) => after.units ?? []),
  );
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'company', stored: false });
  return lines.map(({ id }) => undone.has(id));
}

/**
 * All at once; when the database refuses (somebody's leave hangs on a row, an e-mail has been given away), each for
 * itself. @returns the ids that were taken back.
 */
async function whereAllowed(ctx: Ctx, lines: readonly Line[], work: (ctx: Ctx, lines: readonly Line[]) => Promise<number[]>): Promise<number[]> {
  if (lines.length === 0) return [];
  const pipeline = await attempt(ctx, () => work(ctx, lines));
  if (pipeline !== null || lines.length === 1) return pipeline ?? [];
  const done: number[] = [];
  for (const line of lines) done.push(...((await attempt(ctx, () => work(ctx, [line]))) ?? []));
  return done;
}

async function attempt<T>(ctx: Ctx, work: () => Promise<T>): Promise<T | null> {
  try {
    return await savepoint(ctx, work);
  } catch (error) {
    if (!isIntegrity(error)) throw error;
    return null;
  }
}

/** Class 23 of PostgreSQL: a constraint refuses. */
const isIntegrity = (error: unknown) => {
  for (let each = error; each instanceof Error; each = each.cause) if (String((each as { code?: unknown }).code).startsWith('23')) return true;
  return false;
};

async function undoParts(ctx: Ctx, lines: readonly Line[]): Promise<void> {
  for (const [place, part] of importParts().entries()) {
    const spoken = lines.flatMap(({ id, after }) => (place in after.notes ? [{ employeeId: id, note: after.notes[place] }] : []));
    if (spoken.length > 0) await part.undo(ctx, spoken);
  }
}

async function untouched(ctx: Ctx, lines: readonly Line[]): Promise<Line[]> {
  const { rows } = await ctx.client.query<{ id: number }>(
    `select e.id from employees e join unnest($1::bigint[], $2::timestamptz[]) as r (id, seen) on r.id = e.id
     where e.company_id = $3 and e.updated_at = r.seen and e.deleted_at is null order by e.id for no key update of e`,
    [lines.map(({ id }) => id), lines.map(({ after }) => after.updated_at), ctx.companyId],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return lines.filter(({ id }) => ids.has(id));
}

async function takeAway(ctx: Ctx, lines: readonly Line[]): Promise<number[]> {
  const left = await untouched(ctx, lines);
  await undoParts(ctx, left);
  return removeMany(
    ctx,
    left.map(({ id, after }) => ({ id, seen: after.updated_at })),
  );
}

async function branchesOf(ctx: Ctx, lines: readonly Line[]): Promise<Map<number, number | null>> {
  const { rows } = await ctx.client.query<{ id: number; branch_id: number | null }>(
    'select id, branch_id from employees where company_id = $1 and id = any($2::bigint[])',
    [ctx.companyId, lines.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, branch_id }) => [id, branch_id]));
}

async function restore(ctx: Ctx, lines: readonly Line[]): Promise<number[]> {
  const left = await untouched(ctx, lines);
  await undoParts(ctx, left);
  const branchOf = await branchesOf(ctx, left);
  const restored = await updateMany(
    ctx,
    left.map(({ id, before, after }) => ({ id, columns: before as Stored, seen: after.updated_at })),
  );
  const taken = new Set(restored.map(({ id }) => id));
  await branchesChange(
    ctx,
    left.flatMap(({ id, before }) =>
      before && taken.has(id) ? [{ before: { branch_id: branchOf.get(id) ?? null }, after: { id, branch_id: before.branch_id } }] : [],
    ),
  );
  await ctx.client.query('delete from employee_movements where company_id = $1 and id = any($2)', [
    ctx.companyId,
    left.flatMap(({ after }) => after.movement ?? []),
  ]);
  return restored.map(({ id }) => id);
}
