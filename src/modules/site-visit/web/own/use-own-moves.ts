/** What an employee does with an own visit besides starting and ending it. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { withdrawVisit } from '../../contract/own-visit.endpoints.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';

type Moved = Pick<VisitRow, 'id' | 'number' | 'status'>;

export function useOwnMoves() {
  const t = useT(VISIT);
  const confirm = useConfirm();
  const withdrawing = useWrite(withdrawVisit, { invalidates: VISIT_READS });
  return {
    async withdraw({ id, number, status }: Moved): Promise<void> {
      const answer = await confirm({ title: t('cancelAsk', { number }), verb: t('cancelVisit'), stays: t('stays'), remark: true, danger: true });
      // A refusal has been shown by the global handler.
      if (answer) await withdrawing.run({ id, status, remark: answer.remark }).catch(() => undefined);
    },
  };
}
