/** The categories in the order in which employees choose from them: dragged, or moved with arrows. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { OrderList } from '#platform/web/ui/order/order-list.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { categories, sortCategories, type CategoryRow } from '../../contract/category/category.register.ts';
import { SETUP_READS } from '../claim-reads.ts';
import { categoryName } from '../claim-words.ts';
import { CATEGORY } from './category.messages.ts';

const MOST = 500;

export function OrderDrawer({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(categories.list, { per_page: MOST, sort_by: 'sort_order', sort: 'asc' } as never, { quiet: true });
  const t = useT(CATEGORY);
  const { locale } = useLocale();
  const { run, busy } = useWrite(sortCategories, { invalidates: SETUP_READS });
  const stored = (data as { readonly data: readonly CategoryRow[] } | undefined)?.data;
  const [changed, setChanged] = useState<readonly CategoryRow[] | null>(null);
  const rows = changed ?? stored;
  const save = async () => {
    // A refusal has been told by the global handler.
    const saved = await run({ ids: (rows ?? []).map(({ id }) => id) }).catch(() => null);
    if (saved) onClose();
  };
  return (
    <DetailDrawer
      size={480}
      onClose={onClose}
      title={t('orderTitle')}
      actions={
        <Button loading={busy} disabled={changed === null} onClick={() => void save()}>
          {t('saveOrder')}
        </Button>
      }
    >
      <p className="quiet small">{t('orderHint')}</p>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {rows && <OrderList rows={rows} nameOf={(row) => categoryName(row, locale)} onOrder={setChanged} />}
      </Loaded>
    </DetailDrawer>
  );
}
