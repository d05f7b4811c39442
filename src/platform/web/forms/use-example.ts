import { defineMessages } from '#platform/contract/messages.ts';
import { useT } from '../locale/locale.tsx';

const EXAMPLE = defineMessages({ example: { en: 'e.g. {value}', ms: 'cth. {value}' } });

/** What an empty field shows of how it is filled in, said to be an example: a bare number looks like one that was typed. */
export function useExample(): (value: string) => string {
  const t = useT(EXAMPLE);
  return (value) => t('example', { value });
}
