/** How a record of a register goes: what leaves the table is asked about, what is only hidden is held for ten seconds, in which one may take it back. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { RecordRow, Register } from '#platform/contract/register/register.ts';
import { useInvalidate, useWrite } from '../call/use-endpoint.ts';
import { deferCall } from '../hold-call.ts';
import { useSay } from '../locale/locale.tsx';
import { useConfirm } from '../ui/feedback/confirm.tsx';
import { openPopup } from '../feedback.ts';
import { useUndo } from '../undo/undo-action.ts';
import { REGISTER } from './register.messages.ts';

interface RemovalWords extends Readonly<Record<'delete' | 'deleteAsk', Text>> {
  readonly deleteText?: Text;
}

export function useRemoval<R extends Register>(register: R, words: RemovalWords) {
  const say = useSay();
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const undo = useUndo();
  const reads = [register.list, register.show];
  const { run } = useWrite(register.remove, { invalidates: reads });
  const keyOf = ({ id }: RecordRow<R>) => `${register.name} ${id}`;
  return {
    /** While its removal is held. */
    undo: (row: RecordRow<R>) => undo(keyOf(row)),
    async remove(row: RecordRow<R>, name: string): Promise<void> {
      const input = { id: row.id, updated_at: row.updated_at } as InputOf<R['remove']>;
      if (register.removal === 'hidden') {
        const wording = say(REGISTER.deleted, { name });
        const onRefusal = (why: string) => openPopup({ kind: 'error', message: `${wording}: ${why}`, closesAfter: null });
        deferCall(register.remove, input, { keys: [keyOf(row)], wording, onRefusal, onSent: () => invalidate(...reads) });
        return;
      }
      const question = { title: say(words.deleteAsk, { name }), message: words.deleteText, verb: words.delete, danger: true };
      if (await confirm(question)) await run(input).catch(() => undefined);
    },
  };
}
