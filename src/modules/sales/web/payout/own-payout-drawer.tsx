import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import type { OwnPayout } from '../../contract/field/my-day.endpoints.ts';
import { disputePayoutLine, showOwnPayout } from '../../contract/payout/payout-dispute.endpoints.ts';
import { PAYOUT_READS } from '../sales-reads.ts';
import { DisputeList, PayoutLines, useLineName } from './payout-lines.tsx';
import { PAYOUT } from './payout.messages.ts';

/** An own payout line by line; a line that is wrong is disputed here, and the answer is read here. */
export function OwnPayoutDrawer({ payout, onClose }: { payout: OwnPayout; onClose: () => void }) {
  const t = useT(PAYOUT);
  const period = usePeriodText();
  const confirm = useConfirm();
  const nameOf = useLineName();
  const raise = useWrite(disputePayoutLine, { invalidates: PAYOUT_READS });
  const { data, error, refetch } = useEndpoint(showOwnPayout, { id: payout.id });
  const ask = async (line_id: number, line: string) => {
    const answer = await confirm({
      title: t('questionOf', { line }),
      message: t('questionText'),
      verb: t('question'),
      remark: true,
      remarkLabel: t('whatIsWrong'),
    });
    if (answer) await raise.run({ id: payout.id, line_id, reason: answer.remark }).catch(() => undefined);
  };
  const shown = data?.data;
  return (
    <SideDrawer onClose={onClose} title={payout.project.name} size={680} badge={<StatusChip status={payout.status} />}>
      <p className="flush">
        {[period({ start_date: payout.period_start, end_date: payout.period_end }), `${t('total')}: RM ${formatPrice(payout.total)}`].join(' · ')}
      </p>
      {shown ? (
        <>
          <DisputeList disputes={shown.disputes} />
          <PayoutLines
            lines={shown.lines}
            action={(line) =>
              shown.disputes.every(({ line_id, accepted }) => line_id !== line.id || accepted !== null) && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('questionOf', { line: nameOf(line) })}
                  onClick={() => void ask(line.id, nameOf(line))}
                >
                  {t('question')}
                </Button>
              )
            }
          />
        </>
      ) : (
        <Loaded error={error} refetch={refetch} shape="rows" count={6} />
      )}
    </SideDrawer>
  );
}
