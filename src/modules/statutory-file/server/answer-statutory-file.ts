/** A statutory file of a month: looked at, downloaded, or made by a job. Each file that leaves is written down. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact } from '#platform/server/db/scope.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { queueReport } from '#platform/server/reports/queue-report.ts';
import { defineReport } from '#platform/server/reports/report-definition.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import { scopeCondition } from '#modules/employee/server/public.ts';
import { findCountries } from '#modules/reference/server/public.ts';
import { chooseLayout, layoutsFor } from '../contract/layouts.ts';
import type { Layout } from '../contract/layout.ts';
import type { Employer } from '../contract/member-month.ts';
import { fileNameOf } from '../contract/scheme-lines.ts';
import { SCHEME_NAMES, type StatutoryFileScheme } from '#modules/statutory/contract/statutory-file.params.ts';
import type { generateStatutoryFile as generateEndpoint, statutoryFile as endpoint } from '../contract/statutory-file.endpoints.ts';
import { nothingToFile, STATUTORY_FILE_ERRORS } from '../contract/statutory-file.messages.ts';
import { buildStatutoryFile, type BuiltFile } from './build-statutory-file.ts';
import { presentFile, presentProblem } from './statutory-file.presenter.ts';
import { recordFiling } from '#modules/payroll/server/public.ts';
import { membersOf, runOf, type RunOfMonth } from './statutory-file.store.ts';

export const STATUTORY_FILE_REPORT = 'payroll.statutory-file';
const MIME = { txt: 'text/plain; charset=us-ascii', csv: 'text/csv; charset=us-ascii' } as const;

export interface AskedFile {
  readonly scheme: StatutoryFileScheme;
  readonly month: string;
  readonly layout?: string | undefined;
  readonly leave_out: boolean;
}

interface MadeFile {
  readonly layout: Layout;
  readonly employer: Employer;
  readonly run: RunOfMonth;
  readonly built: BuiltFile;
}

/** Another layout is taken in that month, or, of EIS, none of its own. */
const noLayout = (scheme: StatutoryFileScheme, month: string) =>
  invalid('layout', STATUTORY_FILE_ERRORS[layoutsFor(scheme, month).length > 0 ? 'noLayout' : 'eisWithSocso']);

/** @throws 422 on a layout that the month does not know */
async function make(ctx: Ctx, asked: AskedFile, shown?: { readonly from: number; readonly to: number }): Promise<MadeFile> {
  const { scheme, month } = asked;
  const layout = chooseLayout(scheme, month, asked.layout);
  if (!layout) throw noLayout(scheme, month);
  const [{ name, registration_no, contribution }, named, run] = await pipeline(
    ctx,
    () => companyLetterhead(ctx),
    () => findCountries(ctx),
    () => runOf(ctx, scheme, month),
  );
  const { epf_no, socso_no, eis_no, hrdf_no, tax_no } = contribution;
  const employer: Employer = { name, registration_no, epf_no, socso_no, eis_no, hrdf_no, tax_no };
  const countries = new Map(named.map(({ country, code }) => [country, code]));
  const built = await buildStatutoryFile(membersOf(ctx, scheme, month, countries), {
    layout,
    month,
    employer,
    run: run.amounts,
    leaveOut: asked.leave_out,
    ...(shown ? { shown } : {}),
  });
  return { layout, employer, run, built };
}

/** Why the file may not leave; null when it may. */
function refusalOf(ctx: Ctx, { layout, built, run }: MadeFile, { scheme, leave_out: leaveOut }: AskedFile): AppError | null {
  if (built.blockedByCompany) {
    const [first] = built.problems.filter(({ severity, member }) => severity === 'blocks' && member === null);
    const words = first && presentProblem(layout, first, ctx.locale);
    return invalid('base', STATUTORY_FILE_ERRORS.blockedByCompany, { problem: words?.message ?? '', remedy: words?.remedy ?? '' });
  }
  if (built.people === 0) return invalid('base', nothingToFile(scheme, run.payrolls));
  if (built.blockedEmployees > 0 && !leaveOut) return invalid('base', STATUTORY_FILE_ERRORS.blocked, { n: built.blockedEmployees });
  return built.lines === 0 ? invalid('base', STATUTORY_FILE_ERRORS.nobodyLeft) : null;
}

