/** Salary advances of this employee: what is still owed, and which payrolls take it back. */
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { listAdvances } from '../../contract/off-cycle/advance.endpoints.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

/** Those that are settled since long are left out. */
const SHOWN = 3;

export function AdvancesCard({ employeeId, className }: { readonly employeeId: number; readonly className?: string | undefined }) {
  const t = useT(OFF_CYCLE);
  const { data } = useEndpoint(listAdvances, { employee_id: employeeId }, { quiet: true, minDelay: false, keepPrevious: false });
  const shown = (data?.data ?? []).filter(({ owed }, index) => owed > 0 || index < SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={className} aria-label={t('advances')}>
      <h2 className="heading">{t('advances')}</h2>
      <ul>
        {shown.map(({ id, number, pay_date, amount, owed, taken }) => (
          <li key={id}>
            {t(owed > 0 ? 'advanceOwed' : 'advanceDone', { number, date: formatDate(pay_date), amount: formatPrice(amount), owed: formatPrice(owed) })}
            {taken.length > 0 && (
              <span className="quiet"> {taken.map((part) => t('advanceTaken', { amount: formatPrice(part.amount), number: part.number })).join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
