import type { ReactNode } from 'react';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { listStockDifferences } from '../../contract/stock/stock.endpoints.ts';
import { findChoices } from '../project/find-choices.ts';
import { useProjectOptions } from '../project/use-project-options.ts';
import { STOCK } from './stock.messages.ts';

/** Openings that differ from the close before them, the latest first. */
export function DifferenceList({ above }: { above: ReactNode }) {
  const projects = useProjectOptions();
  return (
    <ListPage
      title={STOCK.title}
      endpoint={listStockDifferences}
      above={above}
      rowKey={({ id }) => id}
      defaults={{ sortBy: 'recorded_at', sort: 'desc' }}
      filters={[
        { kind: 'dates', key: 'start_date', to: 'end_date', label: STOCK.days },
        { kind: 'select', key: 'project_id', label: STOCK.project, options: projects, number: true },
        { kind: 'lookup', key: 'outlet_id', label: STOCK.outlet, load: findChoices('outlet'), number: true },
      ]}
      columns={[
        { key: 'recorded_at', label: STOCK.recordedAt, kind: 'datetime', sort: true, priority: 1, card: 'subtitle' },
        { key: 'product', label: STOCK.product, fixed: true, card: 'title', value: ({ product }) => product.name },
        { key: 'outlet', label: STOCK.outlet, priority: 1, value: ({ outlet }) => outlet.name },
        { key: 'project', label: STOCK.project, priority: 3, value: ({ project }) => project.name },
        { key: 'promoter', label: STOCK.promoter, priority: 2, value: ({ promoter }) => promoter?.name ?? '' },
        { key: 'closing', label: STOCK.closing, kind: 'number', priority: 2 },
        { key: 'opening', label: STOCK.counted, kind: 'number', priority: 2, card: 1 },
        { key: 'difference', label: STOCK.difference, kind: 'number', priority: 1, card: 2 },
        { key: 'remark', label: STOCK.remark, priority: 4 },
      ]}
      empty={{ drawing: 'register', title: STOCK.noDifference }}
    />
  );
}
