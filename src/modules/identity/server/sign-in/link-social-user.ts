/** Whose account an OpenID Connect identity opens: the linked one, else the one with the same verified address. */
import type { OpenCtx } from '#platform/server/context.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { proveAddress } from '../verification/prove-address.ts';
import { linkProvider, userIdByProvider } from './social-sign-in.store.ts';
import { revokeUserTokens } from '../token.store.ts';
import { userByEmail } from '../user.store.ts';

export interface SocialIdentity {
  readonly provider: string;
  /** `sub`. */
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** @returns the user's id, or why there is none. */
export async function linkSocialUser(ctx: OpenCtx, identity: SocialIdentity): Promise<number | 'unverified' | 'unknown'> {
  const linked = await userIdByProvider(ctx, identity.provider, identity.uid);
  if (linked !== null) return linked;
  if (!identity.email || !identity.emailVerified) return 'unverified';
  const user = await userByEmail(ctx, identity.email);
  if (!user) return 'unknown';
  if (user.status === 'Inactive') return user.id;
  if (!user.verified_at) {
    // Somebody may have registered a foreign address with a password of theirs: it must not stay.
    await revokeUserTokens(ctx, user.id);
    await proveAddress(ctx, user, { password: null, must_change_password: false });
  }
  await linkProvider(ctx, user.id, identity.provider, identity.uid);
  await audit(ctx, { action: 'provider.linked', subject_type: 'user', subject_id: user.id, after: { provider: identity.provider } });
  return user.id;
}
