/**
 * Actions come and go with the state of what they act on: a button that works is switched off, a step that is done gives way to
 * the next. The browser then drops the focus, and the keyboard begins again at the top of the page.
 */
import { FOCUS_LOST, passes } from '../../focus-return.ts';

const TAKES = ':is(button, a[href]):not(:disabled, [hidden] *)';
/** The filled one first: what a view is about next. */
const NEXT = [`${TAKES}:is(:not([data-variant]), [data-variant='filled'])`, TAKES] as const;

const isOff = (element: Element) => element.matches(':disabled');
const isWorking = (element: Element) => element.matches('[data-loading]');

const firstOf = (group: ParentNode | undefined): HTMLElement | null | undefined => NEXT.map((each) => group?.querySelector<HTMLElement>(each)).find(Boolean);

/** `ref` of a group of actions: what is lost of the focus in it goes back to its button, or to what took its place. */
export const keepFocus = (group: HTMLElement | null) =>
  watch(
    group,
    () => firstOf(group!),
    () => group!.querySelector<HTMLElement>(NEXT[0]),
  );

/** `ref` of the rows of a list: when the row that has the focus leaves the list, the one in its place has it. */
export const keepRow = (rows: HTMLElement | null) =>
  watch(rows, (place) => firstOf(rows!.children[Math.min(place, rows!.children.length - 1)]) ?? firstOf(rows!));

/**
 * @param next what takes the focus of something that stood in the child of this number and is gone
 * @param step what the focus is for, where it may come a moment later: what stood in for it gives way
 */
function watch(
  group: HTMLElement | null,
  next: (place: number) => HTMLElement | null | undefined,
  step: () => HTMLElement | null = () => null,
): (() => void) | undefined {
  if (!group) return undefined;
  let current: HTMLElement | null = null;
  let place = 0;
  /** The button that has done its work: off from now on, it waits for nothing. */
  let worked: HTMLElement | null = null;
  /** What stands in for the step, until somebody uses it. */
  let standIn: HTMLElement | null = null;
  const take = ({ target }: FocusEvent) => {
    current = target as HTMLElement;
    place = [...group.children].findIndex((child) => child.contains(current));
  };
  // Somewhere else on purpose: a button that is switched off goes nowhere, and from a question one comes back.
  const leave = ({ relatedTarget }: FocusEvent) => !passes(relatedTarget) && (current = null);
  const press = ({ target }: PointerEvent) => !group.contains(target as Node) && (current = null);
  const use = () => (standIn = null);
  const giveBack = () => {
    const better = standIn && document.activeElement === standIn ? step() : null;
    if (better) {
      standIn = null;
      return better.focus({ preventScroll: true });
    }
    if (current && isWorking(current)) worked = current;
    const isDone = current !== null && current === worked && !isWorking(current);
    if (!current || document.activeElement !== document.body || (current.isConnected && isOff(current) && !isDone)) return;
    const back = current.isConnected && !isOff(current) ? current : next(place);
    standIn = back && back !== current && !back.matches(NEXT[0]) ? back : null;
    back?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(giveBack);
  changes.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-loading'] });
  group.addEventListener('focusin', take);
  group.addEventListener('focusout', leave);
  group.addEventListener('keydown', use);
  document.addEventListener(FOCUS_LOST, giveBack);
  document.addEventListener('pointerdown', press, { capture: true });
  return () => {
    changes.disconnect();
    group.removeEventListener('focusin', take);
    group.removeEventListener('focusout', leave);
    group.removeEventListener('keydown', use);
    document.removeEventListener(FOCUS_LOST, giveBack);
    document.removeEventListener('pointerdown', press, { capture: true });
  };
}
