import { useLocation, useSearch } from 'wouter';
import { useToday } from '#platform/web/ui/values.tsx';
import { HOLIDAY_TYPES } from '../../contract/holiday/holiday.schema.ts';

export const HOLIDAY_PAGE = '/leave/holiday';
type HolidayType = (typeof HOLIDAY_TYPES)[number];

export interface HolidayFilter {
  readonly year: number;
  readonly type?: HolidayType;
  readonly state?: string;
}

/** What the address says: the view, the year and the filter, shared by all views. */
export function useHolidayAddress() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const current = Number(useToday().slice(0, 4));
  const asked = Number(query.get('year'));
  const type = HOLIDAY_TYPES.find((each) => each === query.get('type'));
  const state = query.get('state');
  const view = query.get('view');
  const filter: HolidayFilter = { year: asked >= 2000 && asked <= 2100 ? asked : current, ...(type && { type }), ...(state && { state }) };
  /** The address with other values; null takes one out. */
  const hrefOf = (changes: Readonly<Record<string, string | number | null>>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, String(value));
    }
    return `${HOLIDAY_PAGE}${next.size > 0 ? `?${next}` : ''}`;
  };
  return {
    view: view === 'calendar' || view === 'blackout' ? view : 'list',
    filter,
    hrefOf,
    change: (changes: Readonly<Record<string, string | number | null>>) => navigate(hrefOf(changes), { replace: true }),
  } as const;
}
