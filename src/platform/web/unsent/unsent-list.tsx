/** What is kept on this device because nothing answered, or because it was refused when it was sent later. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../locale/locale.tsx';
import { useConfirm } from '../ui/feedback/confirm.tsx';
import { Icon } from '../ui/icon/icons.tsx';
import { useViewer } from '../viewer.tsx';
import { isChangeable, resumeUnsent, sendUnsent } from './send-unsent.ts';
import classes from './unsent-list.module.css';
import { UNSENT } from './unsent.messages.ts';
import { dropUnsent, type UnsentCall } from './unsent.store.ts';

interface Shown {
  /** What there is to know beside its name. */
  readonly facts: (call: UnsentCall) => ReactNode;
  /** Absent: it is sent as it is, or deleted. */
  readonly onEdit?: ((call: UnsentCall) => void) | undefined;
}

/** Nothing where nothing waits. */
export function UnsentList({ calls, ...shown }: Shown & { calls: readonly UnsentCall[] }) {
  const t = useT(UNSENT);
  if (calls.length === 0) return null;
  return (
    <section className={`${classes['unsent']} frame`} aria-label={t('title')} aria-live="polite">
      <h2 className={classes['title']}>
        <Icon name="clock" size={16} />
        {t('title')}
      </h2>
      <ul className="list">
        {calls.map((call) => (
          <Unsent key={call.id} call={call} {...shown} />
        ))}
      </ul>
    </section>
  );
}

const STATES = { sending: 'tried', waiting: 'waits', tried: 'tried', open: 'opened' } as const;

function Unsent({ call, facts, onEdit }: Shown & { call: UnsentCall }) {
  const t = useT(UNSENT);
  const confirm = useConfirm();
  const person = useViewer().id;
  const { id, wording, state, refusal, fault } = call;
  const send = async () => {
    if (isChangeable(call)) await resumeUnsent(call);
    await sendUnsent(person);
  };
  const drop = async () => {
    if (await confirm({ title: t('dropTitle', { title: wording }), verb: t('delete'), danger: true })) await dropUnsent(id);
  };
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <strong>{wording}</strong>
        <span className="quiet small">{facts(call)}</span>
        <span className="small" data-refused={refusal ? true : undefined}>
          {refusal ? [refusal.words, fault && t('again')].filter(Boolean).join(' ') : state !== 'refused' && t(STATES[state])}
        </span>
      </div>
      {onEdit && isChangeable(call) && (
        <Button variant="default" size="xs" onClick={() => onEdit(call)}>
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
