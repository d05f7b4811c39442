import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { showPayout, type PayoutRow } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_RULE_WORDS } from '../../contract/payout/payout-rules.ts';
import { PAYOUT_LINE_WORDS } from '../../contract/payout-words.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { REPORT } from './report.messages.ts';

/** A payout line by line: what each schedule and sale came to, and how. */
export function PayoutDrawer({ row, onClose }: { row: PayoutRow; onClose: () => void }) {
  const t = useT(REPORT);
  const kinds = useT(PAYOUT_LINE_WORDS);
  const rules = useT(PAYOUT_RULE_WORDS);
  const period = usePeriodText();
  const { data, error, refetch } = useEndpoint(showPayout, { id: row.id });
  const payout = data?.data;
  return (
    <SideDrawer onClose={onClose} title={row.promoter.name} size={680} badge={<StatusChip status={row.status} />}>
      <p className="flush">
        {[row.project.name, period({ start_date: row.period_start, end_date: row.period_end }), `${t('total')}: RM ${formatPrice(row.total)}`].join(' · ')}
      </p>
      {payout ? (
        <FactsTable
          label={REPORT.open}
          rows={payout.lines}
          rowKey={({ id }) => id}
          columns={[
            { label: REPORT.date, cell: ({ date }) => formatDate(date) },
            { label: REPORT.kind, cell: ({ kind }) => kinds(kind) },
            {
              label: REPORT.formula,
              cell: ({ formula, rule }) =>
                rule === null ? (
                  formula
                ) : (
                  <details>
                    <summary>{formula}</summary>
                    <small className="quiet">{rules(rule)}</small>
                  </details>
                ),
            },
            {
              label: REPORT.hourly,
              number: true,
              cell: ({ hourly, below_minimum }) =>
                hourly !== null && (below_minimum ? <StatusChip status="below minimum" colour="error" label={formatPrice(hourly)} /> : formatPrice(hourly)),
            },
            { label: REPORT.amount, number: true, cell: ({ amount }) => formatPrice(amount) },
          ]}
        />
      ) : (
        <Loaded error={error} refetch={refetch} shape="rows" count={6} />
      )}
      <p className="note">{[row.incentive_reason, row.deduction_reason, row.approve_reason].filter(Boolean).join(' · ')}</p>
    </SideDrawer>
  );
}
