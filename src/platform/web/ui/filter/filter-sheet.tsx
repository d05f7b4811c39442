import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

/** The filters of a phone, from below. */
export function FilterSheet({ opened, onClose, children }: { opened: boolean; onClose: () => void; children: ReactNode }) {
  const t = useT(UI_MESSAGES);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('filter')}
      radius="md"
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ content: { height: 'auto', maxHeight: '88dvh' } }}
    >
      <div className="stack">{children}</div>
    </Drawer>
  );
}
