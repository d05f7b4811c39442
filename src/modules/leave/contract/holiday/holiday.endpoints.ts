/** Calls of holidays. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, MEMBER, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { date } from '#platform/contract/fields.ts';
import { HOLIDAY_BASES, HOLIDAY_STATUSES } from '#modules/reference/contract/reference.schema.ts';
import { HOLIDAY_TYPES, holidayForm, holidayRow } from './holiday.schema.ts';
import { leaveManifest as manifest } from '../leave.manifest.ts';

const PAGE = '/leave/holiday';
const PATH = 'api/operation/leaves/holidays';
const year = () => z.number().int().min(2000).max(2100);
const state = z.string().trim().max(50);

export const listHolidays = defineEndpoint({
  name: 'leave.list-holidays',
  method: 'GET',
  path: PATH,
  requires: MEMBER,
  input: z.object({
    year: year().optional(),
    type: z.enum(HOLIDAY_TYPES).optional(),
    state: state.optional(),
    /** Only those of the own branch. */ mine: z.boolean().optional(),
  }),
  output: one(z.array(holidayRow)).extend({
    year: z.number(),
    /** Where the company has branches. */
    states: z.array(z.string()),
    /** Names of branches whose state nobody has entered: only what holds in every state holds there. */
    stateless: z.array(z.string()),
    /** Nothing of the year is imported: the country's days apply, and stand in the list without an id. */
    follows_country: z.boolean(),
  }),
  summary: 'Holidays of a year, by date',
});

export const showHoliday = defineEndpoint({
  name: 'leave.show-holiday',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: MEMBER,
  input: z.object({ id: id() }),
  output: one(holidayRow),
  summary: 'One holiday',
});

/** Days that one entry of the form may make holidays: a festive week. */
export const MAX_HOLIDAY_DAYS = 31;
export const createHoliday = defineEndpoint({
  name: 'leave.create-holiday',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  companyWide: true,
  input: holidayForm.extend({ /** A range: one row for each of its days. */ end_date: date().optional() }),
  output: wrote(holidayRow),
  summary: 'Adds a holiday, or one for each day of a range; leave over it costs a day less',
});

export const updateHoliday = defineEndpoint({
  name: 'leave.update-holiday',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  companyWide: true,
  input: holidayForm.extend({
    id: id(),
    updated_at: z.string().max(40).optional(),
    // A row may come back as it was read; what the country's list says of it is not read.
    certainty: z.unknown().optional(),
    basis: z.unknown().optional(),
    unconfirmed_states: z.unknown().optional(),
  }),
  output: wrote(holidayRow),
  summary: 'Changes a holiday',
});

export const deleteHoliday = defineEndpoint({
  name: 'leave.delete-holiday',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  companyWide: true,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a holiday with its replacement days',
});

const found = z.object({
  name: z.string(),
  name_ms: z.string(),
  date: z.string(),
  states: z.array(z.string()),
  certainty: z.enum(HOLIDAY_STATUSES),
  basis: z.enum(HOLIDAY_BASES).nullable(),
  unconfirmed_states: z.array(z.string()),
  present: z.boolean(),
});
export const importHolidays = defineEndpoint({
  name: 'leave.import-holidays',
  method: 'POST',
  path: `${PATH}/import`,
  requires: requirePage(manifest, PAGE, 'Import'),
  companyWide: true,
  input: z.object({ year: year(), /** Empty: the states of the branches. */ states: z.array(state).max(20).default([]), preview: z.boolean().default(false) }),
  output: z.union([
    z.object({ data: z.array(found) }),
    wrote(z.object({ added: z.number(), /** Holidays there already that now hold in more states. */ widened: z.number(), present: z.number() })),
  ]),
  summary: 'Takes over Malaysia’s holidays of a year for chosen states; what somebody changed stays as it is',
});

const replacement = z.object({
  /** What the holiday falls on. */
  because: z.enum(['rest_day', 'holiday']),
  holiday: z.object({ id: z.number(), name: z.string(), name_ms: z.string(), date: z.string() }),
  date: z.string(),
  branch_ids: z.array(z.number()),
});
export const generateReplacements = defineEndpoint({
  name: 'leave.generate-replacements',
  method: 'POST',
  path: `${PATH}/replacements`,
  requires: requirePage(manifest, PAGE, 'Create'),
  companyWide: true,
  input: z.object({ year: year(), preview: z.boolean().default(false) }),
  output: z.union([z.object({ data: z.array(replacement) }), wrote(z.object({ added: z.number() }))]),
  summary: 'Gives the next working day for each holiday that falls on a rest day or on another holiday (EA 1955 s.60D(1))',
});
