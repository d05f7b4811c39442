import { formatDate } from '#platform/contract/dates.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { EmployeeRow } from '../../contract/employee.schema.ts';
import { shownIdentity } from '../../contract/shown-identity.ts';
import { PERSON } from '../person.messages.ts';
import { serviceOf } from '../service-length.ts';
import { term } from '../terms.messages.ts';
import { LIST } from './list.messages.ts';
import classes from './list.module.css';

/** A row of the list: `id` always, the rest as far as the viewer may see it. */
export type ListedRow = { readonly [K in keyof EmployeeRow]?: EmployeeRow[K] | undefined } & { readonly id: number };

/** An invited person has not chosen a password yet. */
const loginChip = (row: ListedRow, say: (text: Text) => string) =>
  row.user ? (
    <StatusChip status={row.user.status} {...(row.user.status === 'Pending' && { label: LIST.invited })} />
  ) : (
    <span className="quiet">{say(LIST.none)}</span>
  );

/** The columns of R94. */
export function employeeColumns(today: string, say: (text: Text, params?: Params) => string): Column<ListedRow>[] {
  return [
    {
      key: 'name',
      label: PERSON.name,
      sort: true,
      fixed: true,
      width: 220,
      card: 'title',
      cell: (row) => (
        <span className={`${classes['person']} row`}>
          <AvatarText name={row.name} src={row.image?.url} size={28} />
          <span>{row.name}</span>
        </span>
      ),
    },
    { key: 'employee_code', label: LIST.code, kind: 'identity', sort: true, width: 92, card: 'subtitle' },
    { key: 'identity_number', label: PERSON.identityOrPassport, kind: 'identity', width: 140, value: shownIdentity },
    { key: 'position', label: PERSON.position, width: 150, card: 1, value: (row) => row.position?.name },
    { key: 'branch', label: PERSON.branch, width: 110, value: (row) => row.branch?.name },
    { key: 'division', label: PERSON.division, width: 130, hidden: true, value: (row) => row.division?.name },
    { key: 'department', label: PERSON.department, width: 140, card: 2, value: (row) => row.department?.name },
    { key: 'company_joined_at', label: PERSON.joined, kind: 'date', sort: true, width: 92 },
    {
      key: 'service',
      label: PERSON.service,
      width: 100,
      card: 3,
      value: (row) => row.company_joined_at && serviceOf(row.company_joined_at, row.inactive_at, today, say),
    },
    { key: 'employee_type', label: LIST.type, sort: true, width: 92, value: (row) => row.employee_type && say(term(row.employee_type)) },
    { key: 'employment_type', label: PERSON.employmentType, width: 120, hidden: true, value: (row) => row.employment_type && say(term(row.employment_type)) },
    { key: 'preferred_name', label: PERSON.preferredName, width: 140, hidden: true },
    { key: 'email', label: PERSON.email, width: 200, hidden: true },
    { key: 'phone', label: PERSON.phone, kind: 'identity', width: 130, hidden: true },
    { key: 'login', label: LIST.login, kind: 'status', width: 96, cell: (row) => loginChip(row, say) },
    {
      key: 'status',
      label: PERSON.status,
      kind: 'status',
      sort: true,
      width: 104,
      card: 'badge',
      cell: (row) => (
        <span>
          <StatusChip status={row.status} />
          {row.status === 'Active' && row.inactive_at && <small className="note">{say(LIST.endsOn, { date: formatDate(row.inactive_at) })}</small>}
        </span>
      ),
    },
  ];
}
