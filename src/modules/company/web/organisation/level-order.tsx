import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { OrderList } from '#platform/web/ui/order/order-list.tsx';
import { reorderLevels } from '../../contract/organisation.endpoints.ts';
import type { PositionLevelRow } from '../../contract/organisation.schema.ts';
import { ORGANISATION_READS } from '../company.queries.ts';
import { ORGANISATION_MESSAGES } from './organisation.messages.ts';

/** The levels from the most senior down. */
export function LevelOrder({ levels, onClose }: { levels: readonly PositionLevelRow[]; onClose: () => void }) {
  const t = useT(ORGANISATION_MESSAGES);
  const [order, setOrder] = useState<readonly PositionLevelRow[]>(() => [...levels].sort((a, b) => a.rank - b.rank));
  const { run, busy } = useWrite(reorderLevels, { invalidates: ORGANISATION_READS, onDone: onClose });
  const save = () => run({ ids: order.map(({ id }) => id) }).catch(() => undefined);
  return (
    <SideDrawer onClose={onClose} title={ORGANISATION_MESSAGES.order} size={440}>
      <Text c="dimmed" size="sm" mb="sm">
        {t('orderNote')}
      </Text>
      <OrderList rows={order} nameOf={({ name }) => name} onOrder={setOrder} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {t('saveOrder')}
        </Button>
      </Group>
    </SideDrawer>
  );
}
