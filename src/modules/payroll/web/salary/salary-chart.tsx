import { formatDate } from '#platform/contract/dates.ts';
import { ChartCard } from '#platform/web/ui/chart/chart-card.tsx';
import type { SalaryRow } from '../../contract/salary/salary.schema.ts';
import { SALARY } from './salary.messages.ts';

/** The agreed pay from version to version, its table behind it. */
export function SalaryChart({ versions }: { versions: readonly SalaryRow[] }) {
  const rows = [...versions].reverse().map(({ effective_from, basic }) => ({ from: formatDate(effective_from), basic }));
  return (
    <ChartCard
      title={SALARY.history}
      kind="bar"
      rows={rows}
      x="from"
      xLabel={SALARY.from}
      series={[{ key: 'basic', label: SALARY.basic }]}
      money
      height={180}
    />
  );
}
