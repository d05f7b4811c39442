import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { PaySoFar } from '../../contract/field/my-day.endpoints.ts';
import { FactsTable } from '../view/facts-table.tsx';
import { Section } from '../view/section.tsx';
import { MY_DAY } from './my-day.messages.ts';

/** What the month comes to so far, by project. */
export function PayList({ pay }: { pay: PaySoFar }) {
  const t = useT(MY_DAY);
  const { projects, total, start_date, end_date } = pay;
  return (
    <Section title={MY_DAY.pay} action={<strong>RM {formatPrice(total)}</strong>} empty={projects.length === 0 ? MY_DAY.noPay : undefined}>
      <p className="note flush">{t('payHint', { from: formatDate(start_date), to: formatDate(end_date) })}</p>
      <FactsTable
        label={MY_DAY.pay}
        rows={projects}
        rowKey={({ project }) => project.id}
        columns={[
          { label: MY_DAY.project, cell: ({ project }) => project.name },
          { label: MY_DAY.days, number: true, cell: ({ days }) => days },
          { label: MY_DAY.hours, number: true, cell: ({ hours }) => hours },
          { label: MY_DAY.base, number: true, cell: ({ base }) => formatPrice(base) },
          { label: MY_DAY.daysOff, number: true, cell: ({ days_off }) => formatPrice(days_off) },
          { label: MY_DAY.overtime, number: true, cell: ({ overtime }) => formatPrice(overtime) },
          { label: MY_DAY.commission, number: true, cell: ({ commission }) => formatPrice(commission) },
          { label: MY_DAY.late, number: true, cell: ({ late }) => formatPrice(late) },
          { label: MY_DAY.total, number: true, cell: (row) => formatPrice(row.total) },
        ]}
      />
    </Section>
  );
}
