import { formatDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { FIXED_CONTRACT_EXEMPT_UNTIL, SERVICE_TAX_FROM } from '../../contract/claim/tax-rule.ts';
import type { ClaimDetail } from '../../contract/claim/claim.schema.ts';
import { CLAIM } from './claim.messages.ts';

interface TaxNoteProps {
  readonly tax: ClaimDetail['tax'];
  /** By which the claim is taxed: that of the invoice, else of the claim. */
  readonly day: string;
}

/** By which rule a claim is taxed, or why it is not; a claim that no rule covers is marked. Nothing of a day before works were taxed. */
export function TaxNote({ tax: { treatment, percent, reason, fixed }, day }: TaxNoteProps) {
  const t = useT(CLAIM);
  const date = formatDate(FIXED_CONTRACT_EXEMPT_UNTIL);
  if (treatment === 'None' && !reason) return day < SERVICE_TAX_FROM ? null : <StatusChip status={null} label={t('taxNoRule')} colour="warning" />;
  const words = () => {
    if (treatment === 'None') return t('taxNone', { reason });
    if (treatment === 'Exempt') return fixed ? t('taxFixed', { date }) : t('taxExempt', { reason });
    return fixed ? t('taxFixedEnded', { percent, date }) : t('taxRate', { percent });
  };
  return <span className="note">{words()}</span>;
}
