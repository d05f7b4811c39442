import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { listNotificationGroups, savePreferences, showPreferences } from '#modules/session/contract/account.endpoints.ts';
import { ACCOUNT_MESSAGES } from './account.messages.ts';
import styles from './notification-panel.module.css';
import type { NotificationGroup } from '#platform/contract/manifest.ts';
import { isGroupOn, switchGroup, type Channel } from './notification-groups.ts';
import { Panel } from './panel.tsx';

const CHANNELS = [
  ['push', 'inPortal'],
  ['email', 'byMail'],
] as const;

/** Switches per group of notifications; each is saved as it is switched. */
export function NotificationPanel() {
  const t = useT(ACCOUNT_MESSAGES);
  const say = useSay();
  const { modules } = useViewer();
  const listed = useEndpoint(listNotificationGroups, {});
  const preferences = useEndpoint(showPreferences, {});
  const { data, refetch } = preferences;
  const error = preferences.error ?? listed.error;
  const save = useWrite(savePreferences, { quiet: true, invalidates: [showPreferences] });
  const [changed, setChanged] = useState<ReturnType<typeof switchGroup> | null>(null);
  const switches = changed ?? data?.data.notifications ?? {};
  const groups = listed.data?.data.filter((group) => group.modules.some((key) => key === 'core' || modules[key])) ?? [];

  async function change(group: NotificationGroup, channel: Channel, on: boolean) {
    const next = switchGroup(switches, group, channel, on);
    setChanged(next);
    try {
      await save.run({ notifications: next });
    } catch {
      setChanged(null);
      void refetch();
    }
  }

  return (
    <Panel title={t('notifications')} hint={t('notificationsHint')}>
      <Loaded error={error} refetch={refetch} count={5}>
        {data && listed.data && (
          <table className={styles.switches}>
            <TableHead heads={[{ unseen: t('notifications') }, ...CHANNELS.map(([, label]) => t(label))]} />
            <tbody>
              {groups.map((group) => (
                <tr key={group.title.en}>
                  <th scope="row">{say(group.title)}</th>
                  {CHANNELS.map(([channel, label]) => (
                    <td key={channel}>
                      <Switch
                        aria-label={`${say(group.title)}: ${t(label)}`}
                        checked={isGroupOn(switches, group, channel)}
                        onChange={(event) => void change(group, channel, event.currentTarget.checked)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  );
}
