/** Messages of a form, gathered for its one popup. Pure. */
import { distinct } from '../call/api-error.ts';

/** All failure messages without repeats, joined by line breaks (specification §5). */
export const joinValidationMessages = (messages: readonly string[]) => distinct(messages).join('\n');

/** What a field says below itself: the first of its messages. The next is said by the next try, where it still holds. */
export const firstOf = (errors: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, list]) => (list[0] ? [[field, list[0]]] : [])));

/**
 * The messages in the order of the page; a field that stands there says its first, as it does itself, one that does not is named.
 * Without a label the same words add nothing.
 * @param standing fields on the page, in its order
 */
export function ordered(errors: Readonly<Record<string, readonly string[]>>, fixed: readonly string[], labels: ReadonlyMap<string, string>): string[] {
  const elsewhere = Object.entries(errors).filter(([field]) => !fixed.includes(field));
  return [
    ...fixed.flatMap((field) => errors[field]?.slice(0, 1) ?? []),
    ...elsewhere.flatMap(([field, list]) => list.map((message) => (labels.has(field) ? `${labels.get(field)}: ${message}` : message))),
  ];
}
