import { Group } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useActionState, useCan } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { listEmployees } from '../../contract/employee.endpoints.ts';
import { generateEmployeeReport } from '../../contract/employee-report.endpoints.ts';
import { EMPLOYEE_STATUSES, EMPLOYEE_TYPES } from '../../contract/employee.schema.ts';
import { useIdentityLabel } from '../identity-label.ts';
import { PERSON } from '../person.messages.ts';
import { EMPLOYEE_READS } from '../reads.ts';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { termOptions } from '../terms.messages.ts';
import { employeeColumns, type ListedRow } from './employee-columns.tsx';
import { CREATE } from '../create/create.messages.ts';
import { LIST } from './list.messages.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRowActions, viewAddress } from './use-row-actions.tsx';

const NewEmployee = lazy(async () => ({ default: (await import('../create/new-employee.tsx')).NewEmployee }));
const EmployeeImport = lazyDrawer(async () => (await import('./employee-import.tsx')).EmployeeImport, { title: LIST.importTitle, size: 720 });

const QuickAdd = lazyDrawer(async () => (await import('../create/quick-add.tsx')).QuickAdd, { title: CREATE.title, size: 560 });

const InviteDialog = lazy(async () => ({ default: (await import('../invite/invite-dialog.tsx')).InviteDialog }));

const PAGE = '/admin/employee';
/** Without a unit there can be nobody yet: nothing to look for, to bring in or to take out. */
const NONE: Filter[] = [];
const INPUT = { with: 'branch,division,department,position,user' };

/** R94: the employees; `?add=1` adds one by the least that is needed, `?new=1` with everything, `?invite=1` invites who has no login. */
export function Page() {
  const whole = new URLSearchParams(useSearch()).has('new');
  if (!whole) return <EmployeeList />;
  return (
    <Suspense fallback={<Skeletons shape="form" />}>
      <NewEmployee />
    </Suspense>
  );
}

function EmployeeList() {
  const t = useT(LIST);
  const say = useSay();
  const today = useToday();
  const identity = useIdentityLabel();
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const { lists, isEmpty: noUnits } = useOrganisation();
  const [importing, setImporting] = useState(false);
  const query = new URLSearchParams(useSearch());
  const asked = query.has('add');
  const mayInvite = useCan('/admin/employee/view/credential', 'Update');
  const create = useActionState(PAGE, 'Create', { employeeFeature: true });
  const adding = asked && create.allowed && !create.disabled;
  const { actionsOf, dialog } = useRowActions();
  const { bulk, dialog: moving } = useBulkActions();

  const filters: Filter[] = [
    { kind: 'keyword', key: 'keyword' },
    { kind: 'organisation', key: 'organisation', prominent: 'department_id' },
    ...(lists.positions.length > 0
      ? [
          {
            kind: 'select',
            key: 'position_id',
            label: PERSON.position,
            number: true,
            width: 140,
            options: lists.positions.map(({ id, name }) => ({ value: String(id), label: name })),
          } as const,
        ]
      : []),
    { kind: 'select', key: 'employee_type', label: PERSON.employeeType, options: termOptions(EMPLOYEE_TYPES), width: 140 },
    {
      kind: 'select',
      key: 'status',
      label: PERSON.status,
      initial: 'Active',
      options: EMPLOYEE_STATUSES.map((status) => ({ value: status, label: status === 'Active' ? LIST.active : LIST.inactive })),
      width: 130,
      prominent: true,
    },
    { kind: 'dates', key: 'joined_from', to: 'joined_to', label: LIST.joinedRange },
    { kind: 'switch', key: 'no_login', label: LIST.noLogin },
  ];

  const toList = useCallback(() => navigate(PAGE, { replace: true }), [navigate]);
  const add = (
    <ActionButton needs={{ page: PAGE, action: 'Create', employeeFeature: true }} icon="plus" opens={QuickAdd} onClick={() => navigate(`${PAGE}?add=1`)}>
      {t('add')}
    </ActionButton>
  );
  const bringIn = (
    <ActionButton
      needs={{ page: PAGE, action: 'Import', employeeFeature: true }}
      variant="default"
      icon="import"
      className="icon-on-phone"
      opens={EmployeeImport}
      onClick={() => setImporting(true)}
    >
      {t('import')}
    </ActionButton>
  );
  const firstStep = noUnits ? (
    <ActionButton needs={{ page: '/admin/company/organizational', action: 'Create' }} href="/admin/company/organizational">
      {t('toUnits')}
    </ActionButton>
  ) : (
    <Group justify="center">
      {add}
      {bringIn}
    </Group>
  );

  return (
    <>
      <ListPage<typeof listEmployees, ListedRow>
        title={LIST.title}
        // The line has its room before the number is there.
        context={(answer) => answer && t('context', { n: answer.meta.total })}
        endpoint={listEmployees}
        input={INPUT}
        columns={employeeColumns(today, say, identity)}
        filters={noUnits ? NONE : filters}
        rowName={(row) => row.name ?? String(row.id)}
        rowActions={actionsOf}
        onOpen={(row) => navigate(viewAddress(row.id))}
        action={add}
        bulk={bulk}
        tools={!noUnits && bringIn}
        exports={noUnits ? undefined : reportChoices(generateEmployeeReport)}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        above={!noUnits && <SummaryTiles />}
        empty={{ drawing: 'people', title: LIST.emptyTitle, hint: noUnits ? LIST.unitsHint : LIST.emptyHint, action: firstStep }}
      />
      {dialog}
      {moving}
      {adding && <QuickAdd onClose={() => navigate(PAGE, { replace: true })} />}
      {mayInvite && query.has('invite') && (
        <Suspense fallback={null}>
          <InviteDialog onClose={toList} />
        </Suspense>
      )}
      {importing && (
        <Suspense fallback={null}>
          <EmployeeImport onClose={() => setImporting(false)} onSaved={() => void invalidate(...EMPLOYEE_READS)} />
        </Suspense>
      )}
    </>
  );
}
