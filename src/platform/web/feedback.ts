/**
 * What the portal tells outside the page: popups, toasts and questions. A small store without any
 * markup, so that calls can speak before the components that draw it are loaded.
 */
import { NOTIFICATION_MS, POPUP_MS } from '#platform/contract/waits.ts';

export type NoteKind = 'success' | 'error' | 'info';

/** What popups and toasts have in common. */
interface Note {
  readonly id: number;
  readonly kind: NoteKind;
  /** Several lines are kept as lines. */
  readonly message: string;
  readonly title?: string | undefined;
  /** Milliseconds until it closes by itself; null: never. Default 5000. */
  readonly closesAfter?: number | null | undefined;
  /** A link below the message. */
  readonly link?: NoteLink | undefined;
  /** What it is about: where it would stand for good, a newer one about the same takes its place. */
  readonly about?: string | undefined;
  /** Sounds while it stands, and Escape leaves it. */
  readonly rings?: boolean | undefined;
  /** Of what rings, where it is answered. */
  readonly ringsFor?: RingsFor | undefined;
}

/** The company and the page of what rings. */
export interface RingsFor {
  readonly company_id?: number | null | undefined;
  readonly route?: string | null | undefined;
}

export interface NoteLink {
  readonly label: string;
  readonly href: string;
}

export interface Popup extends Note {
  /** Show the Okay button (default). Without it only the close button remains. */
  readonly okay?: boolean | undefined;
}

export type Toast = Note;

export interface Question {
  readonly title: string;
  readonly message?: string | undefined;
  /** Ask for a remark of 3 to 500 characters. `optional` allows none. */
  readonly remark?: boolean | 'optional' | undefined;
  readonly remarkLabel?: string | undefined;
  /** Red confirming button, for what cannot be undone; the focus begins on the other one. */
  readonly danger?: boolean | undefined;
  /** What the confirming button does; default 'Confirm'. */
  readonly verb?: string | undefined;
  /** What the other button does, where 'Cancel' could be read as the thing that is asked about. */
  readonly stays?: string | undefined;
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

/** As many stand at once; the oldest makes room for a newer one. */
const LASTING = 3;

const notes = (): readonly Note[] => [...state.popups, ...state.toasts].sort((a, b) => a.id - b.id);

function makeRoom(): void {
  const passing = notes().filter(({ closesAfter }) => closesAfter !== null);
  for (const { id } of passing.slice(0, -LASTING)) closeNote(id);
}

/** Opens a popup; the same words that stand already are not shown twice, they only stand longer. Answers its id. */
export function openPopup(popup: Omit<Popup, 'id'>): number {
  const fixed = state.popups.find((each) => each.kind === popup.kind && each.message === popup.message);
  if (fixed) return again(fixed.id);
  const id = nextId++;
  change({ popups: [...state.popups, { ...popup, id }] });
  makeRoom();
  return id;
}

/** Shows a toast; the same words that stand already are not shown twice, and what stood for good goes when something newer is said of its subject. */
export function openToast(toast: Omit<Toast, 'id'>): number {
  const before =
    toast.about === undefined ? [] : state.toasts.filter((each) => each.about === toast.about && each.closesAfter === null && each.message !== toast.message);
  for (const { id } of before) closeNote(id);
  const fixed = state.toasts.find((each) => each.kind === toast.kind && each.message === toast.message);
  if (fixed) return again(fixed.id);
  const id = nextId++;
  change({ toasts: [...state.toasts, { ...toast, id }] });
  makeRoom();
  return id;
}

/** A clock that runs begins anew; one that waits goes on waiting. */
function again(id: number): number {
  if (timers.has(id)) {
    stopClock(id);
    startClock(id);
  }
  return id;
}

/** The time of a popup or toast runs from when it is seen, and anew after somebody has read it. */
export function startClock(id: number): void {
  const note = notes().find((each) => each.id === id);
  if (!note || note.closesAfter === null || timers.has(id)) return;
  const wait = note.closesAfter ?? (state.toasts.some((toast) => toast.id === id) ? NOTIFICATION_MS : POPUP_MS);
  timers.set(
    id,
    setTimeout(() => closeNote(id), wait),
  );
}

/** Time stands still while somebody reads: the pointer or the focus is on it. */
export function stopClock(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Adds the way on to the newest confirmation, where one stands. */
export function addWayOn(link: NoteLink): void {
  const newest = state.popups.findLast(({ kind }) => kind === 'success');
  if (newest) change({ popups: state.popups.map((popup) => (popup.id === newest.id ? { ...popup, link } : popup)) });
}

/** Closes a popup or a toast. */
export function closeNote(id: number): void {
  stopClock(id);
  change({ popups: state.popups.filter((popup) => popup.id !== id), toasts: state.toasts.filter((toast) => toast.id !== id) });
}

/** Closes what rings and is over for this person. */
export function closeRinging(isOver: (rings: RingsFor) => boolean): void {
  for (const { id, rings, ringsFor } of state.toasts) if (rings && ringsFor && isOver(ringsFor)) closeNote(id);
}

/** Closes what was said last, but for what rings. Answers whether anything stood. */
export function closeNewest(): boolean {
  const newest = notes().findLast(({ rings }) => rings !== true);
  if (newest) closeNote(newest.id);
  return newest !== undefined;
}

/** Asks; resolves with the remark (empty when none was asked for), or null when cancelled. What was wrong before is not said above it. */
export function ask(question: Question): Promise<Answer> {
  for (const { id, kind } of state.popups) if (kind === 'error') closeNote(id);
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
