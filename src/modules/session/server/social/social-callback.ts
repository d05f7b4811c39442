/** The provider's answer: checked, turned into a user, and led to /auth/login with a one-time code. */
import type { IDToken } from 'openid-client';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { FileReply } from '#platform/server/http/file-reply.ts';
import { errorFacts } from '#platform/server/log.ts';
import { answerSocialSignIn, forgetSocialSignIn, linkSocialUser, newSecret, socialSignInByState } from '#modules/identity/server/public.ts';
import type { socialCallback as endpoint } from '../../contract/social.endpoints.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { RedirectReply } from '#platform/server/http/redirect-reply.ts';
import { allowedProvider, callbackUrl, configurationOf } from './social-providers.ts';

const login = (origin: string, query: Record<string, string>) => new RedirectReply(`${origin}/auth/login?${new URLSearchParams(query)}`);

export async function socialCallback(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const { provider: name, ...answer } = input;
  const provider = await allowedProvider(ctx, name);
  const begun = answer.state ? await socialSignInByState(ctx, provider.name, answer.state, ctx.clock.now()) : null;
  if (!begun || !answer.state) return login(publicUrl(ctx), { social_error: 'failed', provider: provider.label });
  const url = new URL(callbackUrl(begun.origin, provider.name));
  for (const [key, value] of Object.entries(answer)) if (typeof value === 'string') url.searchParams.set(key, value);
  const { authorizationCodeGrant } = await import('openid-client');
  let claims: IDToken | undefined;
  try {
    const tokens = await authorizationCodeGrant(await configurationOf(provider), url, {
      expectedState: answer.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.pkce_verifier,
      idTokenExpected: true,
    });
    claims = tokens.claims();
  } catch (error) {
    ctx.services.log.warn('a sign-in with a provider failed', { provider: provider.name, ...errorFacts(error) });
  }
  const user = claims
    ? await linkSocialUser(ctx, {
        provider: provider.name,
        uid: claims.sub,
        email: typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : null,
        emailVerified: claims['email_verified'] === true,
      })
    : 'failed';
  if (typeof user === 'string') {
    await forgetSocialSignIn(ctx, begun.id);
    return login(begun.origin, { social_error: user, provider: provider.label });
  }
  const code = newSecret();
  await answerSocialSignIn(ctx, begun.id, user, code);
  return login(begun.origin, { exchange: code });
}
