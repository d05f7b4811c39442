/**
 * Control+Enter (Command+Enter on a Mac) sends the form from any of its fields, also from one of several lines. Where fields stand in
 * no form, it presses the button of their dialog, or of the page, that is marked with `data-sends`.
 */
const READY = ':not(:disabled, [data-loading])';

export function sendByKeys(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat || event.defaultPrevented) return;
  const from = event.target;
  // A link opens beside the page, as the browser has it.
  if (!(from instanceof Element) || from.closest('a[href]')) return;
  const form = from.closest('form');
  const button = form
    ? form.querySelector<HTMLElement>(`[type="submit"]${READY}`)
    : (from.closest('[role="dialog"], [role="alertdialog"]') ?? document).querySelector<HTMLElement>(`[data-sends]${READY}`);
  if (!button) return;
  event.preventDefault();
  button.click();
}
