import { Button } from '@mantine/core';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { listPermits } from '../../contract/permit.endpoints.ts';
import { generatePermitReport } from '../../contract/employee-report.endpoints.ts';
import { PERMIT_STATUSES, PERMIT_TYPES, type PermitRow } from '../../contract/permit.schema.ts';
import { useCountries } from '../form/use-countries.ts';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { termOptions } from '../terms.messages.ts';
import { usePermitColumns } from './permit-columns.tsx';
import { LIST } from '../list/list.messages.ts';
import { PERMIT, sectorOptions } from './permit.messages.ts';
import { PermitChart, PermitTiles, useNeverAny } from './permit-summary.tsx';
import { usePermitMoves } from './use-permit-moves.tsx';

const PermitForm = lazyDrawer(async () => (await import('./permit-form.tsx')).PermitForm, { size: 640 });
const PermitDetail = lazyDrawer(async () => (await import('./permit-detail.tsx')).PermitDetail, { shape: 'detail' });

const PAGE = '/admin/employee/work-permit';
const SOON = [30, 60, 90];
/** Before the first permit there is nothing to look for and nothing to take out. */
const NONE: Filter[] = [];

/** R95: work permits of foreign employees, and when they expire. */
export function Page() {
  const t = useT(PERMIT);
  const say = useSay();
  const filters = useFilters();
  const columns = usePermitColumns();
  const { isEmpty: noUnits } = useOrganisation();
  const never = useNeverAny();
  const none = noUnits || never;
  const { actionsOf, task, setTask } = usePermitMoves();
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', employeeFeature: true }} icon="plus" opens={PermitForm} onClick={() => setTask({ do: 'add' })}>
      {t('add')}
    </ActionButton>
  );
  const firstStep = noUnits ? (
    <ActionButton needs={{ page: '/admin/company/organizational', action: 'Create' }} href="/admin/company/organizational">
      {say(LIST.toUnits)}
    </ActionButton>
  ) : undefined;
  const footer = (row: PermitRow) => {
    const actions = actionsOf(row).filter(({ key }) => key === 'edit' || key === 'renew');
    return actions.length === 0
      ? null
      : actions.reverse().map(({ key, label, icon, disabled, onClick }) => (
          <Button
            key={key}
            variant={key === 'renew' ? 'filled' : 'default'}
            disabled={disabled === true}
            leftSection={icon && <Icon name={icon} size={16} />}
            onClick={() => void onClick()}
          >
            {typeof label === 'string' ? label : t(key === 'renew' ? 'renew' : 'edit')}
          </Button>
        ));
  };
  return (
    <>
      <ListPage
        title={PERMIT.title}
        context={(answer) => !none && answer && t('context', { n: answer.meta.total })}
        endpoint={listPermits}
        columns={columns}
        filters={none ? NONE : filters}
        defaults={{ sort: 'asc', sortBy: 'expiry_date' }}
        rowName={(row) => `${row.employee.name} ${row.permit_no}`}
        opens={[PermitDetail, PermitForm]}
        rowActions={actionsOf}
        detail={(id, close) => <PermitDetail id={Number(id)} onClose={close} actions={footer} />}
        action={add}
        exports={none ? undefined : reportChoices(generatePermitReport)}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        above={!noUnits && <PermitTiles />}
        empty={{ drawing: 'permit', title: PERMIT.empty, hint: noUnits ? LIST.unitsHint : PERMIT.emptyHint, action: firstStep }}
      />
      <PermitChart />
      {task && <PermitForm task={task} onClose={() => setTask(null)} />}
    </>
  );
}

function useFilters(): Filter[] {
  const t = useT(PERMIT);
  const { lists } = useOrganisation();
  const countries = useCountries();
  return [
    { kind: 'keyword', key: 'keyword' },
    { kind: 'select', key: 'type', label: PERMIT.type, options: termOptions(PERMIT_TYPES) },
    { kind: 'select', key: 'nationality', label: PERMIT.nationality, options: countries },
    ...(lists.branches.length > 0
      ? [
          {
            kind: 'select',
            key: 'branch_id',
            label: PERMIT.branch,
            number: true,
            options: lists.branches.map(({ id, name }) => ({ value: String(id), label: name })),
          } as const,
        ]
      : []),
    { kind: 'select', key: 'sector', label: PERMIT.sector, options: sectorOptions() },
    {
      kind: 'select',
      key: 'expiring',
      label: PERMIT.expiring,
      number: true,
      options: SOON.map((n) => ({ value: String(n), label: t('within', { n }) })),
      width: 140,
      prominent: true,
    },
    {
      kind: 'select',
      key: 'status',
      label: PERMIT.status,
      prominent: true,
      initial: 'Active',
      options: PERMIT_STATUSES.map((status) => ({ value: status, label: STATUS_TEXTS[status.toLowerCase()] ?? status })),
      width: 140,
    },
  ];
}
