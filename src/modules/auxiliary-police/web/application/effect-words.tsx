/** What an approval will make, in words: the declaration of the category filled with what form and decision say. */
import { calendarDate, formatDate, isCalendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { fieldsOf, linesOf, type Category, type FormField } from '../../contract/application/form-fields.ts';
import { renewedUntil } from '../../contract/application/rules/service-end.ts';

interface Told {
  readonly subject: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What ids mean, by the field's key. */
  readonly names: Readonly<Record<string, string>>;
  /** Of the present appointment, for a renewal. */
  readonly expiry?: string | null | undefined;
  readonly decided: string;
}

const EMPTY = '…';

const wordsOf = (fields: readonly FormField[], values: Told['values'], names: Told['names'], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ key, kind, options }) => {
      const value = values[key];
      const option = options?.find((each) => each.value === value);
      const shown =
        kind === 'date' && isCalendarDate(value) ? formatDate(value) : value === undefined || value === null || value === '' ? EMPTY : String(value);
      return [key, names[key] ?? (option ? say(option.label, locale) : shown)];
    }),
  );

/** One sentence for each thing that the approval makes. */
export function effectWords(category: Category, { subject, values, names, expiry, decided }: Told, locale: Locale): string[] {
  const fields = fieldsOf(category);
  const params: Record<string, string> = { subject: subject || EMPTY, ...wordsOf([...fields, ...category.decision], values, names, locale) };
  const years = Number(values['years']);
  params['renewed_until'] =
    expiry && isCalendarDate(decided) && years >= 1 ? formatDate(renewedUntil(calendarDate(expiry), decided as CalendarDate, years)) : EMPTY;
  const lines = fields.find(({ key }) => key === category.each);
  return lines
    ? linesOf(values, lines.key).map((row) => say(category.effect, locale, { ...params, ...wordsOf(lines.line ?? [], row, {}, locale) }))
    : [say(category.effect, locale, params)];
}

/** They stand below each other. */
export function EffectList({ words }: { words: readonly string[] }) {
  return words.length === 1 ? (
    <p>{words[0]}</p>
  ) : (
    <ul className="bare">
      {words.map((each, at) => (
        <li key={at}>{each}</li>
      ))}
    </ul>
  );
}
