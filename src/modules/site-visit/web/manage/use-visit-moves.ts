/** What the office may do with a visit. */
import type { Text } from '#platform/contract/messages.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { cancelVisit } from '../../contract/manage-visit.endpoints.ts';
import type { VisitDetail, VisitRow } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { MANAGE } from './manage.messages.ts';

const PAGE = '/work-task/site-visit/manage';

/** What is opened over the list. */
export type ManageTask =
  | { readonly of: 'plan'; readonly visit: VisitDetail | null }
  | { readonly of: 'correct'; readonly visit: VisitRow }
  | { readonly of: 'km'; readonly visit: VisitRow };

interface VisitMove {
  readonly key: string;
  readonly label: Text;
  readonly icon: string;
  readonly danger?: boolean;
  readonly onClick: () => unknown;
}

export function useVisitMoves(onTask: (task: ManageTask) => void) {
  const t = useT(VISIT);
  const confirm = useConfirm();
  const cancelling = useWrite(cancelVisit, { invalidates: VISIT_READS });
  const [mayChange, mayCancel] = [useCan(PAGE, 'Update'), useCan(PAGE, 'Cancel')];
  const cancel = async ({ id, number, status }: VisitRow) => {
    const answer = await confirm({ title: t('cancelAsk', { number }), verb: t('cancelVisit'), stays: t('stays'), remark: true, danger: true });
    // A refusal has been shown by the global handler.
    if (answer) await cancelling.run({ id, status, remark: answer.remark }).catch(() => undefined);
  };
  const movesOf = (visit: VisitRow): VisitMove[] => {
    const begun = visit.status === 'On Going' || visit.status === 'Completed';
    return [
      ...(mayChange && visit.status !== 'Cancelled'
        ? [{ key: 'correct', label: MANAGE.correct, icon: 'clock-check', onClick: () => onTask({ of: 'correct', visit }) }]
        : []),
      ...(mayChange && begun ? [{ key: 'km', label: VISIT.changeKm, icon: 'edit', onClick: () => onTask({ of: 'km', visit }) }] : []),
      ...(mayCancel && visit.status !== 'Cancelled'
        ? [{ key: 'cancel', label: VISIT.cancelVisit, icon: 'close', danger: true, onClick: () => cancel(visit) }]
        : []),
    ];
  };
  return { movesOf };
}
