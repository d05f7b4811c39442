/** The leave tab of an employee: balances of a year with their ledgers, leaves, and leave recorded on their behalf. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Reasoned } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Filter } from '#platform/web/ui/list-page.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useActionState, useCan } from '#platform/web/viewer.tsx';
import { EmployeeTab } from '#modules/employee/web/public.tsx';
import { listEntitlements, listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';
import type { BalanceRow } from '../../contract/leave.schema.ts';
import { LEAVE_STATUSES } from '../../contract/leave.workflow.ts';
import { listLeaves } from '../../contract/manage-leave.endpoints.ts';
import { BalanceTiles } from '../detail/balance-tiles.tsx';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { LEAVE_COLUMNS } from '../leave-columns.tsx';
import { useYear, yearFilter } from '../leave-year.ts';
import { useLeaveDecisions } from '../manage/use-leave-decisions.ts';
import { EMPLOYEE_LEAVE as M } from './employee-leave.messages.ts';
import classes from './employee-leave.module.css';

const LeaveDrawer = lazyDrawer(async () => (await import('../manage/leave-drawer.tsx')).LeaveDrawer, { shape: 'detail', size: 680 });
const LedgerDrawer = lazyDrawer(async () => (await import('../detail/ledger-drawer.tsx')).LedgerDrawer, { shape: 'detail', size: 640 });
const FileLeaveForm = lazyDrawer(async () => (await import('../form/file-leave-form.tsx')).FileLeaveForm);
const AdjustForm = lazyDrawer(async () => (await import('../entitlement/adjust-form.tsx')).AdjustForm, { size: 480 });

const TAB = '/admin/employee/view/leave';

interface Person {
  readonly id: number;
  readonly name: string;
}

export const Page = () => <EmployeeTab>{(employee) => <EmployeeLeave employee={employee} />}</EmployeeTab>;

function EmployeeLeave({ employee }: { employee: Person }) {
  const { locale } = useLocale();
  const today = useToday();
  const year = useYear();
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  const { rowActions } = useLeaveDecisions();
  const filters = useMemo(
    (): Filter[] => [
      yearFilter(today),
      {
        kind: 'select',
        key: 'type',
        label: W.type,
        number: true,
        options: (types ?? []).map((type) => ({ value: String(type.id), label: typeName(type, locale) })),
      },
      { kind: 'select', key: 'status', label: W.status, options: LEAVE_STATUSES },
    ],
    [types, locale, today],
  );
  return (
    <>
      <YearBalances employee={employee} year={year} />
      <ListPage
        title={W.leave}
        plain
        name="leave.of-employee"
        endpoint={listLeaves}
        input={{ employee_id: employee.id, with: 'employee,item_type', year }}
        columns={LEAVE_COLUMNS}
        filters={filters}
        rowName={(row) => row.number}
        opens={LeaveDrawer}
        rowActions={rowActions}
        detail={(id, close) => <LeaveDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'leave', title: M.empty }}
      />
    </>
  );
}

/** May the viewer do this here, or on the page of the whole company? */
function useMay(action: 'Create' | 'Update') {
  const tab = useActionState(TAB, action, { employeeFeature: true });
  const company = useCan(action === 'Create' ? '/leave/manage' : '/leave/entitlement', action);
  return { ...tab, allowed: tab.allowed || company };
}

function YearBalances({ employee, year }: { employee: Person; year: number }) {
  const t = useT(M);
  const [mayFile, mayAdjust] = [useMay('Create'), useMay('Update')];
  const [task, setTask] = useState<'file' | 'adjust' | null>(null);
  const { data, error, refetch } = useEndpoint(listEntitlements, { employee_id: employee.id, year, per_page: 1 }, { quiet: true });
  const balances: readonly BalanceRow[] | undefined = data && (data.data[0]?.balances ?? []);
  const close = () => setTask(null);
  return (
    <section className={classes['balances']}>
      <div className={classes['head']}>
        <h2 className="heading">{t('balances', { year })}</h2>
        <span className="wrap">
          {/* It has its room before the balances are there. */}
          {mayAdjust.allowed && balances?.length !== 0 && (
            <Reasoned reason={mayAdjust.reason}>
              <Button
                variant="default"
                leftSection={<Icon name="edit" size={16} />}
                disabled={mayAdjust.disabled || !balances}
                {...approachOf(AdjustForm)}
                onClick={() => setTask('adjust')}
              >
                {t('adjust')}
              </Button>
            </Reasoned>
          )}
          {mayFile.allowed && (
            <Reasoned reason={mayFile.reason}>
              <Button leftSection={<Icon name="plus" size={16} />} disabled={mayFile.disabled} {...approachOf(FileLeaveForm)} onClick={() => setTask('file')}>
                {t('apply')}
              </Button>
            </Reasoned>
          )}
        </span>
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BalanceTiles types={balances} year={year} ledger={(type, onClose) => <LedgerDrawer employee={employee} type={type} year={year} onClose={onClose} />} />
      )}
      {task === 'file' && <FileLeaveForm employee={employee} onClose={close} />}
      {task === 'adjust' && balances && <AdjustForm employee={employee} balances={balances} year={year} onClose={close} />}
    </section>
  );
}
