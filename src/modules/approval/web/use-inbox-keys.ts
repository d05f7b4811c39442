/** Going through the inbox without a mouse. The request that holds the focus is the current one, so Enter is its own link. */
import type { RefObject } from 'react';
import { feedbackState } from '#platform/web/ui/feedback/feedback.ts';
import { undoDecision } from '#platform/web/undo-queue.ts';
import type { ApprovalItem } from '../contract/approval.schema.ts';
import { actionFor, useKeys } from './decision-keys.ts';
import { keyOf } from './use-hold.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

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

/** X chooses, as in mail programs, and decides nothing. */
export function useInboxKeys({ list, items, isHeld, decide, tick, explain }: InboxKeys): void {
  useKeys((key, event) => {
    if (feedbackState().questions.length > 0) return;
    const focus = (item: ApprovalItem | undefined) => focusRequest(list.current, item);
    const current = document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset['request'];
    const at = items.findIndex((item) => keyOf(item) === current);
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      return focus(items[Math.min(items.length - 1, Math.max(0, at === -1 ? 0 : at + step))]);
    }
    if (key === '?') return explain();
    if (key === 'u') {
      const undone = undoDecision();
      return undone && focus(items.find((item) => keyOf(item) === undone.keys[0]));
    }
    const item = items[at];
    if (!item || isHeld(item)) return;
    if (key === 'x') return tick(item);
    const action = actionFor(key, item);
    if (!action) return;
    event.preventDefault();
    decide(item, action);
  });
}
