import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { listCountries } from '#modules/reference/contract/reference.endpoints.ts';
import { termOptions } from '../terms.messages.ts';

export const HOME_COUNTRY = 'Malaysia';
export const HOME_NATIONALITY = 'Malaysian';

/** Countries and nationalities as options; Malaysia stands first. */
export function useCountries(): { countries: readonly string[]; nationalities: (current?: unknown) => Option[] } {
  const { data } = useEndpoint(listCountries, {}, { minDelay: false, staleTime: Infinity, quiet: true });
  const rows = data?.data ?? [];
  const first = (home: string, all: readonly string[]) => [...new Set([home, ...all])];
  return {
    countries: first(HOME_COUNTRY, rows.map(({ country }) => country)),
    nationalities: (current) => termOptions(first(HOME_NATIONALITY, rows.map(({ nationality }) => nationality)), current),
  };
}
