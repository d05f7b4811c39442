/** Changes the own profile; absent fields stay. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { forbidden, invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { IDENTITY_ERRORS } from '../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../contract/identity.messages.ts';
import type { updateUser as endpoint } from '../contract/user.endpoints.ts';
import { takePicture } from './picture.ts';
import { notifyOwnChange } from './notify-access.ts';
import { presentUser } from './user.presenter.ts';
import { accountByPhone, changeUser, userById } from './user.store.ts';

export async function updateUser(ctx: UserCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  if (input.id !== ctx.actor.userId) throw forbidden();
  const before = await userById(ctx, input.id, true);
  if (!before) throw notFound();
  if (input.phone) {
    const other = await accountByPhone(ctx, input.phone);
    if (other && other.id !== input.id) throw invalid('phone', IDENTITY_ERRORS.phoneTaken);
  }
  const change = {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.phone === undefined ? {} : { phone: input.phone }),
    ...(input.locale === undefined ? {} : { locale: input.locale }),
    ...(input.image === undefined ? {} : { image_file: await takePicture(ctx, storedUuid(input.image)) }),
  };
  await changeUser(ctx, input.id, change);
  await audit(ctx, {
    action: 'profile.changed',
    subject_type: 'user',
    subject_id: input.id,
    before: { name: before.name, phone: before.phone, locale: before.locale, image_file: before.image_file },
    after: { name: before.name, phone: before.phone, locale: before.locale, image_file: before.image_file, ...change },
  });
  // Other windows of the same person show the new name and picture too.
  await notifyOwnChange(ctx, input.id);
  const after = await userById(ctx, input.id);
  if (!after) throw notFound();
  return { success: true, message: say(IDENTITY_MESSAGES.profileSaved, ctx.locale), data: presentUser(ctx.services, after) };
}

/** The reader of multipart bodies has stored the file and left its uuid. */
const storedUuid = (image: string | Blob | null): string | null => (typeof image === 'string' ? image : null);
