/** Calls by which corrections of the country's list reach a company that imported it. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { HOLIDAY_BASES, HOLIDAY_STATUSES } from '#modules/reference/contract/reference.schema.ts';
import { leaveManifest as manifest } from '../leave.manifest.ts';

const PATH = 'api/operation/leaves/holidays/updates';
const requires = requirePage(manifest, '/leave/holiday', 'Import');

/** A day that came, moved to another date, holds in other states, or is gone. */
export const UPDATE_KINDS = ['added', 'moved', 'states', 'removed'] as const;

const holidayUpdate = z.object({
  /** Key of the day in the country's list. */
  source: z.string(),
  kind: z.enum(UPDATE_KINDS),
  name: z.string(),
  name_ms: z.string(),
  /** In the list; of one that is gone the company's date. */
  date: z.string(),
  /** The company's date now; null: it has no such day. */
  current_date: z.string().nullable(),
  states: z.array(z.string()),
  current_states: z.array(z.string()),
  certainty: z.enum(HOLIDAY_STATUSES).nullable(),
  basis: z.enum(HOLIDAY_BASES).nullable(),
  unconfirmed_states: z.array(z.string()),
});
export type HolidayUpdate = z.output<typeof holidayUpdate>;

export const listHolidayUpdates = defineEndpoint({
  name: 'leave.list-holiday-updates',
  method: 'GET',
  path: PATH,
  requires,
  input: z.object({}),
  output: one(z.array(holidayUpdate)),
  summary: 'What the country’s list of holidays says differently than the imported years of the company',
});

export const decideHolidayUpdates = defineEndpoint({
  name: 'leave.decide-holiday-updates',
  method: 'POST',
  path: PATH,
  requires,
  companyWide: true,
  input: z.object({ sources: z.array(z.string().min(1).max(200)).min(1).max(200), action: z.enum(['accept', 'reject']) }),
  output: wrote(z.object({ decided: z.number() })),
  summary: 'Accepts corrections of the country’s list, by which leave is counted again, or rejects them',
});
