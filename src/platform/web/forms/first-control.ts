/** Where the focus goes in a form. */

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button, [tabindex]';

/** What a drawer starts in: something to type or to choose. A hidden field of files takes no focus; a bare button acts, and may remove. */
const ENTERED =
  ':is(input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"], button[aria-haspopup]):not(:disabled, [readonly]:not([aria-haspopup]), [tabindex="-1"])';

const TOUCHED = '(max-width: 48em), (pointer: coarse)';

/** A group of radios carries its id on the label alone. */
const partOf = (id: string) => document.getElementById(id) ?? document.getElementById(`${id}-label`)?.parentElement;

/** Those of the fields that stand on the page, in its order. @param ids of fields, in any order */
export function onPage(ids: readonly string[]): string[] {
  const fixed = ids.flatMap((id) => {
    const element = partOf(id);
    return element ? [{ id, element }] : [];
  });
  return fixed.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)).map(({ id }) => id);
}

/** The control of the field that stands first on the page. @param ids of fields, in any order */
export function firstControl(ids: readonly string[]): HTMLElement | undefined {
  const first = onPage(ids).map(partOf)[0];
  if (!(first instanceof HTMLElement)) return undefined;
  return first.matches(CONTROLS) ? first : (first.querySelector<HTMLElement>(CONTROLS) ?? undefined);
}

/** Ref of a step's fields on a page: the focus goes to the first that is typed or chosen, where no keyboard comes up over it. */
export function focusFirstField(fields: HTMLElement | null): void {
  if (!fields || window.matchMedia(TOUCHED).matches) return;
  fields.querySelector<HTMLElement>(':is(input:not([type="hidden"], [type="file"]), textarea):enabled')?.focus({ preventScroll: true });
}

/**
 * Ref of a form in a drawer: the focus starts in its first field instead of on Close. On a phone the keyboard would cover the
 * form, so there (and while the fields are still read) it starts on the form itself. @param id of the field that was asked for
 */
export function startInField(form: HTMLFormElement | null, id?: string): void {
  if (!form || form.querySelector('[data-autofocus]')) return;
  const asked = id && firstControl([id]);
  if (asked) {
    asked.dataset['autofocus'] = 'true';
    return;
  }
  const first = (window.matchMedia(TOUCHED).matches ? null : form.querySelector<HTMLElement>(`fieldset ${ENTERED}`)) ?? form;
  if (first === form) form.tabIndex = -1;
  first.dataset['autofocus'] = 'true';
}
