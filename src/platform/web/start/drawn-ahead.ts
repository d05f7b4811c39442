/** What stands in a page before its script has come (`contract/page/first-picture.ts`), for the components that take it over. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True where the page is drawn ahead and while that is taken over, when everything must be as it was drawn. */
export const usePrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

const fieldOf = (name: string) => (typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`#root form input[name="${name}"]`));

/** What somebody typed meanwhile; empty where nobody did. */
export const typedEarly = (name: string): string => fieldOf(name)?.value ?? '';

/** What the page was drawn with. Read once: the first, unfinished try to take a field over writes the attribute already, and there may be more. */
const drawnTicks = new WeakMap<HTMLInputElement, boolean>();

/** Whether somebody ticked it or took the tick away; undefined where nobody did. */
export function tickedEarly(name: string): boolean | undefined {
  const field = fieldOf(name);
  if (!field) return undefined;
  const drawn = drawnTicks.get(field) ?? field.defaultChecked;
  drawnTicks.set(field, drawn);
  return field.checked !== drawn ? field.checked : undefined;
}

/** Sends a form that was sent too early: the page keeps it from going anywhere by itself (index.html). */
export function sendEarly(): void {
  const form = document.querySelector<HTMLFormElement>('#root form[data-sent]');
  if (!form) return;
  delete form.dataset['sent'];
  form.requestSubmit();
}
