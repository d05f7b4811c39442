import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FACE_MESSAGES } from '../../contract/face-recognition.messages.ts';
import type { saveFaceSetting as saveEndpoint, showFaceSetting as showEndpoint } from '../../contract/setting/face-setting.endpoints.ts';
import { notifyFaces } from '../notify-faces.ts';
import { faceSettingOf, putFaceSetting } from './face-setting.store.ts';

export const showFaceSetting = async (ctx: Ctx): Promise<OutputOf<typeof showEndpoint>> => ({ data: await faceSettingOf(ctx) });

/** @throws 409 when somebody else saved since the client looked */
export async function saveFaceSetting(ctx: Ctx, { updated_at: seen, ...form }: ParsedInput<typeof saveEndpoint>): Promise<OutputOf<typeof saveEndpoint>> {
  const { updated_at: stored, ...before } = await faceSettingOf(ctx, true);
  if (seen !== undefined && seen !== stored) throw changed();
  const data = await putFaceSetting(ctx, form);
  await audit(ctx, { action: 'fr_setting.updated', subject_type: 'fr_setting', subject_id: ctx.companyId, before, after: form });
  await notifyFaces(ctx);
  return { success: true, message: say(FACE_MESSAGES.settingSaved, ctx.locale), data };
}
