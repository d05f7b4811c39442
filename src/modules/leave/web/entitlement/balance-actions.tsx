/** Grants a year after showing what would be booked, and books what has expired. */
import { useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm, usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ImportButton } from '#platform/web/ui/import/import-button.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { entitlementImportCalls, lapseEntitlements, listEntitlements } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_READS } from '../leave-reads.ts';
import { useYear } from '../leave-year.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

const GenerateDrawer = lazyDrawer(async () => (await import('./generate-drawer.tsx')).GenerateDrawer, {
  title: ENTITLEMENT.generateTitle,
  shape: 'detail',
  size: 720,
});

const PAGE = '/leave/entitlement';

export function BalanceActions() {
  const t = useT(ENTITLEMENT);
  const year = Number(useToday().slice(0, 4));
  const entitled = useEndpoint(listEntitlements, { per_page: 1, year: useYear() }, { quiet: true, staleTime: 60_000 }).data;
  const lapse = useWrite(lapseEntitlements, { invalidates: LEAVE_READS });
  const confirm = useConfirm();
  const popup = usePopup();
  const [lapsing, setLapsing] = useState(false);
  /** Asks with the number of days and people that it would record. */
  const record = async () => {
    setLapsing(true);
    try {
      const { days, people } = (await call(lapseEntitlements, { year, preview: true })).data;
      if (people === 0) return void popup.info(t('lapseNone'));
      if (await confirm({ title: t('lapseTitle', { days, people }), message: ENTITLEMENT.lapseHint, verb: ENTITLEMENT.lapse })) await lapse.run({ year });
    } catch {
      // Told by the global handler.
    } finally {
      setLapsing(false);
    }
  };
  const [granting, setGranting] = useState(false);
  const mayGrant = useCan(PAGE, 'Create');
  useAsked('grant', () => mayGrant && setGranting(true));
  // Where nobody is entitled to anything yet, the list names the one step that comes first.
  if (!entitled || entitled.types.length === 0 || entitled.meta.total === 0) return null;
  return (
    <>
      <ActionButton needs={{ page: PAGE, action: 'Update' }} variant="default" loading={lapsing} onClick={() => void record()}>
        {t('lapse')}
      </ActionButton>
      <ImportButton calls={entitlementImportCalls} needs={{ page: PAGE, action: 'Import' }} title={ENTITLEMENT.importTitle} stale={LEAVE_READS} />
      <ActionButton needs={{ page: PAGE, action: 'Create' }} icon="plus" opens={GenerateDrawer} onClick={() => setGranting(true)}>
        {t('generate')}
      </ActionButton>
      {granting && <GenerateDrawer onClose={() => setGranting(false)} />}
    </>
  );
}
