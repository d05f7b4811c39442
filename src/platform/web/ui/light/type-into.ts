/** Types for somebody whose keys came before the field was there; React hears of it as of a key. */
export function typeInto(field: HTMLInputElement, text: string): void {
  // React watches the property of each field; that of the prototype writes past it, so that the event is one of a change.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
