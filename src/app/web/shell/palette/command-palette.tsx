import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { MenuSection } from '#platform/contract/navigation.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useOpenerFocus } from '#platform/web/ui/drawer/use-opener-focus.ts';
import type { PortalUser } from '../../session/session-user.ts';
import classes from './command-palette.module.css';
import { PaletteBox } from './palette-box.tsx';
import { PALETTE } from './palette.messages.ts';

interface CommandPaletteProps {
  readonly user: PortalUser;
  readonly menu: readonly MenuSection[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** One box for everything, with Ctrl K: people, documents, payrolls, pages, settings, law and actions, in either language. A phone gives it the whole screen. */
export function CommandPalette({ user, menu, opened, onClose }: CommandPaletteProps) {
  const t = useT(PALETTE);
  useOpenerFocus(opened);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) === true;
  return (
    <Modal.Root opened={opened} onClose={onClose} size={640} yOffset="10vh" fullScreen={phone} padding={0} zIndex="var(--mantine-z-index-max)">
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Title className="sr-only">{t('title')}</Modal.Title>
        <Modal.Body className={classes['body'] ?? ''} data-phone={phone || undefined}>
          <PaletteBox user={user} menu={menu} phone={phone} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
