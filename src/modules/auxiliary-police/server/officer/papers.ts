/** The papers of an officer by kind, for whoever sees the officer. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFile } from '#platform/server/files/file.presenter.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { UNIT_ERRORS, UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import {
  PAPERS,
  SENSITIVE_PAPERS,
  type Paper,
  type saveOfficerPapers as saveEndpoint,
  type showOfficerPapers as showEndpoint,
} from '../../contract/officer/papers.endpoints.ts';
import { unitChanged } from '../unit-changed.ts';
import { seesCompliance } from './compliance-right.ts';
import { findOfficer, lockOfficer } from './officer.store.ts';

const SUBJECT = 'asm_officer';
const seen = (ctx: Ctx): readonly Paper[] => (seesCompliance(ctx) ? PAPERS : PAPERS.filter((kind) => !SENSITIVE_PAPERS.has(kind)));

async function papersOf(ctx: Ctx, id: number): Promise<OutputOf<typeof showEndpoint>['data']> {
  const rows = (await filesOf(ctx, SUBJECT, [id])).get(id) ?? [];
  return seen(ctx).map((kind) => ({ kind, files: rows.filter(({ field }) => field === kind).map((row) => presentFile(ctx, row)) }));
}

export async function showOfficerPapers(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>): Promise<OutputOf<typeof showEndpoint>> {
  await findOfficer(ctx, id);
  return { data: await papersOf(ctx, id) };
}

/** @throws 404, 422 of a kind that the viewer may not see */
export async function saveOfficerPapers(ctx: Ctx, { id, kind, files }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  await lockOfficer(ctx, id);
  if (!seen(ctx).includes(kind)) throw invalid('kind', UNIT_ERRORS.noPaperRight);
  await replaceFiles(ctx, files, { type: SUBJECT, id, field: kind }, { inputField: 'files' });
  await audit(ctx, { action: `${SUBJECT}.documents`, subject_type: SUBJECT, subject_id: id, after: { kind, files: files.length } });
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.papersSaved, ctx.locale), data: await papersOf(ctx, id) };
}
