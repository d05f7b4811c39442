import type { ReactNode } from 'react';
import { addressLine } from '#platform/contract/place/address-line.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useShownRecord } from '#platform/web/shown-record.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { OUTLET_TYPE_WORDS } from '../../contract/outlet/outlet.schema.ts';
import { outlets, type OutletRow } from '../../contract/outlet/outlet.register.ts';
import { NONE_CHOSEN } from '../view/none-chosen.messages.ts';
import { NoneChosen } from '../view/none-chosen.tsx';
import { useAskedId } from '../view/use-asked-id.ts';
import { OUTLET_VIEW } from './outlet-view.messages.ts';

/** The outlet of `?id=` under its name, and what a tab has of it. */
export function ViewedOutlet({ children }: { children: (outlet: OutletRow) => ReactNode }) {
  const id = useAskedId();
  const say = useSay();
  const t = useT(OUTLET_VIEW);
  const { data, error, refetch } = useEndpoint(outlets.show, { id }, { enabled: id > 0 });
  const outlet = data?.data as OutletRow | undefined;
  useShownRecord(outlet?.name ?? null);
  if (id === 0) return <NoneChosen title={NONE_CHOSEN.outlet} choose={OUTLET_VIEW.choose} drawing="place" list="/spm/outlet" />;
  if (!outlet) return <Loaded error={error} refetch={refetch} shape="detail" count={6} />;
  return (
    <>
      <PageHeader
        title={outlet.name}
        context={[outlet.code, outlet.chain, say(OUTLET_TYPE_WORDS[outlet.type]), addressLine(outlet), t('radius', { n: outlet.radius_m })]
          .filter(Boolean)
          .join(' · ')}
        action={<StatusChip status={outlet.status} />}
      />
      {children(outlet)}
    </>
  );
}
