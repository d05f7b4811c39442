/** Saves the rows of a checked file, all or some. Rows whose records changed meanwhile fail one by one, with a reason. */
import { AppError, invalid, notFound } from '#platform/contract/errors.ts';
import type { ImportRun } from '#platform/contract/imports.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '../context.ts';
import type { ImportSource, EvaluatedLine, Verdict } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { presentRun } from './import.presenter.ts';
import { findRun, markRows, markRun, rowsOf, type RowOutcome } from './import.store.ts';
import type { ImportRowRecord, RowError } from './import.tables.ts';
import { bothLanguages } from './read-lines.ts';

export interface AcceptedImport {
  readonly success: true;
  readonly message: string;
  readonly data: ImportRun;
}

/** @param wanted numbers of rows; null takes all that were not refused. @throws AppError 404, 409 or 422. */
export async function acceptImport(ctx: Ctx, source: ImportSource, id: number, wanted: readonly number[] | null): Promise<AcceptedImport> {
  const run = await findRun(ctx, id, source.type, ctx.actor.userId, true);
  if (!run) throw notFound();
  if (run.status !== 'checked') throw new AppError(409, IMPORT_MESSAGES.accepted);
  const definition = await source.of(ctx, run.params);
  const rows = await rowsOf(ctx, run.id);
  const numbers = wanted === null ? null : new Set(wanted);
  const chosen = rows.filter(({ kind, number }) => (kind === 'added' || kind === 'changed') && (numbers === null || numbers.has(number)));
  if (chosen.length === 0) throw invalid('base', IMPORT_MESSAGES.nothing);
  const verdicts = await definition.evaluate(ctx, chosen);
  const sound: { row: ImportRowRecord; line: EvaluatedLine<Record<string, unknown>> }[] = [];
  const outcomes: RowOutcome[] = [];
  chosen.forEach((row, i) => {
    const verdict = verdicts[i]!;
    const errors = objections(row, verdict);
    if (errors) outcomes.push({ id: row.id, state: 'failed', errors });
    else sound.push({ row, line: { number: row.number, values: row.values, verdict: verdict as EvaluatedLine<object>['verdict'] } });
  });
  const written =
    sound.length > 0
      ? await definition.write(
          ctx,
          sound.map(({ line }) => line),
        )
      : [];
  sound.forEach(({ row }, i) => {
    const { subjectId, before, after } = written[i]!;
    outcomes.push({ id: row.id, state: 'written', subject_id: subjectId, before, after });
  });
  const taken = new Set(chosen.map((row) => row.id));
  for (const row of rows) if (!taken.has(row.id)) outcomes.push({ id: row.id, state: 'left' });
  await markRows(ctx, outcomes);
  await markRun(ctx, run.id, 'accepted', ctx.clock.now().toISOString());
  const failed = chosen.length - sound.length;
  const message = say(failed > 0 ? IMPORT_MESSAGES.savedSome : IMPORT_MESSAGES.saved, ctx.locale, { n: sound.length, failed });
  return { success: true, message, data: await presentRun(ctx, definition, { ...run, status: 'accepted' }, await rowsOf(ctx, run.id)) };
}

/** What stands against a row now: null when it would still do what the person saw. */
function objections(row: ImportRowRecord, verdict: Verdict): RowError[] | null {
  if (verdict.kind === 'refused') return verdict.faults.map((fault) => ({ column: fault.column ?? null, text: bothLanguages(fault) }));
  const same = verdict.kind === row.kind && (verdict.kind !== 'changed' || (verdict.subjectId === row.subject_id && sameChanges(verdict.changes, row.changes)));
  return same ? null : [{ column: null, text: IMPORT_MESSAGES.changedSince }];
}

function sameChanges(now: ImportRowRecord['changes'], seen: ImportRowRecord['changes']): boolean {
  const key = (changes: ImportRowRecord['changes']) => JSON.stringify(changes.map(({ column, before, after }) => [column, before, after]));
  return key(now) === key(seen);
}
