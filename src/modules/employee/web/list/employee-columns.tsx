import { formatDate } from '#platform/contract/dates.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { Column } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { EmployeeRow } from '../../contract/employee.schema.ts';
import { shownIdentity } from '../../contract/shown-identity.ts';
import { PERSON } from '../person.messages.ts';
import { serviceOf } from '../service-length.ts';
import { term } from '../terms.messages.ts';
import { LIST } from './list.messages.ts';

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
export function employeeColumns(today: string, say: (text: Text, params?: Params) => string, identity: string): Column<ListedRow>[] {
  return [
    {
      key: 'name',
      label: PERSON.name,
      kind: 'person',
      sort: true,
      fixed: true,
      card: 'title',
      picture: (row) => row.image?.url,
    },
    { key: 'employee_code', label: LIST.code, kind: 'identity', sort: true, priority: 3, folds: 'name', card: 'subtitle' },
    { key: 'identity_number', label: say(PERSON.identityOrPassport, { identity }), kind: 'identity', priority: 2, value: shownIdentity },
    { key: 'position', label: PERSON.position, priority: 2, folds: 'name', card: 1, value: (row) => row.position?.name },
    { key: 'branch', label: PERSON.branch, priority: 4, folds: 'department', value: (row) => row.branch?.name },
    { key: 'division', label: PERSON.division, hidden: true, folds: 'department', value: (row) => row.division?.name },
    { key: 'department', label: PERSON.department, priority: 1, card: 2, value: (row) => row.department?.name },
    { key: 'company_joined_at', label: PERSON.joined, kind: 'date', sort: true, priority: 2 },
    {
      key: 'service',
      label: PERSON.service,
      priority: 5,
      folds: 'company_joined_at',
      card: 3,
      value: (row) => row.company_joined_at && serviceOf(row.company_joined_at, row.inactive_at, today, say),
    },
    { key: 'employee_type', label: LIST.type, sort: true, priority: 7, value: (row) => row.employee_type && say(term(row.employee_type)) },
    { key: 'employment_type', label: PERSON.employmentType, hidden: true, value: (row) => row.employment_type && say(term(row.employment_type)) },
    { key: 'preferred_name', label: PERSON.preferredName, hidden: true },
    { key: 'email', label: PERSON.email, hidden: true },
    { key: 'phone', label: PERSON.phone, kind: 'identity', hidden: true },
    { key: 'login', label: LIST.login, kind: 'status', priority: 6, cell: (row) => loginChip(row, say) },
    {
      key: 'status',
      label: PERSON.status,
      kind: 'status',
      sort: true,
      card: 'badge',
      second: (row) => row.status === 'Active' && row.inactive_at && say(LIST.endsOn, { date: formatDate(row.inactive_at) }),
    },
  ];
}
