/** Going through the inbox without a mouse. The row that was reached last is the current one. */
import { feedbackState } from '#platform/web/feedback.ts';
import { undoDecision } from '#platform/web/undo/undo-queue.ts';
import { actionFor, STEPS, useKeys } from '../decision-keys.ts';
import type { InboxRow } from './inbox-rows.ts';
import { keyOf, type Request } from '../use-defer.ts';

export interface InboxKeys {
  readonly rows: readonly InboxRow[];
  /** Key of the current row. */
  readonly current: string | null;
  readonly go: (key: string | undefined) => void;
  /** What a key decides: the chosen requests, or the current row. */
  readonly target: Pick<Request, 'actions'> | undefined;
  readonly decide: (action: string) => void;
  /** Whether all that a decision of the row would be about is shown. */
  readonly isShown: (row: InboxRow) => boolean;
  /** Shows what is in a group. */
  readonly unfold: (row: InboxRow) => void;
  /** The target is what was chosen, wherever one is. */
  readonly choosing: boolean;
  readonly tick: (row: InboxRow) => void;
  readonly openRecord: (row: InboxRow) => void;
  readonly explain: () => void;
  /** Something stands above the list. */
  readonly busy: boolean;
}

/** X chooses, as in mail programs, and decides nothing. */
export function useInboxKeys({ rows, current, go, target, decide, isShown, unfold, choosing, tick, openRecord, explain, busy }: InboxKeys): void {
  useKeys((key, event) => {
    if (busy || feedbackState().questions.length > 0) return;
    const at = rows.findIndex((row) => row.key === current);
    const step = STEPS[key];
    if (step) {
      event.preventDefault();
      return go(rows[Math.min(rows.length - 1, Math.max(0, at === -1 ? 0 : at + step))]?.key);
    }
    if (key === '?') return explain();
    if (key === 'u') {
      const undone = undoDecision();
      return undone && go(rows.find(({ item, group }) => keyOf(item ?? group.first) === undone.keys[0])?.key);
    }
    const row = rows[at];
    if (!row) return;
    if (key === 'x') return tick(row);
    if (key === 'o') return openRecord(row);
    const action = target && actionFor(key, target);
    if (!action) return;
    event.preventDefault();
    // A key has no words on it: the first shows what it would decide, the next decides.
    if (!choosing && !isShown(row)) return unfold(row);
    decide(action);
  });
}
