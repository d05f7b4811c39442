/** The papers of a guard by kind. Those that tell of vetting or health, and copies of identity papers, need the right to compliance data. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import {
  PAPERS,
  SENSITIVE_PAPERS,
  type Paper,
  type savePapers as saveEndpoint,
  type showPapers as showEndpoint,
} from '../../contract/record/compliance.endpoints.ts';
import { GUARD_ERRORS, GUARD_MESSAGES } from '../../contract/security-guard.messages.ts';
import { seesCompliance } from '../compliance-right.ts';
import { getGuard } from '../guard/guard.store.ts';
import { guardsChanged } from '../guards-changed.ts';

const SUBJECT = 'security_guard';
const seen = (ctx: Ctx): readonly Paper[] => (seesCompliance(ctx) ? PAPERS : PAPERS.filter((kind) => !SENSITIVE_PAPERS.has(kind)));

async function papersOf(ctx: Ctx, id: number) {
  const kinds = seen(ctx);
  const found = await pipeline(ctx, ...kinds.map((kind) => () => presentFilesOf(ctx, SUBJECT, [id], kind)));
  return kinds.map((kind, at) => ({ kind, files: found[at]?.get(id) ?? [] }));
}

export async function showPapers(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  await getGuard(ctx, id);
  return { data: await papersOf(ctx, id) };
}

/** @throws 404, 422 of a kind that the person may not see, and of a photo that is no picture */
export async function savePapers(ctx: Ctx, { id, kind, files }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await getGuard(ctx, id, true);
  if (!seen(ctx).includes(kind)) throw invalid('kind', GUARD_ERRORS.noRight);
  await replaceFiles(ctx, files, { type: SUBJECT, field: kind, id }, { inputField: 'files', ...(kind === 'photo' && { extensions: IMAGE_EXTENSIONS }) });
  await audit(ctx, { action: 'security_guard.documents', subject_type: SUBJECT, subject_id: id, after: { kind, files: files.length } });
  await guardsChanged(ctx);
  return { success: true, message: say(GUARD_MESSAGES.papersSaved, ctx.locale), data: await papersOf(ctx, id) };
}
