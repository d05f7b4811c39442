import { Button } from '@mantine/core';
import { formatPrice } from '#platform/contract/money.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import type { OwnPayout } from '../../contract/field/my-day.endpoints.ts';
import { ownPayoutSlip } from '../../contract/payout/payout.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { MY_DAY } from './my-day.messages.ts';

/** What was approved and paid, each with its slip. */
export function PayoutList({ payouts }: { payouts: readonly OwnPayout[] }) {
  const t = useT(MY_DAY);
  const { locale } = useLocale();
  const period = usePeriodText();
  const periodOf = ({ period_start, period_end }: OwnPayout) => period({ start_date: period_start, end_date: period_end });
  return (
    <Section title={MY_DAY.payouts} empty={payouts.length === 0 ? MY_DAY.noPayouts : undefined}>
      <FactsTable
        label={MY_DAY.payouts}
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          { label: MY_DAY.period, cell: periodOf },
          { label: MY_DAY.project, cell: ({ project }) => project.name },
          { label: MY_DAY.total, number: true, cell: ({ total }) => formatPrice(total) },
          { label: MY_DAY.status, cell: ({ status }) => <StatusChip status={status} /> },
          {
            label: MY_DAY.slip,
            cell: (row) => (
              <Button
                variant="default"
                aria-label={`${t('slip')}: ${row.project.name}, ${periodOf(row)}`}
                onClick={() => void openFile(ownPayoutSlip, { id: row.id, language: locale })}
              >
                {t('slip')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  );
}
