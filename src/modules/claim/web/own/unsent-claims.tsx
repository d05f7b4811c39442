/** Claims that are kept on this device because nothing answered, or because they were refused when they were sent later. */
import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { isChangeable, openUnsent, resumeUnsent, sendUnsent } from '#platform/web/unsent/send-unsent.ts';
import { dropUnsent, type UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { useUnsent } from '#platform/web/unsent/use-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import type { ClaimTask } from './claim-task.ts';
import { MY_CLAIM } from './my-claim.messages.ts';
import classes from './unsent-claims.module.css';

export function UnsentClaims({ onTask }: { onTask: (task: ClaimTask) => void }) {
  const t = useT(MY_CLAIM);
  const calls = useUnsent(useViewer().id, 'claim');
  if (calls.length === 0) return null;
  return (
    <section className={`${classes['unsent']} frame`} aria-label={t('unsent')} aria-live="polite">
      <h2 className={classes['title']}>
        <Icon name="clock" size={16} />
        {t('unsent')}
      </h2>
      <ul className="list">
        {calls.map((call) => (
          <UnsentClaim key={call.id} call={call} onTask={onTask} />
        ))}
      </ul>
    </section>
  );
}

const STATES = { waiting: 'waits', tried: 'tried', open: 'opened' } as const;

function UnsentClaim({ call, onTask }: { call: UnsentCall; onTask: (task: ClaimTask) => void }) {
  const t = useT(MY_CLAIM);
  const confirm = useConfirm();
  const person = useViewer().id;
  const { id, says, state, refusal, values } = call;
  const items = values['items'] as readonly { readonly receipts?: readonly unknown[] }[];
  const receipts = items.reduce((n, item) => n + (item.receipts?.length ?? 0), 0);
  const edit = async () => {
    const kept = await openUnsent(person, id);
    if (kept) onTask({ id: typeof values['id'] === 'number' ? values['id'] : null, isCopy: false, kept });
  };
  const send = async () => {
    if (isChangeable(call)) await resumeUnsent(call);
    await sendUnsent(person);
  };
  const drop = async () => {
    if (await confirm({ title: t('dropTitle', { title: says }), danger: true })) await dropUnsent(id);
  };
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <strong>{says}</strong>
        <span className="quiet small">{t('unsentItems', { items: items.length, receipts })}</span>
        <span className="small" data-refused={refusal ? true : undefined}>
          {refusal ? refusal.words : state !== 'refused' && t(STATES[state])}
        </span>
      </div>
      {isChangeable(call) && (
        <Button variant="default" size="xs" onClick={() => void edit()}>
          {t('edit')}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={() => void send()}>
        {t('sendNow')}
      </Button>
      <Button variant="subtle" color="red" size="xs" onClick={() => void drop()}>
        {t('delete')}
      </Button>
    </li>
  );
}
