/** On the worksheet of one employee: the declarations of its month that wait, and those accepted but not confirmed. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listReliefs } from '../contract/relief.endpoints.ts';
import { Decide } from './decide.tsx';
import { ReliefCard } from './relief-parts.tsx';
import { RELIEF } from './relief.messages.ts';
import classes from './relief.module.css';

interface PendingProps {
  readonly employeeId: number;
  readonly year: number;
  /** Something is typed and not saved: a decision would compute the payroll anew. */
  readonly changed: boolean;
  readonly onDecided: () => void;
}

export function PendingReliefs({ employeeId, year, changed, onDecided }: PendingProps) {
  const t = useT(RELIEF);
  const may = useCan('/payroll/manage', 'Update');
  const { data } = useEndpoint(
    listReliefs,
    { employee_id: employeeId, year, per_page: 100 },
    { enabled: may, quiet: true, minDelay: false, keepPrevious: false },
  );
  const rows = (data?.data ?? []).filter(({ status, payroll }) => status === 'Submitted' || (status === 'Accepted' && !payroll?.locked));
  if (rows.length === 0) return null;
  return (
    <section className={classes['section']} aria-labelledby="pending-reliefs">
      <h3 className="title" id="pending-reliefs">
        {t('pending')}
      </h3>
      {changed && <p className="quiet small flush">{t('saveFirst')}</p>}
      <ul className={classes['cards']}>
        {rows.map((row) => (
          <ReliefCard key={row.id} row={row}>
            <Decide row={row} held={changed} onDone={onDecided} />
          </ReliefCard>
        ))}
      </ul>
    </section>
  );
}
