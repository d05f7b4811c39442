/** The ladder put into order: dragged, or moved with arrows; the highest rank stands first. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { OrderList } from '#platform/web/ui/order/order-list.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { listRankChoices } from '../../contract/officer/officer.endpoints.ts';
import { orderRanks } from '../../contract/rank/rank.register.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { RANK } from './rank.messages.ts';

export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(listRankChoices, {}, { quiet: true });
  const t = useT(RANK);
  const { locale } = useLocale();
  const { run, busy } = useWrite(orderRanks, { invalidates: UNIT_READS });
  const [changed, setChanged] = useState<NonNullable<typeof data>['data'] | null>(null);
  const rows = changed ?? data?.data.toReversed();
  const lowestFirst = (rows ?? []).map(({ id }) => id).toReversed();
  const save = () => run({ ids: lowestFirst }).then(onClose, () => undefined);
  const button = (
    <Button loading={busy} disabled={changed === null} onClick={() => void save()}>
      {t('saveOrder')}
    </Button>
  );
  return (
    <DetailDrawer size={480} onClose={onClose} title={t('orderTitle')} actions={button}>
      <p className="quiet small">{t('orderHint')}</p>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {rows && <OrderList rows={rows} nameOf={({ name, name_ms }) => (locale === 'ms' ? name_ms : name)} onOrder={(next) => setChanged([...next])} />}
      </Loaded>
    </DetailDrawer>
  );
}
