/** The value of a report's cell, with what stands below it. */
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale } from '../../locale/locale.tsx';
import classes from './report-table.module.css';
import { StatusChip } from '../status-chip.tsx';
import { linesText, spanText, type ReportRow, type ShownColumn } from './report-columns.ts';

/** No money in a row is a dash, so that what is there stands out; it is still read as a number. */
const NoMoney = () => (
  <>
    <span className="quiet" aria-hidden>
      –
    </span>
    <span className="sr-only">{formatPrice(0)}</span>
  </>
);

export function ReportCell({ row, column }: { row: ReportRow; column: ShownColumn }) {
  const { locale } = useLocale();
  const { key, kind, words } = column;
  const value = row[key];
  if (kind === 'money' && value === 0) return <NoMoney />;
  // In the words of its module.
  if (kind === 'status') return typeof value === 'string' && <StatusChip status={value} label={words?.[value]} />;
  const [first, second] = [spanText(row, column, locale), linesText(row, column, locale)];
  // The words of a sum can stand in a column that is drawn below another.
  if (first === '' || second === '') return first || second;
  return (
    <>
      {first}
      <span className={`${classes['below']} quiet small`}>{second}</span>
    </>
  );
}
