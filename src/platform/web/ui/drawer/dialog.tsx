import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { useTopLayer } from './use-top-layer.ts';

/** A question in the middle of the page that is more than yes or no. */
export function Dialog({ title, onClose, children }: { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) {
  const top = useTopLayer();
  const t = useT(UI_MESSAGES);
  return (
    <Modal opened closeOnEscape={top} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Modal>
  );
}
