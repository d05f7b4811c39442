import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPrice } from '#platform/contract/money.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useT, type Label } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import type { OwnPayout } from '../../contract/field/my-day.endpoints.ts';
import type { payoutSlip } from '../../contract/payout/payout.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { PAYOUT } from './payout.messages.ts';

export interface PayoutListProps {
  readonly title: Label;
  readonly none: Label;
  readonly payouts: readonly OwnPayout[];
  readonly slip: typeof payoutSlip;
  /** Shows how one came about. */
  readonly onOpen: (id: number) => void;
  readonly action?: ReactNode;
}

/** Payouts of one promoter, each with its lines and its slip. */
export function PayoutList({ title, none, payouts, slip, onOpen, action }: PayoutListProps) {
  const t = useT(PAYOUT);
  const { locale } = useLocale();
  const period = usePeriodText();
  const periodOf = ({ period_start, period_end }: OwnPayout) => period({ start_date: period_start, end_date: period_end });
  return (
    <Section title={title} action={action} empty={payouts.length === 0 ? none : undefined}>
      <FactsTable
        label={title}
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          { label: PAYOUT.period, cell: periodOf },
          { label: PAYOUT.project, cell: ({ project }) => project.name },
          { label: PAYOUT.total, number: true, cell: ({ total }) => formatPrice(total) },
          { label: PAYOUT.status, cell: ({ status }) => <StatusChip status={status} /> },
          {
            label: PAYOUT.slip,
            cell: (row) => (
              <div className="wrap">
                <Button variant="default" aria-label={`${t('lines')}: ${row.project.name}, ${periodOf(row)}`} onClick={() => onOpen(row.id)}>
                  {t('lines')}
                </Button>
                <Button
                  variant="default"
                  aria-label={`${t('slip')}: ${row.project.name}, ${periodOf(row)}`}
                  onClick={() => void openFile(slip, { id: row.id, language: locale })}
                >
                  {t('slip')}
                </Button>
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}
