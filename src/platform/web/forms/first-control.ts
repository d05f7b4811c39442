/** Where the focus goes in a form. */

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** A group of radios carries its id on the label alone. */
const partOf = (id: string) => document.getElementById(id) ?? document.getElementById(`${id}-label`)?.parentElement;

/** The control of the field that stands first on the page. @param ids of fields, in any order */
export function firstControl(ids: readonly string[]): HTMLElement | undefined {
  const elements = ids.map(partOf).filter((element) => element instanceof HTMLElement);
  const [first] = elements.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return first?.matches(CONTROLS) ? first : (first?.querySelector<HTMLElement>(CONTROLS) ?? undefined);
}

const TYPED = 'input:is([type="text"], [type="email"], [type="tel"], [type="password"], :not([type])), textarea';
const TOUCHED = '(max-width: 48em), (pointer: coarse)';

/**
 * Ref of a form in a drawer: where its first field is one to type in, the focus starts there instead of on Close.
 * Lists and calendars would open by the focus, and on a phone the keyboard would cover the form: there it stays as it is.
 */
export function startInFirstField(form: HTMLFormElement | null): void {
  if (!form || form.querySelector('[data-autofocus]') || window.matchMedia(TOUCHED).matches) return;
  const first = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(CONTROLS);
  if (first?.matches(TYPED) && !first.readOnly && !first.matches(':disabled') && !first.hasAttribute('aria-haspopup')) first.dataset['autofocus'] = 'true';
}
