/** What an organisation may set of its look and switches (M01.1 domains): the fields of `npm run domain`. */
import { z } from 'zod';
import { LOCALES } from '#platform/contract/messages.ts';

/** An http(s) address, or a path of the portal itself. */
const address = () =>
  z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[\w./-]*$/)], { error: 'an http or https address, or a path such as /logo.svg' });
const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #0f766e');
const words = (max: number) => z.string().trim().min(1).max(max);
const banner = z.strictObject({
  image: address().optional(),
  title: words(100).optional(),
  text: words(300).optional(),
  url: address().optional(),
  order: z.number().optional(),
});

export const domainSettings = z
  .strictObject({
    name: words(100).min(2),
    tagline: words(100).min(2).nullable(),
    theme: z.enum(['mesra', 'biru', 'kelabu']),
    colors: z.strictObject({ primary: colour(), secondary: colour(), accent: colour() }).partial(),
    logos: z.strictObject({ light: address(), dark: address(), mini_light: address(), mini_dark: address(), favicon: address() }).partial(),
    banners: z.array(banner).max(8),
    home_banner: banner.nullable(),
    theme_banner: z.strictObject({ image: address(), welcome_message: words(150), welcome_message_ms: words(150) }).partial(),
    social_links: z.array(z.strictObject({ name: words(60), icon: words(60), url: address(), order: z.number().optional() })).max(12),
    allow: z.strictObject({ registration: z.boolean(), social_login: z.boolean(), show_social_links: z.boolean() }).partial(),
    /** Names of configured providers; null: all of them. */
    social_providers: z.array(z.string().regex(/^[a-z0-9]{1,40}$/)).nullable(),
    locale: z.enum(LOCALES),
    support: z.strictObject({ email: z.email(), phone: words(40), whatsapp: words(40), address: words(300) }).partial(),
    external_links: z.strictObject({ asm: address(), privacy: address(), terms: address() }).partial(),
  })
  .partial();
export type DomainSettings = z.output<typeof domainSettings>;
