import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { StockRow } from '../../contract/stock/stock.endpoints.ts';
import { listStockEntries } from '../../contract/stock/stock-moves.endpoints.ts';
import { STOCK_TYPE_WORDS } from '../../contract/stock/stock-types.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { STOCK } from './stock.messages.ts';

/** The latest entries of a product at an outlet. */
const MOST = 100;

export function LedgerDrawer({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useT(STOCK);
  const types = useT(STOCK_TYPE_WORDS);
  const { data, error, refetch } = useEndpoint(listStockEntries, { id: row.id, per_page: MOST });
  return (
    <SideDrawer onClose={onClose} title={`${row.product.name}, ${row.outlet.name}`} size={680}>
      <p className="flush">{t('availableNow', { n: row.balance })}</p>
      {data ? (
        <FactsTable
          label={STOCK.ledger}
          rows={data.data}
          rowKey={({ id }) => id}
          columns={[
            { label: STOCK.recordedAt, cell: ({ recorded_at }) => <DateText value={recorded_at} kind="datetime" /> },
            { label: STOCK.kind, cell: ({ type, voided }) => (voided === null ? types(type) : t('voided', { kind: types(type) })) },
            { label: STOCK.quantity, number: true, cell: ({ quantity }) => quantity },
            { label: STOCK.amount, number: true, cell: ({ amount }) => (amount === null ? '' : formatPrice(amount)) },
            { label: STOCK.difference, number: true, cell: ({ variance }) => variance || '' },
            { label: STOCK.promoter, cell: ({ promoter }) => promoter?.name ?? '' },
            { label: STOCK.remark, cell: ({ remark, voided }) => voided || remark },
          ]}
        />
      ) : (
        <Loaded error={error} refetch={refetch} shape="rows" count={6} />
      )}
    </SideDrawer>
  );
}
