import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { generateStockReport } from '../../contract/report/sales-reports.endpoints.ts';
import { listStock, STOCK_LEVELS, type StockRow } from '../../contract/stock/stock.endpoints.ts';
import { askReplenishment } from '../../contract/stock/stock-moves.endpoints.ts';
import { useBrands } from '../product/use-brands.ts';
import { findChoices } from '../project/find-choices.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { STOCK_READS } from '../sales-reads.ts';
import { STOCK } from './stock.messages.ts';

const LedgerDrawer = lazyDrawer(async () => (await import('./ledger-drawer.tsx')).LedgerDrawer, { title: STOCK.ledger, size: 680 });
const MoveForm = lazyDrawer(async () => (await import('./move-form.tsx')).MoveForm, { title: STOCK.record, size: 480 });

const EXPORTS = reportChoices(generateStockReport);
const COLOURS = { out: 'error', low: 'warning', in: 'success' } as const;
const LEVEL_WORDS = { out: STOCK.out, low: STOCK.low, in: STOCK.in };

/** What outlets have of each product; those that are out or low unless asked otherwise. */
export function StockList({ above }: { above: ReactNode }) {
  const t = useT(STOCK);
  const projects = useProjectOptions();
  const { clients } = useBrands();
  const [read, setRead] = useState<StockRow | null>(null);
  const [moved, setMoved] = useState<StockRow | null>(null);
  const ask = useWrite(askReplenishment, { invalidates: STOCK_READS });
  return (
    <>
      <ListPage
        title={STOCK.title}
        endpoint={listStock}
        above={above}
        rowKey={({ id }) => id}
        defaults={{ sortBy: 'balance', sort: 'asc' }}
        filters={[
          {
            kind: 'select',
            key: 'level',
            label: STOCK.level,
            initial: 'short',
            required: true,
            prominent: true,
            options: STOCK_LEVELS.map((value) => ({ value, label: STOCK[value] })),
          },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'project_id', label: STOCK.project, options: projects, number: true },
          { kind: 'lookup', key: 'outlet_id', label: STOCK.outlet, load: findChoices('outlet'), number: true },
          { kind: 'select', key: 'vendor_id', label: STOCK.client, options: clients, number: true },
          { kind: 'select', key: 'state', label: STOCK.state, options: STATES },
        ]}
        columns={[
          { key: 'product', label: STOCK.product, sort: true, fixed: true, card: 'title', value: ({ product }) => product.name },
          { key: 'outlet', label: STOCK.outlet, sort: true, priority: 1, card: 'subtitle', value: ({ outlet }) => outlet.name },
          { key: 'project', label: STOCK.project, priority: 3, value: ({ project }) => project.name },
          { key: 'opening', label: STOCK.opening, kind: 'number', priority: 4 },
          { key: 'opening_at', label: STOCK.openingAt, kind: 'datetime', priority: 4 },
          { key: 'replenished', label: STOCK.replenished, kind: 'number', priority: 3 },
          { key: 'sold', label: STOCK.sold, kind: 'number', priority: 2 },
          { key: 'removed', label: STOCK.removed, kind: 'number', priority: 4 },
          { key: 'balance', label: STOCK.available, kind: 'number', sort: true, priority: 1, card: 1 },
          { key: 'reorder_level', label: STOCK.reorder, kind: 'number', priority: 3 },
          { key: 'days_out', label: STOCK.daysOut, kind: 'number', sort: true, priority: 2, card: 2 },
          {
            key: 'level',
            label: STOCK.level,
            card: 'badge',
            cell: ({ level }) => <StatusChip status={level} colour={COLOURS[level]} label={LEVEL_WORDS[level]} />,
          },
        ]}
        exports={EXPORTS}
        opens={[LedgerDrawer, MoveForm]}
        onOpen={(row) => setRead(row)}
        rowActions={(row) => [
          { key: 'ledger', label: STOCK.ledger, icon: 'list', onClick: () => setRead(row) },
          { key: 'record', label: STOCK.record, icon: 'edit', needs: { page: '/spm/product', action: 'Update' }, onClick: () => setMoved(row) },
          ...(row.level === 'in'
            ? []
            : [
                {
                  key: 'ask',
                  label: STOCK.ask,
                  icon: 'send',
                  needs: { page: '/spm/product', action: 'Update' } as const,
                  onClick: () => ask.run({ id: row.id, client_ref: newRef() }),
                },
              ]),
        ]}
        empty={{ drawing: 'register', title: t('allIn') }}
      />
      {read && <LedgerDrawer row={read} onClose={() => setRead(null)} />}
      {moved && <MoveForm row={moved} onClose={() => setMoved(null)} />}
    </>
  );
}
