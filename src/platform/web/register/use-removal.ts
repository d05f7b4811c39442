/** How a record of a register goes: what leaves the table is asked about, what is only hidden is held for ten seconds, in which one may take it back. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { useInvalidate, useWrite, type Stale } from '../call/use-endpoint.ts';
import { holdCall } from '../hold-call.ts';
import { useSay } from '../locale/locale.tsx';
import { useConfirm } from '../ui/feedback/confirm.tsx';
import { UNDO_MESSAGES } from '../undo.messages.ts';
import { undoDecision, useHeld } from '../undo-queue.ts';
import { REGISTER } from './register.messages.ts';

interface RemovalWords {
  readonly deleteAsk: Text;
  readonly deleteText?: Text;
}

export function useRemoval<R extends Register>(register: R, under: Readonly<Record<string, number>>, words: RemovalWords, stale: Stale) {
  const say = useSay();
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const held = useHeld();
  const reads = [register.list, register.show, ...stale];
  const { run } = useWrite(register.remove, { invalidates: reads });
  const keyOf = ({ id }: RecordRow<R>) => `${register.name} ${id}`;
  const heldOf = (row: RecordRow<R>) => held.find(({ keys }) => keys.includes(keyOf(row)));
  return {
    isLeaving: (row: RecordRow<R>) => heldOf(row) !== undefined,
    undo: (row: RecordRow<R>) => ({ key: 'undo', label: UNDO_MESSAGES.undo, icon: 'undo', onClick: () => void undoDecision(heldOf(row)?.id) }),
    async remove(row: RecordRow<R>, name: string): Promise<void> {
      const input = { ...under, id: row.id, updated_at: row.updated_at } as InputOf<R['remove']>;
      if (register.removal === 'hidden') {
        holdCall(register.remove, input, { keys: [keyOf(row)], says: say(REGISTER.deleted, { name }), onSent: () => invalidate(...reads) });
        return;
      }
      const question = { title: say(words.deleteAsk, { name }), message: words.deleteText, danger: true };
      if (await confirm(question)) await run(input).catch(() => undefined);
    },
  };
}
