/** Claims that are kept on this device because nothing answered, or because they were refused when they were sent later. */
import { useT } from '#platform/web/locale/locale.tsx';
import { openUnsent } from '#platform/web/unsent/send-unsent.ts';
import { UnsentList } from '#platform/web/unsent/unsent-list.tsx';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import type { ClaimTask } from '../form/claim-task.ts';
import { MY_CLAIM } from '../my-claim.messages.ts';

export function UnsentClaims({ onTask }: { onTask: (task: ClaimTask) => void }) {
  const t = useT(MY_CLAIM);
  const person = useViewer().id;
  const facts = ({ values }: UnsentCall) => {
    const items = values['items'] as readonly { readonly receipts?: readonly unknown[] }[];
    return t('unsentItems', { items: items.length, receipts: items.reduce((n, item) => n + (item.receipts?.length ?? 0), 0) });
  };
  const edit = async ({ id, values }: UnsentCall) => {
    const queued = await openUnsent(person, id);
    if (queued) onTask({ id: typeof values['id'] === 'number' ? values['id'] : null, isCopy: false, kept: queued });
  };
  return <UnsentList calls={useUnsent(person, 'claim')} facts={facts} onEdit={(call) => void edit(call)} />;
}
