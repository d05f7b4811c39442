/** The picture of a person: at most 2 MB, shared by all companies of theirs. */
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import { signedLink } from '#platform/server/files/signed-link.ts';
import type { Services, UserCtx } from '#platform/server/context.ts';

/** A link for an hour; null without a picture. */
export const pictureLink = (services: Pick<Services, 'secret' | 'clock'>, uuid: string | null): string | null =>
  uuid === null ? null : signedLink(services, uuid);

/** Takes an uploaded picture for the signed-in user, or (null) takes it away. @returns its uuid. @throws 422 on `image`. */
export async function takePicture(ctx: UserCtx, uuid: string | null): Promise<string | null> {
  const subject = { type: 'user', id: ctx.actor.userId, field: 'image' };
  const row = await replaceFile(ctx, uuid, subject, { extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES, shared: true });
  return row?.uuid ?? null;
}
