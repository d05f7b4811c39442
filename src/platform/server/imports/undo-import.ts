/** Takes back what an import wrote: only that, and only where nobody changed it since. */
import { AppError, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import type { AcceptedImport } from './accept-import.ts';
import type { ImportSource } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { presentRun } from './import.presenter.ts';
import { findRun, markRows, markRun, rowsOf } from './import.store.ts';

/** Names that a message holds; the rows name all. */
const NAMED = 10;

export async function undoImport(ctx: Ctx, source: ImportSource, id: number): Promise<AcceptedImport> {
  const run = await findRun(ctx, id, source.type, ctx.actor.userId, true);
  if (!run) throw notFound();
  if (run.status !== 'accepted') throw new AppError(409, IMPORT_MESSAGES.notAccepted);
  const definition = await source.of(ctx, run.params);
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
  const stayed = written.filter((_, i) => !undone[i]).map(({ name }) => name);
  const names = stayed.length > NAMED ? `${stayed.slice(0, NAMED).join(', ')} …` : stayed.join(', ');
  const message = say(stayed.length > 0 ? IMPORT_MESSAGES.undoneSome : IMPORT_MESSAGES.undone, ctx.locale, {
    n: undone.length - stayed.length,
    kept: stayed.length,
    names,
  });
  return { success: true, message, data: await presentRun(ctx, definition, { ...run, status: 'undone' }, await rowsOf(ctx, run.id)) };
}
