/** What is typed between Ctrl K and the moment the field of the search box has the focus: it is searched for, and reaches nothing of the page. */

let typed = '';

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  // Whoever turns to something else waits for the box no longer; it may never come over a lost line.
  if (key === 'Tab' || key === 'Escape') return void takeTyped();
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on keys are kept. */
export function keepTyped(): void {
  typed = '';
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('pointerdown', takeTyped, { capture: true });
}

/** @returns what was typed since; keys are kept no longer. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, { capture: true });
  window.removeEventListener('pointerdown', takeTyped, { capture: true });
  const taken = typed;
  typed = '';
  return taken;
}
