import type { Label } from '../../locale/locale.tsx';
import type { Column } from './list-types.ts';

/** Whose row it is: the name with the employee code below it. */
export const personColumn = <Row extends { readonly employee: { readonly name: string; readonly employee_code: string } }>(label: Label): Column<Row> => ({
  key: 'name',
  label,
  kind: 'person',
  sort: true,
  fixed: true,
  card: 'title',
  value: ({ employee }) => employee.name,
  second: ({ employee }) => employee.employee_code,
});
