import type { MenuGroup } from '#platform/contract/navigation.ts';
import { useDomain } from '#platform/web/domain.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { SHELL_MESSAGES } from '../shell.messages.ts';
import styles from './left-navigation.module.css';

/** The page whose viewers see the link: an admin needs the applications of every type. */
const NEEDS = '/auxiliary/application';

/** The outside site of the auxiliary police, where the organisation has set its address (`external_links.asm`). */
export function ExternalSite({ group }: { group: Pick<MenuGroup, 'items'> }) {
  const t = useT(SHELL_MESSAGES);
  const address = useDomain().external_links?.asm;
  if (!address || !group.items.some(({ path }) => path === NEEDS)) return null;
  return (
    <li>
      <a className={styles['entry']} data-nested href={address} target="_blank" rel="noopener noreferrer">
        <span className={styles['label']}>{t('asmPortal')}</span>
        <Icon name="open-in-new" size={14} />
      </a>
    </li>
  );
}