const factsOf = (asked: AskedFile, { layout, employer, built }: MadeFile) => ({
  scheme: asked.scheme,
  month: asked.month,
  layout: layout.key,
  file_name: fileNameOf(layout, employer, asked.month),
  employees: built.lines,
  left_out: built.leftOut,
  sha256: built.sha256,
});

/** Written down: what left, and that the month is filed. */
async function recordMade(ctx: Ctx, asked: AskedFile, made: MadeFile): Promise<void> {
  await audit(ctx, { action: 'statutory_file.downloaded', subject_type: 'statutory_file', after: factsOf(asked, made) });
  await recordFiling(ctx, asked.scheme, asked.month, made.built.sha256);
}

/** `preview=1`: JSON; else the file itself. @throws 422 where a problem stands in the way */
export async function answerStatutoryFile(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint> | FileReply> {
  const { page, per_page, preview } = input;
  const made = await make(ctx, input, preview ? { from: (page - 1) * per_page, to: page * per_page } : undefined);
  const refusal = refusalOf(ctx, made, input);
  if (preview) {
    const today = todayIn(ctx.clock, ctx.actor.timeZone);
    const partial = scopeCondition(ctx.actor.scope) !== undefined;
    return { data: presentFile({ ...made, month: input.month, today, partial, page: { page, per_page } }, ctx.locale, refusal === null) };
  }
  if (refusal) throw refusal;
  const { layout, employer, built } = made;
  await recordMade(ctx, input, made);
  return new FileReply(built.body, fileNameOf(layout, employer, input.month), MIME[layout.extension]);
}

/** The same file by a job: for companies of many thousands. */
export const statutoryFileReport = defineReport({
  type: STATUTORY_FILE_REPORT,
  name: STATUTORY_FILE_ERRORS.report,
  async table(ctx, filter) {
    const made = await make(ctx, filter as unknown as AskedFile);
    return { title: made.employer.name, subtitle: String(filter['month']), columns: [], rows: [], count: made.built.lines };
  },
  async file(ctx, filter) {
    const asked = filter as unknown as AskedFile;
    const made = await make(ctx, asked);
    const refusal = refusalOf(ctx, made, asked);
    if (refusal) throw refusal;
    const { layout, employer, built } = made;
    // The job reads in a transaction that cannot write.
    await transact(ctx.services.pool, { companyId: ctx.companyId, userId: ctx.actor.userId }, (tx) => recordMade({ ...ctx, ...tx }, asked, made));
    return { body: built.body, name: fileNameOf(layout, employer, asked.month), ext: layout.extension, mime: MIME[layout.extension], rows: built.lines };
  },
});

/** Queues the job. @throws 422 as the download does, before anything is queued */
export async function queueStatutoryFile(ctx: Ctx, input: ParsedInput<typeof generateEndpoint>): Promise<OutputOf<typeof generateEndpoint>> {
  const { scheme, month, leave_out } = input;
  const layout = chooseLayout(scheme, month, input.layout);
  if (!layout) throw noLayout(scheme, month);
  const { payrolls } = await runOf(ctx, scheme, month);
  if (payrolls === 0) throw invalid('base', nothingToFile(scheme, payrolls));
  const id = await queueReport(ctx, statutoryFileReport, {
    format: layout.extension,
    filter: { scheme, month, layout: layout.key, leave_out },
    title: `${say(SCHEME_NAMES[scheme], ctx.locale)} ${month}`,
  });
  return { success: true, message: say(STATUTORY_FILE_ERRORS.queued, ctx.locale), data: { id, status: 'pending' } };
}
