import { useSyncExternalStore } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shell.module.css';

function onConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser has no connection, as long as it has none. */
export function OfflineNotice() {
  const t = useT(SHELL_MESSAGES);
  const online = useSyncExternalStore(onConnection, () => navigator.onLine);
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
