import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { SHELL_MESSAGES } from '../shell.messages.ts';

/** The left navigation of a phone: over the page, 80 % wide, gone with a touch beside it. */
export function NavigationDrawer({ opened, onClose, children }: { opened: boolean; onClose: () => void; children: ReactNode }) {
  const t = useT(SHELL_MESSAGES);
  return (
    <Drawer.Root opened={opened} onClose={onClose} size="80%" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('navigation')}>
        <Drawer.Body h="100dvh">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
