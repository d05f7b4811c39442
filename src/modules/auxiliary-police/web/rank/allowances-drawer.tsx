/** Allowances of ranks of a month: proposed to payroll by the unit, accepted or declined by whoever processes payroll. */
import { useState } from 'react';
import { Select } from '@mantine/core';
import { addMonths, formatMonth, startOfMonth, yearMonthOf } from '#platform/contract/dates.ts';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage, type BulkAction } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Money, useToday } from '#platform/web/ui/values.tsx';
import { decideAllowances, listAllowances, PAYROLL_PAGE, proposeAllowances, type AllowanceRow } from '../../contract/rank/allowance.endpoints.ts';
import { ALLOWANCE_STATUS_NAMES } from '../../contract/rank/allowance.messages.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { RANK as W } from './rank.messages.ts';

const MONTHS_BACK = 12;
const COLOURS = { Proposed: 'warning', Accepted: 'success', Declined: 'error' } as const;

/** @param first the month that is shown at once */
export function AllowancesDrawer({ first, onClose }: { first: string | null; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const thisMonth = startOfMonth(useToday());
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(thisMonth, -back));
  const [month, setMonth] = useState(first ?? yearMonthOf(thisMonth));
  const { run, busy } = useWrite(proposeAllowances, { invalidates: UNIT_READS });
  const bulk = useDecisions();
  const propose = (
    <ActionButton
      needs={{ page: '/auxiliary/rank', action: 'Update', call: proposeAllowances }}
      loading={busy}
      onClick={() => void run({ month }).catch(() => undefined)}
    >
      {t('propose')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={t('allowances')} size={720}>
      <p className="quiet small">{t('allowancesHint')}</p>
      <Select
        label={t('month')}
        value={month}
        allowDeselect={false}
        data={months.map((each) => ({ value: yearMonthOf(each), label: formatMonth(each, locale) }))}
        onChange={(value) => value && setMonth(value)}
      />
      <ListPage
        plain
        inUrl={false}
        title={W.allowances}
        endpoint={listAllowances}
        input={{ month }}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          {
            key: 'name',
            kind: 'person',
            label: W.officer,
            card: 'title',
            fixed: true,
            sort: true,
            second: ({ service_no, rank, rank_ms }: AllowanceRow) => `${service_no} · ${locale === 'ms' ? rank_ms : rank}`,
          },
          {
            key: 'amount',
            label: W.amount,
            kind: 'money',
            priority: 1,
            card: 1,
            cell: ({ amount }: AllowanceRow) => <Money value={amount} />,
            second: ({ served, days }: AllowanceRow) => (served < days ? t('daysServed', { served, days }) : undefined),
          },
          { key: 'payroll', label: W.payroll, priority: 3, card: 2 },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status }: AllowanceRow) => <StatusChip status={null} label={ALLOWANCE_STATUS_NAMES[status]} colour={COLOURS[status]} />,
          },
        ]}
        rowName={({ name }) => name}
        bulk={bulk}
        action={propose}
        empty={{ drawing: 'register', title: W.allowancesNone, hint: W.allowancesNoneHint, action: propose }}
      />
    </SideDrawer>
  );
}

/** What payroll says of those that are chosen. */
function useDecisions(): BulkAction<AllowanceRow>[] {
  const t = useT(W);
  const invalidate = useInvalidate();
  const decide = async (rows: readonly AllowanceRow[], accept: boolean) => {
    await call(decideAllowances, { ids: rows.map(({ id }) => id), accept }, { quiet: true });
    void invalidate(...UNIT_READS);
    return rows.map(({ id }) => ({ id, ok: true }));
  };
  const needs = { page: PAYROLL_PAGE, action: 'Process', call: decideAllowances } as const;
  return [
    {
      key: 'accept',
      label: (n) => t('acceptAll', { n }),
      icon: 'check',
      needs,
      may: ({ status, payroll }) => status !== 'Accepted' && payroll === null,
      runAll: (rows) => decide(rows, true),
    },
    {
      key: 'decline',
      label: (n) => t('declineAll', { n }),
      icon: 'ban',
      danger: true,
      needs,
      may: ({ status, payroll }) => status !== 'Declined' && payroll === null,
      runAll: (rows) => decide(rows, false),
    },
  ];
}
