/** What is still missing of somebody is asked for by the address (`?mend=socso_no`): the page that has the field opens its form there. */
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const VIEW = '/admin/employee/view';

/** @param tab of the employee's view, e.g. `/employment` */
export const mendAddress = (tab: '' | '/employment' | '/document', employeeId: number, field: string) => `${VIEW}${tab}?id=${employeeId}&mend=${field}`;

/** The field that is asked for among those of this page, and how to end that. */
export function useMend<const F extends string>(fields: readonly F[]): readonly [F | null, () => void] {
  const params = new URLSearchParams(useSearch());
  const asked = fields.find((field) => field === params.get('mend')) ?? null;
  const end = () => {
    if (!asked) return;
    params.delete('mend');
    navigate(`${window.location.pathname}?${params}`, { replace: true });
  };
  return [asked, end];
}
