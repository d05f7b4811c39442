import { ActionIcon } from '@mantine/core';
import { isAdmin } from '#platform/contract/access.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useRenewOnLive } from '#platform/web/call/use-renew-on-live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { listApprovals } from '../contract/approval.endpoints.ts';
import classes from './approvals-entry.module.css';
import { openInbox } from './inbox-address.ts';
import { INBOX } from './inbox.messages.ts';

/** More is not told apart at a glance. */
const MOST = 99;

/** The way to the inbox from every page, with the number that waits. */
export function ApprovalsEntry() {
  const t = useT(INBOX);
  const serves = isAdmin(useViewer());
  const { data } = useEndpoint(listApprovals, { per_page: 1 }, { enabled: serves, quiet: true });
  useRenewOnLive(listApprovals);
  if (!serves) return null;
  const total = data?.counts.reduce((sum, { n }) => sum + n, 0) ?? 0;
  const many = total > MOST ? `${MOST}+` : null;
  return (
    <ActionIcon
      className={classes['entry'] ?? ''}
      variant="subtle"
      color="gray"
      aria-haspopup="dialog"
      aria-label={many ? t('entryMany', { n: many }) : t('entry', { n: total })}
      onClick={() => openInbox()}
    >
      <Icon name="inbox" size={20} />
      {total > 0 && (
        <span className={classes['count']} aria-hidden="true">
          {many ?? total}
        </span>
      )}
    </ActionIcon>
  );
}
