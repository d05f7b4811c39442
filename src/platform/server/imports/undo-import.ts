/** Takes back what an import wrote: only that, and only where nobody changed it since. */
import { AppError, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '../http/context.ts';
import type { AcceptedImport } from './accept-import.ts';
import type { ImportDefinition } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { presentRun } from './import.presenter.ts';
import { findRun, markRows, markRun, rowsOf } from './import.store.ts';

export async function undoImport(ctx: Ctx, definition: ImportDefinition, id: number): Promise<AcceptedImport> {
  const run = await findRun(ctx, id, definition.type, ctx.actor.userId, true);
  if (!run) throw notFound();
  if (run.status !== 'accepted') throw new AppError(409, IMPORT_MESSAGES.notAccepted);
  const written = (await rowsOf(ctx, run.id)).filter(({ state }) => state === 'written').reverse();
  const undone = await definition.undo(
    ctx,
    written.map(({ subject_id, before, after, kind }) => ({ subjectId: subject_id!, before, after, kind: kind as 'added' | 'changed' })),
  );
  await markRows(
    ctx,
    written.map(({ id: row }, i) => ({ id: row, state: undone[i] ? 'undone' : 'kept' })),
  );
  await markRun(ctx, run.id, 'undone', ctx.clock.now().toISOString());
  const kept = undone.filter((one) => !one).length;
  const message = say(kept > 0 ? IMPORT_MESSAGES.undoneSome : IMPORT_MESSAGES.undone, ctx.locale, { n: undone.length - kept, kept });
  return { success: true, message, data: presentRun(ctx, definition, { ...run, status: 'undone' }, await rowsOf(ctx, run.id)) };
}
