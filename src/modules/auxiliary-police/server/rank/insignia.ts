/** Pictures of the insignia of ranks. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { UNIT_MESSAGES } from '../../contract/auxiliary-police.messages.ts';
import type { saveInsignia as endpoint } from '../../contract/rank/insignia.endpoints.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmRanks as r } from '../unit.tables.ts';

const SUBJECT = 'asm_rank';
const FIELD = 'insignia';

/** Pictures by rank. */
export const insigniaOf = (ctx: Ctx, ids: readonly number[]) => presentFilesOf(ctx, SUBJECT, ids, FIELD);

/** @throws 404, 422 where it is no picture */
export async function saveInsignia(ctx: Ctx, { id, insignia }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const [rank] = await ctx.db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, id)))
    .for('no key update');
  if (!rank) throw notFound();
  await replaceFiles(ctx, insignia, { type: SUBJECT, id, field: FIELD }, { inputField: FIELD, extensions: IMAGE_EXTENSIONS });
  await audit(ctx, { action: `${SUBJECT}.documents`, subject_type: SUBJECT, subject_id: id, after: { insignia: insignia.length } });
  await unitChanged(ctx);
  return { success: true, message: say(UNIT_MESSAGES.rankSaved, ctx.locale), data: { insignia: (await insigniaOf(ctx, [id])).get(id) ?? [] } };
}
