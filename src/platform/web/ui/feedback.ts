/**
 * What the portal tells outside the page: popups, toasts and questions. A small store without any
 * markup, so that calls can speak before the components that draw it are loaded.
 */
import { POPUP_MS } from '#platform/contract/waits.ts';

export type PopupKind = 'success' | 'error' | 'info';

export interface Popup {
  readonly id: number;
  readonly kind: PopupKind;
  /** Several lines are kept as lines. */
  readonly message: string;
  readonly title?: string | undefined;
  /** Show the Okay button (default). Without it only the close button remains. */
  readonly okay?: boolean | undefined;
  /** Milliseconds until it closes by itself; null: never. Default 5000. */
  readonly closesAfter?: number | null | undefined;
}

export type ToastKind = 'error' | 'success' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly title?: string | undefined;
  /** Stays until closed. */
  readonly sticky?: boolean | undefined;
  /** A link below the message. */
  readonly link?: { readonly label: string; readonly href: string } | undefined;
}

export interface Question {
  readonly title: string;
  readonly message?: string | undefined;
  /** Label of the confirming button, default 'Confirm'. */
  readonly confirm?: string | undefined;
  /** Ask for a remark of 3 to 500 characters. `optional` allows none. */
  readonly remark?: boolean | 'optional' | undefined;
  readonly remarkLabel?: string | undefined;
  /** Red confirming button, for what cannot be undone. */
  readonly danger?: boolean | undefined;
}

/** The answer to a question; null when it was cancelled. */
export type Answer = { readonly remark: string } | null;

export interface Asked extends Question {
  readonly id: number;
  readonly answer: (answer: Answer) => void;
}

export interface FeedbackState {
  readonly popups: readonly Popup[];
  readonly toasts: readonly Toast[];
  readonly questions: readonly Asked[];
}

const EMPTY: FeedbackState = { popups: [], toasts: [], questions: [] };
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let state = EMPTY;
let nextId = 1;

function change(next: Partial<FeedbackState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const feedbackState = () => state;

export function onFeedback(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a popup; the same words that stand already are not shown twice. Answers its id. */
export function openPopup(popup: Omit<Popup, 'id'>): number {
  const standing = state.popups.find((each) => each.kind === popup.kind && each.message === popup.message);
  if (standing) return standing.id;
  const id = nextId++;
  change({ popups: [...state.popups, { ...popup, id }] });
  releasePopup(id);
  return id;
}

/** Stops the clock of a popup while somebody reads it with the pointer on it. */
export function holdPopup(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts the clock (again). */
export function releasePopup(id: number): void {
  const popup = state.popups.find((each) => each.id === id);
  if (!popup || timers.has(id) || popup.closesAfter === null) return;
  timers.set(
    id,
    setTimeout(() => closePopup(id), popup.closesAfter ?? POPUP_MS),
  );
}

export function closePopup(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change({ popups: state.popups.filter((popup) => popup.id !== id) });
}

/** Shows a toast; the same words that stand already are not shown twice. */
export function openToast(toast: Omit<Toast, 'id'>): number {
  const standing = state.toasts.find((each) => each.kind === toast.kind && each.message === toast.message);
  if (standing) return standing.id;
  const id = nextId++;
  change({ toasts: [...state.toasts, { ...toast, id }] });
  return id;
}

export function closeToast(id: number): void {
  change({ toasts: state.toasts.filter((toast) => toast.id !== id) });
}

/** Asks; resolves with the remark (empty when none was asked for), or null when cancelled. */
export function ask(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (given: Answer) => {
      change({ questions: state.questions.filter((asked) => asked.id !== id) });
      resolve(given);
    };
    change({ questions: [...state.questions, { ...question, id, answer }] });
  });
}

/** For tests: nothing stands, no timer runs. */
export function resetFeedback(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  change(EMPTY);
}
