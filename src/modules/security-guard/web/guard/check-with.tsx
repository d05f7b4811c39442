import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { GUARD as W } from '../guard.messages.ts';

/** Tells an owner to ask in another company of theirs, and nothing of why. */
export function CheckWith({ companies }: { companies: readonly string[] }) {
  const t = useT(W);
  if (companies.length === 0) return null;
  return <StatusChip status={null} label={t('checkWith', { company: companies.join(', ') })} colour="warning" />;
}
