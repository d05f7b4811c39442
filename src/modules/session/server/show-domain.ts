/** Branding and switches of the portal for the address that people use. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import { domainByOrigin, type StoredDomain } from '#modules/identity/server/public.ts';
import type { showDomain as endpoint } from '../contract/session.endpoints.ts';
import { socialProviders } from './social/social-providers.ts';

type Answer = OutputOf<typeof endpoint>['data'];

export async function showDomain(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const domain = await domainByOrigin(ctx, input.origin ?? ctx.request.origin);
  const [empty, demo] = await pipeline(
    ctx,
    () => isEmpty(ctx),
    () => hasDemo(ctx),
  );
  return { data: { ...present(ctx, domain), sends_mail: ctx.services.config.smtpUrl !== null, empty, demo } };
}

/** Whether the demo companies were loaded, so that the sign-in page may offer their accounts. */
async function hasDemo(ctx: OpenCtx): Promise<boolean> {
  const { rows } = await ctx.client.query(`select from mesra_settings where key = 'demo' and value = 'loaded'`);
  return rows.length > 0;
}

/** Whether nobody has registered yet, so that there is nobody to sign in. */
async function isEmpty(ctx: OpenCtx): Promise<boolean> {
  const { rows } = await ctx.client.query('select from users limit 1');
  return rows.length === 0;
}

type Shown = Omit<Answer, 'demo' | 'empty' | 'sends_mail'>;

function present(ctx: OpenCtx, domain: StoredDomain): Shown {
  const { config } = ctx.services;
  const services = domain.services as { maps_key?: string; guard_provider?: string };
  const shown = {
    name: domain.name,
    tagline: domain.tagline,
    theme: domain.theme,
    colors: domain.colors,
    logos: domain.logos,
    banners: [...domain.banners].sort((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0)),
    home_banner: domain.home_banner,
    theme_banner: domain.theme_banner,
    social_links: domain.social_links,
    allow: {
      registration: domain.allow.registration === true,
      social_login: domain.allow.social_login === true,
      show_social_links: domain.allow.show_social_links === true,
    },
    social_providers: socialProviders(config, domain).map(({ name, label }) => ({ name, label })),
    locale: domain.locale,
    support: domain.support,
    external_links: domain.external_links,
    services: {
      // The key is the server's; browsers get it only where the address of the map pictures asks for it.
      maps_key: config.mapStyleUrl?.includes('{key}') ? (services.maps_key ?? config.mapsKey) : null,
      map_style_url: config.mapStyleUrl,
      push: { key: config.push.key },
      guard_provider: services.guard_provider ?? 'sgm',
    },
  };
  // The jsonb parts are judged by the contract's schema before the answer leaves.
  return shown as Shown;
}
