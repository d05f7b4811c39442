/**
 * Invitations of other modules that go by mail with a link of their own, such as those of promoters. Whoever holds the link reads the mail of the
 * address: they may make an account for it without proving it again.
 */
import { extensionPoint, providersOf } from '#platform/server/extension-point.ts';
import type { OpenCtx } from '#platform/server/context.ts';

export interface GuestInvitation {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  /** Neither answered, taken back nor expired. */
  readonly open: boolean;
  /** The page on which somebody with an account answers, with the link's token. */
  readonly path: string;
}

export interface GuestInvitations {
  readonly find: (ctx: OpenCtx, token: string) => Promise<GuestInvitation | null>;
}
export const guestInvitations = extensionPoint<GuestInvitations>('invitations of guests by a link');

/** Runs as the portal. @returns null where no module knows the token */
export async function guestInvitation(ctx: OpenCtx, token: string): Promise<GuestInvitation | null> {
  for (const { find } of providersOf(guestInvitations)) {
    const found = await find(ctx, token);
    if (found) return found;
  }
  return null;
}
