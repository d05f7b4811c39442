import { isAdmin } from '#platform/contract/access.ts';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useViewer } from '#platform/web/viewer.tsx';
import { closeInbox, useInboxOpen } from './inbox-address.ts';
import { INBOX } from './inbox.messages.ts';

const InboxDrawer = lazyDrawer(async () => (await import('./inbox/inbox-drawer.tsx')).InboxDrawer, {
  title: INBOX.title,
  shape: 'detail',
  size: 1240,
  wide: true,
});

/** Stands in the shell and draws the inbox over whatever page is open. */
export function InboxHost() {
  const admin = isAdmin(useViewer());
  const open = useInboxOpen();
  return admin && open ? <InboxDrawer close={closeInbox} /> : null;
}
