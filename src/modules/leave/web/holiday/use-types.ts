import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { listLeaveTypes } from '../../contract/entitlement/entitlement.endpoints.ts';

/** The leave types of the company; none until they are loaded. */
export const useTypes = () => useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data ?? [];
