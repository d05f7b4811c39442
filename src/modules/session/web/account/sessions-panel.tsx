import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useFirstRows } from '#platform/web/ui/page/first-rows.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { listSessions, revokeSession } from '#modules/identity/contract/auth.endpoints.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import account from './account.module.css';
import styles from './sessions-panel.module.css';
import { Panel } from './panel.tsx';

/** A phone, or a browser on a computer. */
const deviceIcon = (device: string) => (/ on (Android|iOS)$/.test(device) ? 'cellphone-nfc' : 'world');

/** The sessions that are still open; others than this one can be ended. */
export function SessionsPanel() {
  const t = useT(ACCOUNT_MESSAGES);
  const { data, error, refetch } = useEndpoint(listSessions, {});
  const say = useSay();
  const [shown, more] = useFirstRows(data?.data ?? [], 5);
  const revoke = useWrite(revokeSession, { invalidates: [listSessions] });
  return (
    <Panel title={t('sessions')}>
      <Loaded error={error} refetch={refetch} count={3}>
        {data && (
          <ul className={`${styles.rows} bare`}>
            {shown.map((session) => (
              <li key={session.id}>
                <Icon name={deviceIcon(session.device.en)} />
                <div>
                  <span className={account.strong}>{say(session.device)}</span>
                  <span className="quiet small">
                    {session.ip} · {t('lastUsed')} <DateText value={session.last_used_at} kind="datetime" />
                  </span>
                </div>
                {session.current ? (
                  <StatusChip status="active" label={t('thisDevice')} />
                ) : (
                  <ConfirmButton
                    variant="default"
                    size="xs"
                    verb={t('signOut')}
                    title={t('signOutDevice', { device: say(session.device) })}
                    message={t('signOutDeviceText')}
                    onConfirm={() => revoke.run({ id: session.id })}
                  >
                    {t('signOut')}
                  </ConfirmButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {more}
      </Loaded>
    </Panel>
  );
}
