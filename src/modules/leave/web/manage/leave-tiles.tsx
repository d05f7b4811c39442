/** Counters of leave management. */
import { useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { leaveSummary } from '../../contract/manage-leave.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';

const KEYS = ['waiting', 'reviewed', 'today', 'upcoming'] as const;

/** Of the organisation that the address filters by. */
export function placeOf(search: string) {
  const query = new URLSearchParams(search);
  const id = (key: string) => Number(query.get(key)) || undefined;
  return { branch_id: id('branch_id'), division_id: id('division_id'), department_id: id('department_id'), employee_id: id('employee_id') };
}

export function LeaveTiles() {
  const t = useT(MANAGE);
  const { data } = useEndpoint(leaveSummary, placeOf(useSearch()), { quiet: true });
  return (
    <dl className={classes['tiles']}>
      {KEYS.map((key) => (
        <div key={key} className={classes['tile']}>
          <dt>{t(key)}</dt>
          <dd className="tabular">{data ? data.data[key] : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
