import { Modal } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { useTopLayer } from '#platform/web/ui/drawer/use-top-layer.ts';
import { INBOX, INBOX_KEYS, KEYS } from '../inbox.messages.ts';
import classes from './inbox.module.css';

const ABOVE_DRAWERS = 390;

/** What each key does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT(INBOX);
  const key = useT(INBOX_KEYS);
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
        {KEYS.map(([pressed, name]) => (
          <div key={name}>
            <dt>
              <kbd>{pressed}</kbd>
            </dt>
            <dd>{key(name)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
