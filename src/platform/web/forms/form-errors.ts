/** Messages of a form, gathered for its one popup. Pure. */
import { distinct } from '../call/api-error.ts';

/** All failure messages without repeats, joined by line breaks (specification §5). */
export const joinValidationMessages = (messages: readonly string[]) => distinct(messages).join('\n');

/** `First message` of each field; the form shows one line below a field. */
export const firstOf = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, list]) => (list[0] ? [[field, list.join(' ')]] : [])));

/** Each message with the label of its field in front, so that one popup names them all. Without a label the same words add nothing. */
export function labelled(errors: Readonly<Record<string, readonly string[]>>, labels: ReadonlyMap<string, string>): string[] {
  const named = new Set(Object.entries(errors).flatMap(([field, list]) => (labels.has(field) ? list : [])));
  return Object.entries(errors).flatMap(([field, list]) => {
    const label = labels.get(field);
    return label ? list.map((message) => `${label}: ${message}`) : list.filter((message) => !named.has(message));
  });
}
