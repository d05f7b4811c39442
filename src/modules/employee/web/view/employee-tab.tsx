import { Fragment, type ReactNode } from 'react';
import type { EmployeeDetail } from '../../contract/employee-detail.schema.ts';
import { EmployeeHead } from './employee-head.tsx';
import { useViewedEmployee } from './use-viewed-employee.tsx';

/** A tab of an employee's view: the head of the person of `?id=`, and what the tab has of them, anew for each person. */
export function EmployeeTab({ children }: { children: (employee: EmployeeDetail) => ReactNode }) {
  const { employee, pending } = useViewedEmployee();
  if (!employee) return pending;
  return (
    <>
      <EmployeeHead employee={employee} />
      <Fragment key={employee.id}>{children(employee)}</Fragment>
    </>
  );
}
