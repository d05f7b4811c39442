/**
 * Words of the product. Each message stands once, with both languages side by side, in ICU
 * MessageFormat: `{ en: 'Approve {n, plural, one {# leave} other {# leaves}}', ms: 'Luluskan {n} cuti' }`.
 * A message that lacks a language does not compile.
 */
import { IntlMessageFormat } from 'intl-messageformat';

export const LOCALES = ['en', 'ms'] as const;
export type Locale = (typeof LOCALES)[number];
export type Text = Readonly<Record<Locale, string>>;
export type Params = Readonly<Record<string, string | number | null | undefined>>;

/** Declares the messages of one module or part. Returns them unchanged; the type checks both languages. */
export function defineMessages<const M extends Record<string, Text>>(messages: M): M {
  return messages;
}

const compiled = new Map<string, IntlMessageFormat>();

/** One message in one language. Text without braces is returned as it stands. */
export function say(text: Text, locale: Locale, params?: Params): string {
  const pattern = text[locale];
  if (!pattern.includes('{')) return pattern;
  const key = `${locale}:${pattern}`;
  let format = compiled.get(key);
  if (!format) {
    // Malay number rules equal English ones here (Intl has no `ms` data in some browsers).
    format = new IntlMessageFormat(pattern, locale === 'ms' ? 'ms-MY' : 'en-MY', undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  return String(format.format(params));
}
