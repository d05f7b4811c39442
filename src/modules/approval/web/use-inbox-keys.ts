/** Going through the inbox without a mouse. The request that holds the focus is the current one, so Enter is its own link. */
import { useEffect, useRef, type RefObject } from 'react';
import { feedbackState } from '#platform/web/ui/feedback/feedback.ts';
import { undoDecision } from '#platform/web/undo-queue.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { actionOf, keyOf } from './use-decide.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** The action of a key: A the usual one, R the review, D the refusal. X selects, as in mail programs, and decides nothing. */
export function actionFor(key: string, item: ApprovalItem): string | undefined {
  const usual = (actionOf(item, 'approve') ?? item.actions.find(({ danger }) => !danger))?.key;
  if (key === 'a') return usual;
  if (key === 'r') return actionOf(item, 'review')?.key;
  return key === 'd' ? item.actions.find(({ danger }) => danger)?.key : undefined;
}

export interface InboxKeys {
  readonly list: RefObject<HTMLElement | null>;
  /** In the order of the rows. */
  readonly items: readonly ApprovalItem[];
  readonly isHeld: (item: ApprovalItem) => boolean;
  readonly decide: (item: ApprovalItem, action: string) => void;
  /** Ticks a request, or takes the tick away. */
  readonly tick: (item: ApprovalItem) => void;
  /** Shows what the keys do, or hides it. */
  readonly explain: () => void;
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-request]') ?? [])];

/** Puts the focus on a request. */
export function focusRequest(list: HTMLElement | null, item: ApprovalItem | undefined): void {
  const row = item && rowsOf(list).find(({ dataset }) => dataset['request'] === keyOf(item));
  (row?.querySelector<HTMLElement>('a') ?? list)?.focus();
}

export function useInboxKeys({ list, items, isHeld, decide, tick, explain }: InboxKeys): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || feedbackState().questions.length > 0) return;
    const key = event.key.toLowerCase();
    const current = document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset['request'];
    const at = items.findIndex((item) => keyOf(item) === current);
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      return focusRequest(list.current, items[Math.min(items.length - 1, Math.max(0, at === -1 ? 0 : at + step))]);
    }
    if (key === '?') return explain();
    if (key === 'u') {
      const undone = undoDecision();
      return (
        undone &&
        focusRequest(
          list.current,
          items.find((item) => keyOf(item) === undone.keys[0]),
        )
      );
    }
    const item = items[at];
    if (key === 'x') return item && !isHeld(item) ? tick(item) : undefined;
    const action = item && !isHeld(item) ? actionFor(key, item) : undefined;
    if (item && action) {
      event.preventDefault();
      decide(item, action);
    }
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
