import { Modal } from '@mantine/core';
import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useTopLayer } from '#platform/web/ui/drawer/use-top-layer.ts';
import { INBOX } from './inbox.messages.ts';
import classes from './keys-dialog.module.css';

const ABOVE_DRAWERS = 390;

interface KeysDialogProps {
  /** What is pressed, and what it does. */
  readonly keys: readonly (readonly [pressed: string, does: Text])[];
  readonly onClose: () => void;
}

/** What each key does. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useT(INBOX);
  const say = useSay();
  const top = useTopLayer();
  return (
    <Modal
      opened
      centered
      size="sm"
      zIndex={ABOVE_DRAWERS}
      onClose={onClose}
      closeOnEscape={top}
      title={t('keys')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <dl className={classes['keys']}>
        {keys.map(([pressed, does]) => (
          <div key={pressed}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
