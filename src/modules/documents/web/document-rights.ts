import { useActionState, type ActionState } from '#platform/web/viewer.tsx';

export const CENTER = '/admin/company/hris';
export const TAB = '/admin/employee/view/document';

/** May the viewer add documents here? The document center's right counts in an employee's tab as well. */
export function useMayAdd(page: typeof CENTER | typeof TAB): ActionState {
  const center = useActionState(CENTER, 'Create');
  const tab = useActionState(TAB, 'Create', { employeeFeature: true });
  return page === TAB && !center.allowed ? tab : center;
}
