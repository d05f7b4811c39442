import { Badge } from '@mantine/core';
import { isAdmin } from '#platform/contract/access.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { listApprovals } from '../contract/approval.endpoints.ts';
import classes from './approvals-item.module.css';
import { openInbox } from './inbox-address.ts';
import { INBOX } from './inbox.messages.ts';

/** The way to the inbox in the account drawer, with the number that waits. */
export function ApprovalsItem({ close }: { close: () => void }) {
  const t = useT(INBOX);
  const viewer = useViewer();
  const serves = isAdmin(viewer) && viewer.company_id !== null;
  const { data } = useEndpoint(listApprovals, { per_page: 1 }, { enabled: serves, quiet: true });
  if (!serves) return null;
  const total = data?.meta.total ?? 0;
  const open = () => {
    close();
    openInbox();
  };
  return (
    <button type="button" className={classes['item']} onClick={open}>
      <Icon name="inbox" />
      {t('title')}
      {total > 0 && (
        <Badge variant="light" ml="auto">
          {total}
        </Badge>
      )}
    </button>
  );
}
