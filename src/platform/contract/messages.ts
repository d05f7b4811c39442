/**
 * Words of the product. Each message stands once, with both languages side by side, in ICU
 * MessageFormat: `{ en: 'Approve {n, plural, one {# application} other {# applications}}', ms: 'Luluskan {n} permohonan' }`.
 * A message that lacks a language does not compile.
 */
import { formatMessage } from './format-message.ts';

export const LOCALES = ['en', 'ms'] as const;
export type Locale = (typeof LOCALES)[number];
export type Text = Readonly<Record<Locale, string>>;
export type Params = Readonly<Record<string, string | number | null | undefined>>;

/** Declares the messages of one module or part. Returns them unchanged; the type checks both languages. */
export function defineMessages<const M extends Record<string, Text>>(messages: M): M {
  return messages;
}

/** A text that is made of others, in each language. */
export const inBoth = (of: (locale: Locale) => string): Text => Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Text;

/** One message in one language. Text without braces is returned as it stands. */
export function say(text: Text, locale: Locale, params?: Params): string {
  const pattern = text[locale];
  return pattern.includes('{') ? formatMessage(pattern, params, locale) : pattern;
}
