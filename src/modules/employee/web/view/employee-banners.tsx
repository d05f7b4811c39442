import { Link } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { permitsOfEmployee } from '../../contract/permit.endpoints.ts';
import { term } from '../terms.messages.ts';
import { permitWarning } from './permit-warning.ts';
import { VIEW } from './view.messages.ts';
import classes from './view.module.css';

/** What must be known at once: the employment ends, the permit has expired. */
export function EmployeeBanners({ employee }: { employee: EmployeeDetail }) {
  const t = useT(VIEW);
  const say = useSay();
  const { status, inactive_at: ended, inactive_reason: reason } = employee;
  return (
    <>
      {ended && (
        <p className={classes['banner']} data-tone={status === 'Active' ? undefined : 'error'}>
          {t(status === 'Active' ? 'endsOn' : 'endedOn', { date: formatDate(ended), reason: say(term(reason ?? 'Other')) })}
        </p>
      )}
      {employee.employee_type === 'Foreign' && status === 'Active' && <PermitBanner employee={employee} />}
    </>
  );
}

function PermitBanner({ employee }: { employee: EmployeeDetail }) {
  const t = useT(VIEW);
  const mayOpen = useCan('/admin/employee/work-permit');
  const { data } = useEndpoint(permitsOfEmployee, { id: employee.id }, { quiet: true, minDelay: false });
  const warning = data && permitWarning(data.data);
  if (!warning) return null;
  return (
    <p className={classes['banner']} data-tone={warning.kind === 'permitSoon' ? undefined : 'error'}>
      {t(warning.kind, warning.permit ? { no: warning.permit.permit_no, date: formatDate(warning.permit.expiry_date) } : {})}
      {mayOpen && <Link href={`/admin/employee/work-permit?status=&keyword=${encodeURIComponent(employee.employee_code)}`}>{t('toPermits')}</Link>}
    </p>
  );
}
