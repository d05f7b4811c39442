/** The look and switches of an organisation, found by the address that people use (M01.1 domains). */
import { z } from 'zod';
import { locale } from '#modules/identity/contract/user.schema.ts';
import { banner } from './session.schema.ts';

const address = z.string().nullish();

export const domainConfig = z.object({
  name: z.string(),
  tagline: z.string().nullable(),
  /** Theme key: mesra, biru or kelabu. */
  theme: z.string(),
  colors: z.object({ primary: address, secondary: address, accent: address }),
  logos: z.object({ light: address, dark: address, mini_light: address, mini_dark: address, favicon: address }),
  banners: z.array(banner),
  home_banner: banner.nullable(),
  theme_banner: z.object({ image: address, welcome_message: address, welcome_message_ms: address }),
  social_links: z.array(z.object({ name: z.string(), icon: z.string(), url: z.string(), order: z.number().nullish() })),
  allow: z.object({ registration: z.boolean(), social_login: z.boolean(), show_social_links: z.boolean() }),
  /** Sign-in buttons; empty when social login is off or no provider is configured. */
  social_providers: z.array(z.object({ name: z.string(), label: z.string() })),
  locale: locale(),
  support: z.object({ email: address, phone: address, whatsapp: address, address }),
  external_links: z.object({ asm: address, privacy: address, terms: address }),
  /** Public keys only. */
  services: z.object({
    maps_key: z.string().nullable(),
    map_style_url: z.string().nullable(),
    push: z.object({ key: z.string() }),
    guard_provider: z.string(),
  }),
  /** False: no mail server is set, and what would be mailed is written into a folder of the server. */
  sends_mail: z.boolean(),
  /** Nobody has registered yet. */
  empty: z.boolean(),
  /** Demo accounts exist: the sign-in page may offer them. */
  demo: z.boolean(),
});
export type DomainConfig = z.output<typeof domainConfig>;
