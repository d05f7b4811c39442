/** Grants a year after showing what would be booked, and books what has expired. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/confirm.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { lapseEntitlements } from '../../contract/entitlement.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

const GenerateDrawer = lazy(async () => ({ default: (await import('./generate-drawer.tsx')).GenerateDrawer }));

const EntitlementImport = lazy(async () => ({ default: (await import('./entitlement-import.tsx')).EntitlementImport }));

const PAGE = '/leave/entitlement';

export function BalanceActions() {
  const t = useT(ENTITLEMENT);
  const year = Number(useToday().slice(0, 4));
  const mayCreate = useCan(PAGE, 'Create');
  const mayUpdate = useCan(PAGE, 'Update');
  const mayImport = useCan(PAGE, 'Import');
  const lapse = useWrite(lapseEntitlements, { invalidates: LEAVE_READS });
  const [granting, setGranting] = useState(false);
  const [importing, setImporting] = useState(false);
  return (
    <>
      {mayUpdate && (
        <ConfirmButton
          variant="default"
          title={ENTITLEMENT.lapseTitle}
          message={ENTITLEMENT.lapseHint}
          onConfirm={() => lapse.run({ year }).catch(() => undefined)}
        >
          {t('lapse')}
        </ConfirmButton>
      )}
      {mayImport && (
        <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      )}
      {mayCreate && (
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setGranting(true)}>
          {t('generate')}
        </Button>
      )}
      <Suspense>
        {granting && <GenerateDrawer onClose={() => setGranting(false)} />}
        {importing && <EntitlementImport onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}
