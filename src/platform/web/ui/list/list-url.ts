/** The state of a list as a query string and as the endpoint's input. Pure. */
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from '#platform/contract/paging.ts';
import type { Filter, OrganisationField } from './list-types.ts';

export interface ListState {
  /** Filter values by input field; an empty text is no filter. */
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
  readonly perPage: number;
  readonly sort: 'asc' | 'desc';
  readonly sortBy: string;
}

export interface ListDefaults {
  readonly perPage: number;
  readonly sort: 'asc' | 'desc';
  readonly sortBy: string;
}

export const LIST_DEFAULTS: ListDefaults = { perPage: DEFAULT_PER_PAGE, sort: 'desc', sortBy: 'id' };

export const ORGANISATION: readonly OrganisationField[] = ['branch_id', 'division_id', 'department_id', 'employee_id'];

/** Every input field that the filters write, with the value it has while the URL is silent. */
export function filterFields(filters: readonly Filter[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const filter of filters) {
    if (filter.kind === 'organisation') for (const key of filter.only ?? ORGANISATION) fields[key] = '';
    else fields[filter.key] = filter.initial ?? '';
    if (filter.kind === 'dates') fields[filter.to] = filter.initialTo ?? '';
  }
  return fields;
}

const whole = (text: string | null, fallback: number, max: number) => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
};

/** Reads a query string; what is missing or senseless takes its default. */
export function readListUrl(search: string, filters: readonly Filter[], defaults: ListDefaults): ListState {
  const params = new URLSearchParams(search);
  const fields = filterFields(filters);
  const values = Object.fromEntries(Object.entries(fields).map(([key, initial]) => [key, params.get(key) ?? initial]));
  const sort = params.get('sort');
  return {
    filters: values,
    page: whole(params.get('page'), 1, 1_000_000),
    perPage: whole(params.get('per_page'), defaults.perPage, MAX_PER_PAGE),
    sort: sort === 'asc' || sort === 'desc' ? sort : defaults.sort,
    sortBy: params.get('sort_by') ?? defaults.sortBy,
  };
}

/** Writes the state over a query string: defaults are left out, foreign parameters stay. */
export function writeListUrl(search: string, state: ListState, filters: readonly Filter[], defaults: ListDefaults): string {
  const params = new URLSearchParams(search);
  const put = (key: string, value: string, initial: string) => (value === initial ? params.delete(key) : params.set(key, value));
  for (const [key, initial] of Object.entries(filterFields(filters))) put(key, state.filters[key] ?? '', initial);
  put('page', String(state.page), '1');
  put('per_page', String(state.perPage), String(defaults.perPage));
  put('sort', state.sort, defaults.sort);
  put('sort_by', state.sortBy, defaults.sortBy);
  return params.toString();
}

const PAGING = ['page', 'per_page', 'sort', 'sort_by'];
const SKIPPED = 'page';

/** What of an address is a list's: its filters, its paging, and what its page chooses beside them. */
export const addressFields = (filters: readonly Filter[], chosen: object): ReadonlySet<string> =>
  new Set([...PAGING, ...Object.keys(filterFields(filters)), ...Object.keys(chosen)]);

/** What a list reads of a query string, in order, wherever one stands in it: the query of a saved view. @param fields of the list's input */
export function viewOf(search: string, fields: ReadonlySet<string>): string {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => key !== SKIPPED && fields.has(key)));
  params.sort();
  return params.toString();
}

/** A query string that shows a saved view: what else stands in it stays. */
export function withView(search: string, view: string, fields: ReadonlySet<string>): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !fields.has(key));
  return new URLSearchParams([...others, ...new URLSearchParams(view)]).toString();
}

/** The filters that are cleared together. */
export const clearable = (filters: readonly Filter[]) => filters.filter(({ elsewhere }) => !elsewhere);

/** Is any filter other than its initial value? */
export const isFiltered = (state: ListState, filters: readonly Filter[]) => changedFilters(state, filters).length > 0;

/** The fields whose filter differs from its initial value. */
export function changedFilters(state: ListState, filters: readonly Filter[]): string[] {
  return Object.entries(filterFields(clearable(filters)))
    .filter(([key, initial]) => (state.filters[key] ?? '') !== initial)
    .map(([key]) => key);
}

/** Filter values as the endpoint takes them: numbers for ids and years, lists for several choices, nothing for empty ones. */
export function filterInput(state: ListState, filters: readonly Filter[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const put = (key: string, value: unknown) => {
    if (value !== undefined) input[key] = value;
  };
  const text = (key: string) => state.filters[key] || undefined;
  const number = (key: string) => (text(key) !== undefined && Number.isFinite(Number(text(key))) ? Number(text(key)) : undefined);
  for (const filter of filters) {
    switch (filter.kind) {
      case 'organisation':
        for (const key of ORGANISATION) put(key, number(key));
        break;
      case 'select':
      case 'lookup':
        put(filter.key, filter.number ? number(filter.key) : text(filter.key));
        break;
      case 'year':
        put(filter.key, number(filter.key));
        break;
      case 'multi':
        put(filter.key, text(filter.key)?.split(','));
        break;
      case 'switch':
        put(filter.key, text(filter.key) === undefined ? undefined : text(filter.key) === '1');
        break;
      case 'dates':
        put(filter.key, text(filter.key));
        put(filter.to, text(filter.to));
        break;
      default:
        put(filter.key, text(filter.key)?.trim());
    }
  }
  return input;
}

export const pagingInput = (state: ListState) => ({ page: state.page, per_page: state.perPage, sort: state.sort, sort_by: state.sortBy });
