/** The way back in the place of the actions of a row, for as long as something about it is held. */
import type { RowAction } from '../ui/list/list-types.ts';
import { UNDO_MESSAGES } from './undo.messages.ts';
import { undoDecision, useDeferredOf } from './undo-queue.ts';

/** By the key of a record: `undo(key) ?? actions`. */
export function useUndo(): (key: string) => RowAction[] | undefined {
  const deferredOf = useDeferredOf();
  return (key) => {
    const deferred = deferredOf(key);
    return deferred && [{ key: 'undo', label: UNDO_MESSAGES.undo, icon: 'undo', onClick: () => void undoDecision(deferred.id) }];
  };
}
