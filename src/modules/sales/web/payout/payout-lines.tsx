import type { ReactNode } from 'react';
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { usePeriodText, useTimeZone } from '#platform/web/ui/values.tsx';
import type { PayoutDispute, showPayout } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_RULE_WORDS } from '../../contract/payout/payout-rules.ts';
import { PAYOUT_LINE_WORDS } from '../../contract/payout-words.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { PAYOUT } from './payout.messages.ts';

type Line = OutputOf<typeof showPayout>['data']['lines'][number];

/** What a line of a payout is called: the day and what it pays. */
export function useLineName() {
  const kinds = useT(PAYOUT_LINE_WORDS);
  return ({ date, kind }: Pick<Line, 'date' | 'kind'>) => `${formatDate(date)}, ${kinds(kind)}`;
}

/** What a line is for: where and when somebody worked, what was sold, which payout is put right. */
function useTrace() {
  const t = useT(PAYOUT);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const period = usePeriodText();
  const clock = (at: string | null) => (at === null ? '–' : formatClock(at, zone, locale));
  return ({ schedule, sale, of_payout }: Line): string =>
    [
      sale && `${sale.product}, ${formatFigure(sale.quantity)}, RM ${formatPrice(sale.amount)}, ${clock(sale.recorded_at)}`,
      schedule && t('worked', { outlet: schedule.outlet, from: clock(schedule.checkin_at), to: clock(schedule.checkout_at) }),
      of_payout && period({ start_date: of_payout.period_start, end_date: of_payout.period_end }),
    ]
      .filter(Boolean)
      .join('. ');
}

interface Props {
  readonly lines: readonly Line[];
  /** What can be done about a line. */
  readonly action?: (line: Line) => ReactNode;
  /** Leads to the schedule of a line. */
  readonly opens?: ((line: Line) => ReactNode) | undefined;
}

/** A payout line by line: what each schedule, sale and rule came to, and how. */
export function PayoutLines({ lines, action, opens }: Props) {
  const kinds = useT(PAYOUT_LINE_WORDS);
  const rules = useT(PAYOUT_RULE_WORDS);
  const traceOf = useTrace();
  return (
    <FactsTable
      label={PAYOUT.lines}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { label: PAYOUT.date, cell: ({ date }) => formatDate(date) },
        { label: PAYOUT.kind, cell: ({ kind, name }) => [kinds(kind), name].filter(Boolean).join(': ') },
        {
          label: PAYOUT.formula,
          cell: (line) =>
            line.rule === null ? (
              line.formula
            ) : (
              <details>
                <summary>{line.formula}</summary>
                <small className="quiet">{[traceOf(line), rules(line.rule)].filter(Boolean).join('. ')}</small>
              </details>
            ),
        },
        {
          label: PAYOUT.hourly,
          number: true,
          cell: ({ hourly, below_minimum }) =>
            hourly !== null && (below_minimum ? <StatusChip status="below minimum" colour="error" label={formatPrice(hourly)} /> : formatPrice(hourly)),
        },
        { label: PAYOUT.amount, number: true, cell: ({ amount }) => formatPrice(amount) },
        ...(opens ? [{ label: PAYOUT.openSchedule, cell: opens }] : []),
        ...(action ? [{ label: PAYOUT.question, cell: action }] : []),
      ]}
    />
  );
}

/** What was disputed, each with its answer. @param action of one that waits */
export function DisputeList({ disputes, action }: { disputes: readonly PayoutDispute[]; action?: (dispute: PayoutDispute) => ReactNode }) {
  const t = useT(PAYOUT);
  const nameOf = useLineName();
  if (disputes.length === 0) return null;
  const stateOf = ({ accepted }: PayoutDispute) => (accepted === null ? 'waiting' : accepted ? 'accepted' : 'declined');
  const COLOURS = { waiting: 'warning', accepted: 'success', declined: 'error' } as const;
  return (
    <Section title={PAYOUT.disputes}>
      <ul className="bare stack">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <div className="wrap">
              <strong>
                {nameOf(dispute)}: RM {formatPrice(dispute.amount)}
              </strong>
              <StatusChip status={null} colour={COLOURS[stateOf(dispute)]} label={t(stateOf(dispute))} />
            </div>
            <p className="flush">{dispute.reason}</p>
            {dispute.answer !== null && (
              <p className="quiet flush">
                {t('answer')}: {dispute.answer}
              </p>
            )}
            {dispute.accepted === null && action?.(dispute)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
