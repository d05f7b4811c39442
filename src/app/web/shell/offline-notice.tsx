import { useT } from '#platform/web/locale/locale.tsx';
import { useOnline } from '#platform/web/offline.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shell.module.css';

/** Says that the browser has no connection, as long as it has none. */
export function OfflineNotice() {
  const t = useT(SHELL_MESSAGES);
  const online = useOnline();
  return (
    <output>
      {!online && (
        <span className={styles.offline}>
          <Icon name="offline" size={16} />
          {t('offline')}
        </span>
      )}
    </output>
  );
}
