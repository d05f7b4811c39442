/** Operations by date: planned, running and over, with what became of their rounds. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { createOperations, listOperations, OPERATION_STATUSES, type OperationRow } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION as W } from './operation.messages.ts';
import { findSites } from '../find-choices.ts';
import { STATUS_NAMES } from './status-names.ts';

const PlanForm = lazyDrawer(async () => (await import('./plan-form.tsx')).PlanForm, { title: W.plan, size: 560 });
const OperationDrawer = lazyDrawer(async () => (await import('./operation-drawer.tsx')).OperationDrawer, { title: W.operation, shape: 'detail', size: 720 });

export function Page() {
  const t = useT(W);
  /** What went wrong, or that nothing did. */
  const welfareText = ({ missed, late, help }: NonNullable<OperationRow['welfare']>) =>
    [missed && t('welfareMissed', { n: missed }), late && t('welfareLate', { n: late }), help && t('welfareHelp', { n: help })].filter(Boolean).join(', ') ||
    t('welfareFine');
  const [isPlanning, setPlanning] = useState(false);
  const plan = (
    <ActionButton
      needs={{ page: '/patrol/operation', action: 'Create', call: createOperations }}
      icon="plus"
      opens={PlanForm}
      onClick={() => setPlanning(true)}
    >
      {t('plan')}
    </ActionButton>
  );
  return (
    <>
      <ListPage<typeof listOperations, OperationRow>
        title={W.title}
        endpoint={listOperations}
        defaults={{ sort: 'desc', sortBy: 'today' }}
        columns={[
          { key: 'date', label: W.date, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'site', label: W.site, fixed: true, card: 'title', second: ({ number }) => number },
          { key: 'shift_name', label: W.shift, priority: 1, card: 'subtitle' },
          {
            key: 'guards',
            label: W.guards,
            priority: 4,
            value: ({ guards }) => guards.flatMap(({ name, replaced_at }) => (replaced_at === null ? [name] : [])).join(', '),
          },
          { key: 'done', label: W.scans, kind: 'number', priority: 2, card: 2, value: ({ done, expected }) => t('ofDue', { done, expected }) },
          { key: 'missed', label: W.missed, kind: 'number', priority: 2, card: 3 },
          { key: 'welfare', label: W.welfare, priority: 3, card: 4, value: ({ welfare }) => (welfare && welfare.checks > 0 ? welfareText(welfare) : null) },
          { key: 'last_scan_at', label: W.lastScan, kind: 'datetime', priority: 4 },
          { key: 'status', label: W.status, kind: 'status', card: 'badge', cell: ({ status }) => <StatusChip status={status} label={STATUS_NAMES[status]} /> },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          { kind: 'select', key: 'status', label: W.status, options: OPERATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })) },
        ]}
        action={plan}
        rowName={({ number }) => number}
        opens={OperationDrawer}
        detail={(id, close) => <OperationDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'calendar', title: W.empty, hint: W.emptyHint, action: plan }}
      />
      {isPlanning && <PlanForm onClose={() => setPlanning(false)} />}
    </>
  );
}
