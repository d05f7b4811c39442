import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { CLAIM } from './claim.messages.ts';

/** The day on which an invoice is to be paid or a claim answered: marked with the days since, while that was not done. */
export function DueDay({ due, overdue }: { due: string | null; overdue: number }) {
  const t = useT(CLAIM);
  return (
    <span className="wrap">
      <DateText value={due} />
      {overdue > 0 && <StatusChip status={null} label={t('overdue', { n: overdue })} colour="error" />}
    </span>
  );
}
