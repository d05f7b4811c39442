/** As the ref of a form: puts the cursor where typing begins, once, when the form appears. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox])') ?? [])];
  fields.find(({ value }) => value === '')?.focus();
}
