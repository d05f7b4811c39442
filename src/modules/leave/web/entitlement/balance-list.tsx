/** Employees by types. A figure opens the ledger behind it. */
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listEntitlements } from '../../contract/entitlement.endpoints.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import classes from '../leave-parts.module.css';
import { dayCount, LEAVE_WORDS as W, typeName, yearDays } from '../leave-words.ts';
import { ENTITLEMENT } from './entitlement.messages.ts';

const LedgerDrawer = lazy(async () => ({ default: (await import('../detail/ledger-drawer.tsx')).LedgerDrawer }));
const AdjustForm = lazy(async () => ({ default: (await import('./adjust-form.tsx')).AdjustForm }));

const PAGE = '/leave/entitlement';
type Row = OutputOf<typeof listEntitlements>['data'][number];
type Task = { readonly do: 'ledger'; readonly row: Row; readonly type: BalanceRow } | { readonly do: 'adjust'; readonly row: Row };

export function BalanceList() {
  const t = useT(ENTITLEMENT);
  const { locale } = useLocale();
  const today = useToday();
  const year = Number(new URLSearchParams(useSearch()).get('year')) || Number(today.slice(0, 4));
  const mayUpdate = useCan(PAGE, 'Update');
  const [task, setTask] = useState<Task | null>(null);
  // The types are the columns, so they are asked for once; the list itself asks for its page.
  const { data } = useEndpoint(listEntitlements, { per_page: 1, year }, { quiet: true, staleTime: 60_000 });
  const types = useMemo(() => data?.types ?? [], [data]);
  const columns = useMemo((): Column<Row>[] => {
    const cell = (row: Row, id: number) => {
      const balance = row.balances.find((each) => each.id === id);
      const total = balance ? yearDays(balance) : 0;
      if (!balance || (balance.entitlement_id === null && total === 0) || (total === 0 && balance.taken + balance.pending === 0)) return '–';
      return (
        <button
          type="button"
          className={classes['link']}
          aria-label={t('cell', {
            name: row.employee.name,
            type: typeName(balance, locale),
            days: t('ofDays', { balance: dayCount(balance.balance), total: dayCount(total) }),
          })}
          onClick={() => setTask({ do: 'ledger', row, type: balance })}
        >
          {t('ofDays', { balance: dayCount(balance.balance), total: dayCount(total) })}
        </button>
      );
    };
    return [
      { key: 'name', label: W.employee, sort: true, fixed: true, card: 'title', width: 200, value: (row) => row.employee.name },
      { key: 'employee_code', label: { en: 'Code', ms: 'Kod' }, sort: true, card: 'subtitle', width: 92, value: (row) => row.employee.employee_code },
      ...types.map((type, at): Column<Row> => ({
        key: `type-${type.id}`,
        label: typeName(type, locale),
        kind: 'number',
        width: 128,
        card: at + 1,
        cell: (row) => cell(row, type.id),
        hidden: at > 5,
      })),
    ];
  }, [types, locale, t]);
  const filters = useMemo(
    (): Filter[] => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation' },
      { kind: 'year', key: 'year', label: W.year },
      { kind: 'select', key: 'type', label: W.type, number: true, options: types.map((type) => ({ value: String(type.id), label: typeName(type, locale) })) },
      {
        kind: 'select',
        key: 'employee_type',
        label: ENTITLEMENT.employeeType,
        options: [
          { value: 'Local', label: ENTITLEMENT.local },
          { value: 'Foreign', label: ENTITLEMENT.foreign },
        ],
      },
    ],
    [types, locale],
  );
  const close = () => setTask(null);
  if (!data) return <Skeletons shape="rows" count={10} />;
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
        rowActions={
          mayUpdate ? (row) => [{ key: 'adjust', label: ENTITLEMENT.adjust, icon: 'edit', onClick: () => setTask({ do: 'adjust', row }) }] : undefined
        }
        empty={{ title: ENTITLEMENT.empty }}
      />
      <Suspense>
        {task?.do === 'ledger' && <LedgerDrawer employee={task.row.employee} type={task.type} year={year} onClose={close} />}
        {task?.do === 'adjust' && <AdjustForm employee={task.row.employee} balances={task.row.balances} year={year} onClose={close} />}
      </Suspense>
    </>
  );
}
