import { formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { TraceView } from '#platform/web/ui/trace-view.tsx';
import type { CostRow } from '../../contract/cost.endpoints.ts';
import { COST_NAMES, costSteps } from './cost-steps.ts';

/** How the sum of a month and position came about. */
export function HowDrawer({ row, onClose }: { row: CostRow; onClose: () => void }) {
  const { locale } = useLocale();
  return (
    <DetailDrawer size={520} onClose={onClose} title={`${row.position.name}, ${formatMonth(row.month as CalendarDate, locale)}`}>
      <TraceView steps={costSteps(row)} names={COST_NAMES} />
    </DetailDrawer>
  );
}
