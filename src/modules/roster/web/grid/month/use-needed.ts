import { useMemo } from 'react';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { rosterNeeds } from '../../../contract/need/roster-need.register.ts';
import { neededOn } from './roster-marks.ts';

/** Needs of one call; a company has a few. */
const MOST = 500;

/** How many people each day needs; undefined where nothing is needed, or the filter shows a part of those who could come. */
export function useNeeded(dates: readonly CalendarDate[], asked: boolean, filter: Readonly<Record<string, unknown>>): readonly number[] | undefined {
  const { work_site_id, ...others } = filter;
  const isWhole = Object.values(others).every((value) => value === undefined || value === '');
  const input = { status: 'Active', per_page: MOST, ...(work_site_id !== undefined && { work_site_id: Number(work_site_id) }) } as const;
  const { data } = useEndpoint(rosterNeeds.list, input, { quiet: true, enabled: asked && isWhole });
  return useMemo(() => (asked && isWhole && data && data.data.length > 0 ? neededOn(data.data, dates) : undefined), [asked, isWhole, data, dates]);
}
