/** Which OpenID Connect providers a domain offers, and their configuration, discovered once an hour. */
import type { Configuration } from 'openid-client';
import { notFound } from '#platform/contract/errors.ts';
import type { Config, OidcProvider } from '#platform/server/config.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { domainByOrigin, type StoredDomain } from '#modules/identity/server/public.ts';

const HOUR = 3_600_000;
const TIMEOUT_SECONDS = 10;

export function socialProviders(config: Config, domain: StoredDomain): OidcProvider[] {
  if (domain.allow.social_login !== true) return [];
  return config.oidc.filter(({ name }) => domain.social_providers === null || domain.social_providers.includes(name));
}

/** @throws 404 when the domain of the request does not offer the provider. */
export async function allowedProvider(ctx: OpenCtx, name: string): Promise<OidcProvider> {
  const domain = await domainByOrigin(ctx, ctx.request.origin);
  const provider = socialProviders(ctx.services.config, domain).find((each) => each.name === name);
  if (!provider) throw notFound();
  return provider;
}

const discovered = new Map<string, { readonly until: number; readonly config: Promise<Configuration> }>();

/** The provider's endpoints and keys. A failure is forgotten, so the next sign-in asks again. */
export function configurationOf(provider: OidcProvider): Promise<Configuration> {
  const key = `${provider.issuer}|${provider.clientId}`;
  const known = discovered.get(key);
  if (known && known.until > Date.now()) return known.config;
  const issuer = new URL(provider.issuer);
  const config = import('openid-client').then(({ allowInsecureRequests, discovery }) =>
    discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // An issuer without TLS is one that the operator named so: a provider on the own machine.
      ...(issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
    }),
  );
  discovered.set(key, { until: Date.now() + HOUR, config });
  config.catch(() => discovered.delete(key));
  return config;
}

/** Where the provider leads the browser back to. */
export const callbackUrl = (origin: string, provider: string) => `${origin}/api/auth/social/${provider}/callback`;
