/** The language of the reader: English or Bahasa Malaysia, remembered on the device, told to the server. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { say, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { setLocaleSource } from '../call/call.ts';
import { recall, rememberLocale } from '../local-state.ts';

interface LocaleState {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({ locale: 'en', setLocale: () => undefined });

export interface LocaleProviderProps {
  /** Where nothing is remembered yet: the domain's language. */
  readonly initial?: Locale | undefined;
  /** In which the page is drawn already: it is taken over so, and then speaks what is remembered. */
  readonly drawn?: Locale | undefined;
  /** Told of every change, e.g. to store it with the user. */
  readonly onChange?: ((locale: Locale) => void) | undefined;
  readonly children: ReactNode;
}

const remembered = (): Locale | undefined => (['en', 'ms'] as const).find((locale) => locale === recall('locale'));

export function LocaleProvider({ initial = 'en', drawn, onChange, children }: LocaleProviderProps) {
  const [locale, choose] = useState<Locale>(() => drawn ?? remembered() ?? initial);
  useEffect(() => {
    if (drawn) choose(remembered() ?? drawn);
  }, [drawn]);
  // Set while rendering: the first call of a child must already speak the right language.
  setLocaleSource(() => locale);
  useEffect(() => {
    document.documentElement.lang = locale === 'ms' ? 'ms-MY' : 'en-MY';
  }, [locale]);
  const setLocale = useCallback(
    (next: Locale) => {
      rememberLocale(next);
      choose(next);
      onChange?.(next);
    },
    [onChange],
  );
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

export const useLocale = () => useContext(LocaleContext);

/** A speaker for one set of messages: `t('approve', { n: 3 })`. */
export function useT<M extends Record<string, Text>>(messages: M): (key: keyof M & string, params?: Params) => string {
  const { locale } = useLocale();
  return useCallback((key, params) => say(messages[key] as Text, locale, params), [messages, locale]);
}

/** A speaker for any text. */
export function useSay(): (text: Text, params?: Params) => string {
  const { locale } = useLocale();
  return useCallback((text, params) => say(text, locale, params), [locale]);
}

/** What components take as words: a text in both languages, or words that were said already. */
export type Label = Text | string;

export function useLabel(): (label: Label | undefined) => string {
  const { locale } = useLocale();
  return useCallback((label) => (label === undefined ? '' : typeof label === 'string' ? label : say(label, locale)), [locale]);
}
