import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { yearDays } from '../../contract/entitlement/year-days.ts';
import type { BalanceRow, LeaveDetail, LeaveRow } from '../../contract/leave.schema.ts';
import { showLeave } from '../../contract/manage-leave.endpoints.ts';
import { LeaveBody } from '../detail/leave-body.tsx';
import { LedgerDrawer } from '../detail/ledger-drawer.tsx';
import classes from '../leave-parts.module.css';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { CancelDays, endableDays } from '../detail/cancel-days.tsx';
import { undoDecision } from './held-decisions.ts';
import { MANAGE } from './manage.messages.ts';
import own from './manage.module.css';
import { DECISIONS, decisionLabel, useDecisions } from './use-decisions.ts';
import { useTriage, type Triage } from './use-triage.ts';

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
  const triage = useTriage(id, leave, rows, close);
  return (
    <DetailDrawer
      size={680}
      onClose={close}
      title={leave?.employee?.name ?? leave?.number ?? W.leave}
      badge={leave && <StatusChip status={leave.status} />}
      actions={leave && <Actions leave={leave} triage={triage} walks={(rows?.length ?? 0) > 1} />}
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

/** To the neighbours in the list, with the keys that do the same. */
function Walk({ triage: { next, previous } }: { triage: Triage }) {
  const t = useT(MANAGE);
  const arrow = (label: string, icon: string, go: (() => void) | undefined) => (
    <ActionIcon variant="default" size={36} aria-label={label} title={label} disabled={!go} onClick={() => go?.()}>
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <span className={own['walk']}>
      {arrow(t('previous'), 'chevron-up', previous)}
      {arrow(t('next'), 'chevron-down', next)}
      <Tooltip label={t('triage')} multiline w={280} position="top-start" events={{ hover: true, focus: true, touch: true }}>
        <ActionIcon variant="subtle" color="gray" size={36} className={own['keys'] ?? ''} aria-label={`${t('keys')}: ${t('triage')}`}>
          <Icon name="help" />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

function Actions({ leave, triage, walks }: { leave: LeaveDetail; triage: Triage; walks: boolean }) {
  const t = useT(MANAGE);
  const say = useSay();
  const { decide } = useDecisions();
  const [choosing, setChoosing] = useState(false);
  const shown = DECISIONS.filter(({ key }) => leave.can[key]);
  const several = leave.can.cancel && endableDays(leave).length > 1;
  const walk = walks && <Walk triage={triage} />;
  if (triage.held) {
    return (
      <>
        {walk}
        <Button variant="default" leftSection={<Icon name="undo" size={16} />} onClick={() => undoDecision(leave.id)}>
          {t('undo')}
        </Button>
      </>
    );
  }
  if (shown.length === 0) return walk || null;
  return (
    <>
      {walk}
      {several && (
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('cancelDays')}
        </Button>
      )}
      {shown.toReversed().map(({ key, danger }) => (
        <Button key={key} variant={danger ? 'light' : 'filled'} color={danger ? 'red' : 'mesra'} onClick={() => void decide(key, leave)}>
          {say(decisionLabel(key, leave))}
        </Button>
      ))}
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
        <thead>
          <tr>
            <th scope="col">{t('type')}</th>
            {(['entitled', 'taken', 'pending', 'balance'] as const).map((key) => (
              <th key={key} scope="col" data-right>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
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
