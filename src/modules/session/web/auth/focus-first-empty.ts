/** As the ref of a form: puts the cursor where typing begins, once, when the form appears; with its first picture, which the focus would hold up. Who is typing is left there. */
export function focusFirstEmpty(form: HTMLFormElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    if (form?.contains(document.activeElement)) return;
    const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox])') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  });
  return () => cancelAnimationFrame(frame);
}
