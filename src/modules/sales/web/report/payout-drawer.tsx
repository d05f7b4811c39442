import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { answerPayoutDispute } from '../../contract/payout/payout-dispute.endpoints.ts';
import { showPayout, type PayoutDispute, type PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { DisputeList, PayoutLines, useLineName } from '../payout/payout-lines.tsx';
import { PAYOUT } from '../payout/payout.messages.ts';
import { DETAIL } from '../project/view/schedule-detail.messages.ts';
import { PAYOUT_READS } from '../sales-reads.ts';

const ScheduleDrawer = lazyDrawer(async () => (await import('../project/view/schedule-drawer.tsx')).ScheduleDrawer, {
  title: DETAIL.schedule,
  shape: 'detail',
  size: 680,
});
const NEEDS = { page: '/spm/project/report/payout', action: 'Approve', call: answerPayoutDispute } as const;

/** A payout line by line, and what its promoter disputes. */
export function PayoutDrawer({ row, onClose }: { row: PayoutRow; onClose: () => void }) {
  const t = useT(PAYOUT);
  const period = usePeriodText();
  const { data, error, refetch } = useEndpoint(showPayout, { id: row.id });
  const payout = data?.data;
  const nameOf = useLineName();
  const [opened, setOpened] = useState<number | null>(null);
  const seesSchedules = useCan('/spm/project/view');
  return (
    <SideDrawer onClose={onClose} title={row.promoter.name} size={680} badge={<StatusChip status={row.status} />}>
      <p className="flush">
        {[row.project.name, period({ start_date: row.period_start, end_date: row.period_end }), `${t('total')}: RM ${formatPrice(row.total)}`].join(' · ')}
      </p>
      {payout ? (
        <>
          <DisputeList disputes={payout.disputes} action={(dispute) => <Decision payoutId={row.id} dispute={dispute} />} />
          <PayoutLines
            lines={payout.lines}
            opens={
              seesSchedules
                ? ({ schedule, ...line }) =>
                    schedule && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={t('openScheduleOf', { line: nameOf(line) })}
                        onClick={() => setOpened(schedule.id)}
                      >
                        {t('openSchedule')}
                      </Button>
                    )
                : undefined
            }
          />
          {payout.idle_holidays.length > 0 && (
            <p className="note">{t('idleHolidays', { days: payout.idle_holidays.map((date) => formatDate(date)).join(', ') })}</p>
          )}
        </>
      ) : (
        <Loaded error={error} refetch={refetch} shape="rows" count={6} />
      )}
      {opened !== null && <ScheduleDrawer id={opened} onClose={() => setOpened(null)} />}
      <p className="note">{[row.incentive_reason, row.deduction_reason, row.approve_reason].filter(Boolean).join(' · ')}</p>
    </SideDrawer>
  );
}

function Decision({ payoutId, dispute }: { payoutId: number; dispute: PayoutDispute }) {
  const t = useT(PAYOUT);
  const confirm = useConfirm();
  const line = useLineName()(dispute);
  const { run } = useWrite(answerPayoutDispute, { invalidates: PAYOUT_READS });
  const decide = async (verb: 'accept' | 'decline') => {
    const answer = await confirm({
      title: t(`${verb}Of`, { line }),
      verb: t(verb),
      remark: true,
      remarkLabel: t('answer'),
      ...(verb === 'accept' && { message: t('acceptText') }),
    });
    if (answer) await run({ id: payoutId, dispute_id: dispute.id, accepted: verb === 'accept', answer: answer.remark }).catch(() => undefined);
  };
  return (
    <div className="wrap">
      {(['accept', 'decline'] as const).map((verb) => (
        <ActionButton key={verb} needs={NEEDS} variant="default" size="compact-sm" aria-label={t(`${verb}Of`, { line })} onClick={() => void decide(verb)}>
          {t(verb)}
        </ActionButton>
      ))}
    </div>
  );
}
