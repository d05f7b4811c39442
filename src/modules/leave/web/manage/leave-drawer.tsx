import { ActionIcon } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightMenu } from '#platform/web/ui/light/light-menu.tsx';
import type { RowAction } from '#platform/web/ui/list/list-types.ts';
import { useAllowedActions } from '#platform/web/ui/list/use-allowed-actions.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { DecisionButtons, TriageWalk, useTriage } from '#modules/approval/web/public.tsx';
import { yearDays } from '../../contract/entitlement/year-days.ts';
import type { BalanceRow, LeaveDetail, LeaveRow } from '../../contract/leave.schema.ts';
import { showLeave } from '../../contract/manage-leave.endpoints.ts';
import { LeaveBody } from '../detail/leave-body.tsx';
import { LedgerDrawer } from '../detail/ledger-drawer.tsx';
import classes from '../leave-parts.module.css';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { CancelDays, endableDays } from '../detail/cancel-days.tsx';
import { MANAGE } from './manage.messages.ts';
import { useLeaveDecisions, type LeaveDecisions } from './use-leave-decisions.ts';

export interface LeaveDrawerProps {
  readonly id: number;
  readonly close: () => void;
  /** The list behind it, to go through with the keyboard. */
  readonly rows?: readonly LeaveRow[] | undefined;
}

/** One leave for whoever decides it: its facts, the balances of the employee, and what may be done. */
export function LeaveDrawer({ id, close, rows }: LeaveDrawerProps) {
  const { data, error, refetch } = useEndpoint(showLeave, { id }, { quiet: true, keepPrevious: false });
  const leave = data?.data;
  const decisions = useLeaveDecisions();
  const triage = useTriage<LeaveRow>(decisions, { id, row: leave, list: rows, close });
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={leave?.employee?.name ?? leave?.number ?? W.leave}
      badge={leave && <StatusChip status={leave.status} />}
      actions={leave && <Actions leave={leave} decisions={decisions} walk={rows && rows.length > 1 && <TriageWalk {...triage} />} />}
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {leave && (
          <>
            <LeaveBody leave={leave} />
            <Balances leave={leave} />
          </>
        )}
      </Loaded>
    </DetailDrawer>
  );
}

function Actions({ leave, decisions, walk }: { leave: LeaveDetail; decisions: LeaveDecisions; walk: ReactNode }) {
  const t = useT(UI_MESSAGES);
  const [choosing, setChoosing] = useState(false);
  const endsEarly = leave.can.cancel && endableDays(leave).length > 1 && !decisions.isDeferred(leave);
  const all: RowAction[] = [
    ...decisions.rowActions(leave),
    ...(endsEarly ? [{ key: 'cancel-days', label: MANAGE.cancelDays, icon: 'calendar', onClick: () => setChoosing(true) }] : []),
  ];
  // To cancel is the rare one beside a decision: it takes no room from it.
  const isCancel = ({ key }: RowAction) => key.startsWith('cancel');
  const rare = useAllowedActions()(all.every(isCancel) ? [] : all.filter(isCancel));
  return (
    <>
      {walk}
      {rare.length > 0 && (
        <LightMenu
          actions={rare}
          button={(props) => (
            <ActionIcon variant="default" size={36} aria-label={t('more')} {...props}>
              <Icon name="more" />
            </ActionIcon>
          )}
        />
      )}
      <DecisionButtons actions={all.filter((action) => !rare.includes(action))} />
      {choosing && <CancelDays leave={leave} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** What the employee has of each type; a row opens its ledger. */
function Balances({ leave }: { leave: LeaveDetail }) {
  const t = useT(W);
  const { locale } = useLocale();
  const [open, setOpen] = useState<BalanceRow | null>(null);
  const rows = leave.balances.filter(({ entitled, carried_forward, taken, pending }) => entitled + carried_forward + taken + pending > 0);
  if (rows.length === 0) return null;
  return (
    <DetailSection title={MANAGE.balances}>
      <table className={`${classes['days']} numbers`}>
        <TableHead heads={[t('type'), ...(['entitled', 'taken', 'pending', 'balance'] as const).map((key) => ({ figure: t(key) }))]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <button type="button" className={classes['link']} onClick={() => setOpen(row)}>
                  {typeName(row, locale)}
                </button>
              </td>
              {[yearDays(row), row.taken, row.pending, row.balance].map((days, at) => (
                <td key={at} data-right className="tabular">
                  {dayCount(days)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {open && leave.employee && (
        <LedgerDrawer employee={leave.employee} type={open} year={Number(leave.start_date.slice(0, 4))} onClose={() => setOpen(null)} />
      )}
    </DetailSection>
  );
}
