import { yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { generateEaForms as endpoint } from '../contract/ea-form.endpoints.ts';
import { EA_ERRORS, EA_MESSAGES } from '../contract/ea-form.messages.ts';
import { insertRun, isRunning, lockStarting, presentRun } from './ea-run.store.ts';
import { countWanted } from './year/ea-year.store.ts';
import { EA_JOB, type EaJobData } from './run-ea-forms.ts';

/** The year that is asked for; default the previous one. */
export const eaYear = (ctx: Ctx, year: number | undefined): number => year ?? yearOf(todayIn(ctx.clock, ctx.actor.timeZone)) - 1;

/** Starts a run. @throws 409 while another one works on the year; 422 on nobody, or somebody outside the reach. */
export async function generateEaForms(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = eaYear(ctx, input.year);
  const ids = input.employee_ids ? [...new Set(input.employee_ids)] : null;
  await lockStarting(ctx, year);
  if (await isRunning(ctx, year)) throw new AppError(409, EA_ERRORS.running, { params: { year: String(year) } });
  const total = await countWanted(ctx, year, ids);
  if (ids && total < ids.length) throw invalid('employee_ids', EA_ERRORS.gone);
  if (total === 0) throw invalid('base', EA_ERRORS.nothing, { year: String(year) });
  const run = await insertRun(ctx, { year, employee_ids: ids, replace_published: input.replace_published, total });
  const data: EaJobData = { run_id: run.id, actor: ctx.actor, locale: ctx.locale, request: ctx.request };
  await ctx.services.jobs.enqueue(ctx, EA_JOB, data);
  await audit(ctx, {
    action: 'ea_form.run_started',
    subject_type: 'ea_form_run',
    subject_id: run.id,
    after: { year, total, replace_published: input.replace_published },
  });
  return { success: true, message: say(EA_MESSAGES.started, ctx.locale, { year: String(year) }), data: presentRun(ctx, run, ctx.actor.name) };
}
