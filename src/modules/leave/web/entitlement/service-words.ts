import { useT } from '#platform/web/locale/locale.tsx';
import { SERVICE } from './type.messages.ts';

/** Months of service in words: `18 months`, `2 to 5 years`, `5 years and more`. */
export function useServiceWords() {
  const t = useT(SERVICE);
  const length = (months: number) => (months > 0 && months % 12 === 0 ? t('years', { n: months / 12 }) : t('months', { n: months }));
  /** `to` is not included; null: without end. */
  const range = (from: number, to: number | null) => {
    if (to === null) return from === 0 ? t('any') : t('above', { from: length(from) });
    if (from === 0) return t('below', { to: length(to) });
    // `2 to 5 years`: the unit once where both have the same.
    const years = from % 12 === 0 && to % 12 === 0;
    return t('between', { from: years ? String(from / 12) : length(from), to: length(to) });
  };
  return { length, range };
}
