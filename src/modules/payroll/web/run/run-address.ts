/** What the address of the payroll list says of its runs. */
import { navigate } from 'wouter/use-browser-location';

export interface Span {
  readonly start_date: string;
  readonly end_date: string;
}

/** The part of the organisation that the list shows. */
export function placeOf(search: string): { branch_id?: number; division_id?: number; department_id?: number } {
  const query = new URLSearchParams(search);
  const keys = ['branch_id', 'division_id', 'department_id'] as const;
  return Object.fromEntries(keys.flatMap((key) => (Number(query.get(key)) > 0 ? [[key, Number(query.get(key))]] : [])));
}

/** Shows a run in the panel of the page; null: closes the panel. */
export function showRunOf(id: number | null): void {
  const query = new URLSearchParams(window.location.search);
  if (id === null) query.delete('run');
  else query.set('run', String(id));
  const text = query.toString();
  navigate(`${window.location.pathname}${text ? `?${text}` : ''}`, { replace: true });
}
