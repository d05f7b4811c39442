/** Reads of the selected company that several pages share. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import { showCompany } from '../contract/company.endpoints.ts';
import { branches, departments, divisions, positionLevels, positions } from '../contract/organisation.register.ts';
import { showSubscription } from '../contract/subscription.endpoints.ts';

/** The company with its whole organisation. */
export function useCompanyDetails(options: { enabled?: boolean; quiet?: boolean } = {}) {
  const { company_id } = useViewer();
  return useEndpoint(
    showCompany,
    { id: company_id ?? 0, fulldetails: true },
    { enabled: company_id !== null && options.enabled !== false, minDelay: false, staleTime: 60_000, quiet: options.quiet },
  );
}

export const useSubscription = () => useEndpoint(showSubscription, {});

/** What a change of the organisation makes stale: the lists name each other's units. */
export const ORGANISATION_READS: readonly (Endpoint | string)[] = [
  showCompany,
  ...[branches, divisions, departments, positionLevels, positions].flatMap(({ list, show }): Endpoint[] => [list, show]),
];
