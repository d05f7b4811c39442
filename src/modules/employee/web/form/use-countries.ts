import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { listCountries } from '#modules/reference/contract/reference.endpoints.ts';
import { HOME_COUNTRY } from '../../contract/employee.schema.ts';

export { HOME_COUNTRY };

/** Countries by name, for addresses and for nationality; `current` is added when it is none of them. */
export function useCountries(current?: unknown): readonly string[] {
  const { data } = useEndpoint(listCountries, {}, { minDelay: false, staleTime: Infinity, quiet: true });
  const names = (data?.data ?? []).map(({ country }) => country);
  return [...new Set([HOME_COUNTRY, ...names, ...(typeof current === 'string' && current !== '' ? [current] : [])])];
}
