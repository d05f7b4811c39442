import { lazy, Suspense } from 'react';
import { isAdmin } from '#platform/contract/access.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { useInboxOpen } from './inbox-address.ts';

const InboxDrawer = lazy(async () => ({ default: (await import('./inbox-drawer.tsx')).InboxDrawer }));

/** Stands in the shell and draws the inbox over whatever page is open. */
export function InboxHost() {
  const admin = isAdmin(useViewer());
  const open = useInboxOpen();
  return <Suspense>{admin && open && <InboxDrawer />}</Suspense>;
}
