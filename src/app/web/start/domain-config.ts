/** The branding at start-up: `GET api/domain/config`, or the built-in one when that fails. */
import { THEME } from '#platform/contract/defaults.ts';
import { recall, remember } from '#platform/web/local-state.ts';
import type { DomainConfig } from '#platform/web/domain.tsx';

/** Settings of the build that stand in for the server's answer. */
type Environment = Readonly<Record<string, string | boolean | undefined>>;

const textOf = (environment: Environment, name: string): string | null => {
  const value = environment[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The configuration that is used without the server, from the environment of the build. */
export function builtInDomain(environment: Environment): DomainConfig {
  return {
    name: textOf(environment, 'VITE_PRODUCT_NAME') ?? 'Mesra',
    tagline: textOf(environment, 'VITE_TAGLINE'),
    theme: textOf(environment, 'VITE_THEME') ?? THEME,
    colors: {},
    logos: {},
    banners: [],
    home_banner: null,
    theme_banner: null,
    social_links: [],
    allow: { registration: textOf(environment, 'VITE_ALLOW_REGISTRATION') === 'true', social_login: false, show_social_links: false },
    social_providers: [],
    locale: textOf(environment, 'VITE_LOCALE') === 'ms' ? 'ms' : 'en',
    support: { email: textOf(environment, 'VITE_SUPPORT_EMAIL'), phone: textOf(environment, 'VITE_SUPPORT_PHONE') },
    external_links: {},
    services: {},
  };
}

/** The server's answer over the configuration of the build. */
export const domainOf = (announced: object, environment: Environment): DomainConfig => ({
  ...builtInDomain(environment),
  ...Object.fromEntries(Object.entries(announced).filter(([, value]) => value !== null && value !== undefined)),
});

/**
 * Fetches the domain configuration for an origin. Never throws: a failure is logged and the one that this device saw last
 * is answered, or the built-in one, so that the portal starts all the same.
 */
export async function loadDomain(origin: string, environment: Environment, fetcher: typeof fetch = fetch): Promise<DomainConfig> {
  try {
    const answer = await fetcher(`/api/domain/config?origin=${encodeURIComponent(origin)}`, {
      credentials: 'same-origin',
    });
    if (!answer.ok) throw new Error(`api/domain/config answered ${answer.status}`);
    const { data } = (await answer.json()) as { data?: Partial<DomainConfig> | null };
    if (!data) throw new Error('api/domain/config answered without data');
    remember('domain', data);
    return domainOf(data, environment);
  } catch (error) {
    const last = recall('domain');
    console.error(`The domain configuration could not be fetched; ${last ? 'the last' : 'the built-in'} one is used.`, error);
    return domainOf(last ?? {}, environment);
  }
}
