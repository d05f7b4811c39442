import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { SectionCard } from '../section-card.tsx';
import { PROFILE_MESSAGES as M } from './profile.messages.ts';

const TransferDialog = lazyDrawer(async () => (await import('./transfer-dialog.tsx')).TransferDialog, { shape: 'none' });

/** Hands the company to one of its admins, for the own password. */
export function OwnershipCard({ companyId }: { companyId: number }) {
  const t = useT(M);
  const [open, setOpen] = useState(false);
  return (
    <SectionCard
      title={M.ownership}
      action={
        <Button variant="default" onClick={() => setOpen(true)} {...approachOf(TransferDialog)}>
          {t('transfer')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('ownershipNote')}
      </Text>
      {open && <TransferDialog companyId={companyId} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
