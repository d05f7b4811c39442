/** Runs as the world sees them. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listRuns as listEndpoint, PayrollRun, showRun as showEndpoint } from '../../contract/run/run.endpoints.ts';
import { failuresOf, findRuns, getRun, type ListedRun } from './run.store.ts';

const moment = (text: string | null) => (text === null ? null : instantText(text));

export function presentRun(ctx: Ctx, { run, asker }: ListedRun): PayrollRun {
  const { id, start_date, end_date, pay_date, status, total, processed, kept: stored, refused } = run;
  return {
    id,
    start_date,
    end_date,
    pay_date,
    status,
    total,
    processed,
    kept: stored,
    refused,
    error: run.error && say(run.error, ctx.locale),
    asked_by: asker,
    created_at: instantText(run.created_at),
    started_at: moment(run.started_at),
    finished_at: moment(run.finished_at),
  };
}

export async function listRuns(ctx: Ctx, input: ParsedInput<typeof listEndpoint>): Promise<OutputOf<typeof listEndpoint>> {
  const { rows, meta } = await findRuns(ctx, input);
  return { data: rows.map((row) => presentRun(ctx, row)), meta };
}

/** @throws 404 */
export async function showRun(ctx: Ctx, input: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  const [listed, { rows, meta }] = await pipeline(
    ctx,
    () => getRun(ctx, input.id),
    () => failuresOf(ctx, input.id, input),
  );
  const failed = rows.map(({ reason, params, ...who }) => ({ ...who, message: say(reason, ctx.locale, params) }));
  return { data: { ...presentRun(ctx, listed), failed }, meta };
}
