/** Own leave (R19): balances that open their ledger, the next holidays, applications, and the form. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type Column } from '#platform/web/ui/list-page.tsx';
import { openDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { useActionCheck } from '#platform/web/viewer.tsx';
import { useAsked } from '#platform/web/use-asked.ts';
import { listOwnLeaves, ownLeaveSummary, ownLeaveTypes } from '../../contract/leave.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_STATUSES } from '../../contract/leave.workflow.ts';
import { BalanceTiles } from '../detail/balance-tiles.tsx';
import { FORM } from '../form/form.messages.ts';
import { LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { LEAVE_COLUMNS } from '../leave-columns.tsx';
import { useYear, yearFilter } from '../leave-year.ts';
import { MonthStrip } from './month-strip.tsx';
import { MY_LEAVE } from './my-leave.messages.ts';
import { NextHolidays } from './next-holidays.tsx';
import { useWithdraw } from './use-withdraw.ts';
import classes from './own.module.css';

// Loaded with the first application or leave that is opened: the list needs neither.
const ApplyLeaveForm = lazyDrawer(async () => (await import('../form/apply-leave-form.tsx')).ApplyLeaveForm, { title: FORM.apply });
const OwnLeaveDrawer = lazyDrawer(async () => (await import('./own-leave-drawer.tsx')).OwnLeaveDrawer, { title: W.leave, shape: 'detail' });
const OwnLedgerDrawer = lazyDrawer(async () => (await import('../detail/ledger-drawer.tsx')).OwnLedgerDrawer, { shape: 'detail', size: 640 });
const CalendarAddress = lazyDrawer(async () => (await import('./calendar-address.tsx')).CalendarAddress, { shape: 'none' });

const COLUMNS: readonly Column<LeaveRow>[] = [...LEAVE_COLUMNS, { key: 'remark', label: W.remark, priority: 6 }];

const APPLY = { page: '/leave', employeeFeature: true } as const;

type Task = { readonly do: 'apply'; readonly like?: LeaveRow } | { readonly do: 'calendar' };

export function Page() {
  const t = useT(MY_LEAVE);
  const { locale } = useLocale();
  const today = useToday();
  const year = useYear();
  const balances = useEndpoint(ownLeaveSummary, { year }, { quiet: true });
  const choices = useEndpoint(ownLeaveTypes, { all: true }, { quiet: true, staleTime: 60_000 }).data;
  const [task, setTask] = useState<Task | null>(null);
  const withdraw = useWithdraw();
  const mayApply = useActionCheck()(APPLY);
  useAsked('apply', () => !mayApply.disabled && setTask({ do: 'apply' }));
  const apply = (
    <ActionButton needs={APPLY} icon="plus" opens={ApplyLeaveForm} onClick={() => setTask({ do: 'apply' })}>
      {t('apply')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        title={MY_LEAVE.title}
        action={apply}
        endpoint={listOwnLeaves}
        input={{ with: 'item_type', year }}
        columns={COLUMNS}
        filters={[
          yearFilter(today),
          {
            kind: 'select',
            key: 'type',
            label: W.type,
            number: true,
            width: 140,
            options: (choices?.data ?? []).map((type) => ({ value: String(type.id), label: typeName(type, locale) })),
          },
          { kind: 'select', key: 'status', label: W.status, options: LEAVE_STATUSES, width: 150 },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.period, width: 176 },
          { kind: 'dates', key: 'start_apply_date', to: 'end_apply_date', label: W.applied, width: 176 },
        ]}
        above={
          <div className={classes['top']}>
            {balances.error ? (
              <ErrorState error={balances.error} onRetry={() => void balances.refetch()} />
            ) : (
              <BalanceTiles
                types={balances.data?.data.types}
                year={year}
                ledger={(type, close) => <OwnLedgerDrawer type={type} year={year} onClose={close} />}
              />
            )}
            <NextHolidays />
            <MonthStrip key={year} year={year} />
          </div>
        }
        tools={
          <Button
            variant="default"
            leftSection={<Icon name="calendar" size={16} />}
            {...approachOf(CalendarAddress)}
            onClick={() => setTask({ do: 'calendar' })}
          >
            {t('calendar')}
          </Button>
        }
        rowName={(row) => row.number}
        opens={OwnLeaveDrawer}
        rowActions={(row) => [
          { key: 'view', label: MY_LEAVE.view, icon: 'eye', onClick: () => openDetail(row.id) },
          { key: 'again', needs: APPLY, label: MY_LEAVE.again, icon: 'copy', onClick: () => setTask({ do: 'apply', like: row }) },
          ...(row.can.withdraw ? [{ key: 'cancel', label: W.cancel, icon: 'close', danger: true, onClick: () => withdraw(row) }] : []),
        ]}
        detail={(id, close) => (
          <OwnLeaveDrawer
            id={Number(id)}
            close={close}
            onAgain={(like) => {
              close();
              setTask({ do: 'apply', like });
            }}
          />
        )}
        empty={{ drawing: 'leave', title: MY_LEAVE.empty, hint: MY_LEAVE.emptyHint, action: apply }}
      />
      {task?.do === 'apply' && <ApplyLeaveForm like={task.like} onClose={() => setTask(null)} />}
      {task?.do === 'calendar' && <CalendarAddress onClose={() => setTask(null)} />}
    </>
  );
}
