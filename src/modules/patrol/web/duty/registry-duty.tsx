/** The operations of the guard of the page (`?id=`), in the registry. */
import { useLocation, useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { listGuardDuty, type GuardDutyRow } from '../../contract/operation/guard-duty.endpoints.ts';
import { OPERATION_STATUSES } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION } from '../operation.messages.ts';
import { STATUS_NAMES } from '../operation/status-names.ts';
import { DUTY as W } from './duty.messages.ts';

export function RegistryDuty() {
  const t = useT(W);
  const [, navigate] = useLocation();
  const security_guard_id = Number(new URLSearchParams(useSearch()).get('id'));
  return (
    <ListPage<typeof listGuardDuty, GuardDutyRow>
      plain
      inUrl={false}
      title={W.title}
      endpoint={listGuardDuty}
      input={{ security_guard_id }}
      defaults={{ sort: 'desc', sortBy: 'start_at' }}
      columns={[
        { key: 'start_at', label: W.begins, kind: 'datetime', sort: true, priority: 1, card: 1 },
        { key: 'end_at', label: W.ends, kind: 'datetime', priority: 2, card: 2 },
        { key: 'site', label: OPERATION.site, fixed: true, card: 'title', second: ({ number }) => number },
        { key: 'shift_name', label: OPERATION.shift, priority: 3, card: 'subtitle' },
        { key: 'scans', label: OPERATION.scans, kind: 'number', priority: 2, card: 3 },
        {
          key: 'status',
          label: OPERATION.status,
          kind: 'status',
          card: 'badge',
          cell: ({ status, replaced }) => (
            <span className="wrap">
              <StatusChip status={status} label={STATUS_NAMES[status]} />
              {replaced && <StatusChip status={null} label={W.replaced} colour="warning" />}
            </span>
          ),
        },
      ]}
      filters={[
        { kind: 'select', key: 'status', label: OPERATION.status, options: OPERATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })) },
      ]}
      onOpen={({ id }) => navigate(`/patrol/operation?open=${id}`)}
      rowName={({ number }) => t('of', { number })}
      empty={{ drawing: 'calendar', title: W.empty, hint: W.emptyHint }}
    />
  );
}
