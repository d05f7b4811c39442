/** Leads the browser to the provider, with state, nonce and PKCE (OpenID Connect Core 1.0, RFC 7636). */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { beginSocialSignIn, countAttempt } from '#modules/identity/server/public.ts';
import type { socialRedirect as endpoint } from '../../contract/social.endpoints.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { RedirectReply } from '#platform/server/http/redirect-reply.ts';
import { allowedProvider, callbackUrl, configurationOf } from './social-providers.ts';

export async function socialRedirect(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } = await import('openid-client');
  await countAttempt(ctx, [{ key: `social|${ctx.request.ip}`, limit: 30, seconds: 600 }]);
  const provider = await allowedProvider(ctx, input.provider);
  const configuration = await configurationOf(provider);
  const origin = publicUrl(ctx);
  const sign = { state: randomState(), nonce: randomNonce(), pkce_verifier: randomPKCECodeVerifier() };
  await beginSocialSignIn(ctx, { ...sign, provider: provider.name, origin, challenge: input.challenge }, ctx.clock.now());
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(origin, provider.name),
    scope: 'openid email profile',
    state: sign.state,
    nonce: sign.nonce,
    code_challenge: await calculatePKCECodeChallenge(sign.pkce_verifier),
    code_challenge_method: 'S256',
  });
  return new RedirectReply(url.href);
}
