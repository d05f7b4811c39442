/** Employees by types. A figure opens the ledger behind it, a row all balances of the employee. */
import { Button, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type RowAction } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listEntitlements } from '../../contract/entitlement/entitlement.endpoints.ts';
import { yearDays } from '../../contract/entitlement/year-days.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { generateEntitlementReport } from '../../contract/report/report.endpoints.ts';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { useYear } from '../leave-year.ts';
import classes from './entitlement.module.css';
import { ENTITLEMENT } from './entitlement.messages.ts';
import { useBalanceFilters } from './use-balance-filters.ts';

const BalanceDrawer = lazyDrawer(async () => (await import('./balance-drawer.tsx')).BalanceDrawer, { shape: 'detail', size: 640 });
const LedgerDrawer = lazyDrawer(async () => (await import('../detail/ledger-drawer.tsx')).LedgerDrawer, { shape: 'detail', size: 640 });
const AdjustForm = lazyDrawer(async () => (await import('./adjust-form.tsx')).AdjustForm, { size: 480 });
const CarryForm = lazyDrawer(async () => (await import('./carry-form.tsx')).CarryForm, { size: 480 });

const PAGE = '/leave/entitlement';
const CHANGE = { page: PAGE, action: 'Update' } as const;
type Row = OutputOf<typeof listEntitlements>['data'][number];
type Task = { readonly do: 'ledger'; readonly row: Row; readonly type: BalanceRow } | { readonly do: 'view' | 'adjust' | 'carry'; readonly row: Row };
type Types = OutputOf<typeof listEntitlements>['types'];
const NO_TYPES: Types = [];

function useBalanceColumns(types: Types, onTask: (task: Task) => void): Column<Row>[] {
  const t = useT(ENTITLEMENT);
  const { locale } = useLocale();
  return useMemo(() => {
    const cell = (row: Row, id: number) => {
      const balance = row.balances.find((each) => each.id === id);
      const total = balance ? yearDays(balance) : 0;
      if (!balance || (total === 0 && balance.taken + balance.pending === 0)) return '–';
      const left = dayCount(balance.balance).replace('-', '−');
      const used = [
        balance.taken > 0 && t('taken', { days: dayCount(balance.taken) }),
        balance.pending > 0 && t('waiting', { days: dayCount(balance.pending) }),
      ].filter((part) => part !== false);
      return (
        <button
          type="button"
          className={`${classes['figure']} tall`}
          data-whole={used.length === 0 || undefined}
          onClick={() => onTask({ do: 'ledger', row, type: balance })}
        >
          <VisuallyHidden>{t('cell', { name: row.employee.name, type: typeName(balance, locale) })} </VisuallyHidden>
          <span>
            <b>{left}</b> / {dayCount(total)}{' '}
          </span>
          {used.length > 0 && <small>{used.join(' · ')}</small>}
        </button>
      );
    };
    return [
      {
        key: 'name',
        label: W.employee,
        sort: true,
        fixed: true,
        kind: 'person',
        card: 'title',
        value: (row) => row.employee.name,
        second: ({ employee }) => [employee.employee_code, employee.department].filter(Boolean).join(' · '),
      },
      ...types.map((type, at): Column<Row> => ({
        key: `type-${type.id}`,
        label: typeName(type, locale),
        kind: 'number',
        priority: at + 1,
        // A card shows what is asked for daily; the row opens all of them.
        card: at < 3 ? at + 1 : undefined,
        cell: (row) => cell(row, type.id),
        hidden: at > 4,
      })),
    ];
  }, [types, locale, t, onTask]);
}

export function BalanceList() {
  const t = useT(ENTITLEMENT);
  const query = new URLSearchParams(useSearch());
  const year = useYear();
  const mayUpdate = useCan(PAGE, 'Update');
  const [task, setTask] = useState<Task | null>(null);
  // The types are the columns, so they are asked for once; the list itself asks for its page.
  const { data, error, refetch } = useEndpoint(listEntitlements, { per_page: 1, year }, { quiet: true, staleTime: 60_000 });
  const types = data?.types ?? NO_TYPES;
  const chosen = Number(query.get('type'));
  const shown = useMemo(() => (chosen ? types.filter(({ id }) => id === chosen) : types), [types, chosen]);
  const columns = useBalanceColumns(shown, setTask);
  const filters = useBalanceFilters(types);
  const close = () => setTask(null);
  if (error || !data) return <Loaded error={error} refetch={refetch} shape="rows" count={10} />;
  if (types.length === 0)
    return (
      <EmptyState
        drawing="leave"
        title={ENTITLEMENT.noTypes}
        hint={ENTITLEMENT.noTypesHint}
        action={
          <Button component={Link} href={`${PAGE}?tab=types`}>
            {t('toTypes')}
          </Button>
        }
      />
    );
  const rowActions = (row: Row): RowAction[] => [
    { key: 'view', label: ENTITLEMENT.ledger, icon: 'history', onClick: () => setTask({ do: 'view', row }) },
    { key: 'adjust', needs: CHANGE, label: ENTITLEMENT.adjust, icon: 'edit', onClick: () => setTask({ do: 'adjust', row }) },
    { key: 'carry', needs: CHANGE, label: ENTITLEMENT.carry, icon: 'swap', onClick: () => setTask({ do: 'carry', row }) },
  ];
  return (
    <>
      <ListPage
        title={ENTITLEMENT.title}
        plain
        endpoint={listEntitlements}
        columns={columns}
        filters={filters}
        rowKey={(row) => row.employee.id}
        rowName={(row) => row.employee.name}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        opens={[BalanceDrawer, LedgerDrawer]}
        rowActions={rowActions}
        onOpen={(row) => setTask({ do: 'view', row })}
        exports={reportChoices(generateEntitlementReport)}
        exportNeeds={{ page: PAGE, action: 'Export' }}
        empty={{
          drawing: 'people',
          title: ENTITLEMENT.empty,
          hint: ENTITLEMENT.emptyHint,
          action: (
            <ActionButton needs={{ page: '/admin/employee', action: 'Create' }} href="/admin/employee">
              {t('addEmployee')}
            </ActionButton>
          ),
        }}
      />
      {task?.do === 'view' && (
        <BalanceDrawer {...task.row} year={year} onTask={mayUpdate ? (next) => setTask({ do: next, row: task.row }) : undefined} onClose={close} />
      )}
      {task?.do === 'ledger' && <LedgerDrawer employee={task.row.employee} type={task.type} year={year} onClose={close} />}
      {task?.do === 'adjust' && <AdjustForm employee={task.row.employee} balances={task.row.balances} year={year} onClose={close} />}
      {task?.do === 'carry' && <CarryForm employee={task.row.employee} balances={task.row.balances} year={year} onClose={close} />}
    </>
  );
}
