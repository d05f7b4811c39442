/** The tables of `ruleVersion` as people read them: their schemes by the names of the language, their months in words. */
import { sayMonths } from '#platform/contract/dates.ts';
import type { Locale } from '#platform/contract/messages.ts';

const MALAY: Readonly<Record<string, string>> = { EPF: 'KWSP', SOCSO: 'PERKESO', EIS: 'SIP', MTD: 'PCB' };

/** Each table and the months since when it is in force. */
export const tablesOf = (version: string, locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    version.split(', ').map((table) => {
      const [scheme = '', months = ''] = table.split(' ');
      return [(locale === 'ms' && MALAY[scheme]) || scheme, sayMonths(months, locale)] as const;
    }),
  );

export const sayRuleVersion = (version: string, locale: Locale): string => [...tablesOf(version, locale)].map((table) => table.join(' ').trim()).join(', ');
