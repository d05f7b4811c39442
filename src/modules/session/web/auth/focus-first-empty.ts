/** As the ref of a form: puts the cursor where typing begins, once, when the form appears; with its first picture, which the focus would hold up. */
export function focusFirstEmpty(form: HTMLFormElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox])') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  });
  return () => cancelAnimationFrame(frame);
}
