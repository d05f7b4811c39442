import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { ClaimRow } from '../../contract/claim/claim.schema.ts';
import { CLAIM } from './claim.messages.ts';

/** The day on which an invoice is to be paid: marked once it is over and something is left, with the days since. */
export function DueDay({ claim: { due_date, days_overdue } }: { claim: Pick<ClaimRow, 'due_date' | 'days_overdue'> }) {
  const t = useT(CLAIM);
  return (
    <span className="wrap">
      <DateText value={due_date} />
      {days_overdue > 0 && <StatusChip status={null} label={t('overdue', { n: days_overdue })} colour="error" />}
    </span>
  );
}
