/** Times of day as people read them (specification §9); what is kept, exported or reckoned with stays `HH:mm`. Pure. */
/** Halves of a day as each language writes them (CLDR). */
const HALVES = { en: ['AM', 'PM'], ms: ['PG', 'PTG'] } as const;
const TIMES = /\b([01]\d|2[0-3]):([0-5]\d)\b/g;

/** `09:00–18:00` as `09:00 AM–06:00 PM`: each time of a text. */
export const sayTimes = (text: string, locale: keyof typeof HALVES = 'en'): string =>
  text.replace(TIMES, (_, hour: string, minute: string) => {
    const at = Number(hour);
    return `${String(at % 12 || 12).padStart(2, '0')}:${minute} ${HALVES[locale][at < 12 ? 0 : 1]}`;
  });
