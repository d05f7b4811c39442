import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { CONFORMANCE } from './conformance.messages.ts';

export function Verdict({ right }: { right: boolean }) {
  const t = useT(CONFORMANCE);
  return <StatusChip status={right ? 'success' : 'error'} label={t(right ? 'right' : 'wrong')} colour={right ? 'success' : 'error'} />;
}
