import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { INVITE } from './invite.messages.ts';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

/** Offers to invite these people; nothing for whoever may not. */
export function InviteButton({ ids, onInvited }: { ids: readonly number[]; onInvited: () => void }) {
  const t = useT(INVITE);
  const [open, setOpen] = useState(false);
  const mayInvite = useCan('/admin/employee/view/credential', 'Update');
  if (!mayInvite || ids.length === 0) return null;
  return (
    <>
      <Button size="xs" variant="default" leftSection={<Icon name="send" size={14} />} onClick={() => setOpen(true)}>
        {t('invite', { n: ids.length })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog ids={ids} onClose={() => setOpen(false)} onInvited={onInvited} />
        </Suspense>
      )}
    </>
  );
}
