/**
 * Actions come and go with the state of what they act on: a button that works is switched off, a step that is done gives way to
 * the next. The browser then drops the focus, and the keyboard begins again at the top of the page.
 */
const TAKES = ':is(button, a[href]):not(:disabled, [hidden] *)';
/** The filled one first: what a view is about next. */
const NEXT = [`${TAKES}:is(:not([data-variant]), [data-variant='filled'])`, TAKES];

const isOff = (element: Element) => element.matches(':disabled');

/** `ref` of a group of actions: what is lost of the focus in it goes back to its button, or to what took its place. */
export function keepFocus(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  let held: HTMLElement | null = null;
  const take = ({ target }: FocusEvent) => (held = target as HTMLElement);
  // Somewhere else on purpose; a button that is switched off goes nowhere.
  const leave = ({ relatedTarget }: FocusEvent) => relatedTarget !== null && (held = null);
  const press = ({ target }: PointerEvent) => !group.contains(target as Node) && (held = null);
  const giveBack = () => {
    if (!held || document.activeElement !== document.body || (held.isConnected && isOff(held))) return;
    const back = held.isConnected ? held : NEXT.map((each) => group.querySelector<HTMLElement>(each)).find(Boolean);
    back?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(giveBack);
  watch.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', take);
  group.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', press, { capture: true });
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', take);
    group.removeEventListener('focusout', leave);
    document.removeEventListener('pointerdown', press, { capture: true });
  };
}
