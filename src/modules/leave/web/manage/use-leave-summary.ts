import { yearOf } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import { leaveSummary } from '../../contract/manage-leave.endpoints.ts';
import { placeOf } from './leave-filter.ts';

/** Counters and days by month of the organisation and year of the address; one request for whoever draws a part of it. */
export function useLeaveSummary(search: string) {
  const today = useToday();
  const year = Number(new URLSearchParams(search).get('year')) || yearOf(today);
  return useEndpoint(leaveSummary, { ...placeOf(search), year }, { quiet: true }).data?.data;
}
