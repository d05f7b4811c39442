/** The roster that fills itself: asked for, followed, stopped, accepted. Nothing is written before that. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, one, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { rosterManifest as manifest } from '../roster.manifest.ts';
import { SCHEDULE_ERRORS } from '../schedule.messages.ts';
import { rosterWritten } from '../roster.schema.ts';
import { FILL_ERRORS } from './fill.messages.ts';
import { fillProposal, fillRow, MOST_FILLED_DAYS } from './fill.schema.ts';

const PAGE = '/attendance/schedule';
const PATH = 'api/operation/attendances/schedules/fills';
const MOST_NEEDS = 200;

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

export const fillForm = z
  .object({
    start_date: date(),
    end_date: date(),
    /** None: all that are active. */
    need_ids: z.array(id()).max(MOST_NEEDS).default([]),
    branch_id: id().nullish(),
    division_id: id().nullish(),
    department_id: id().nullish(),
    /** People work at the sites that they belong to alone. */
    site_people: z.boolean(),
    /** Hours without work between two sessions. */
    rest_hours: z.number().int().min(8).max(24),
  })
  .refine(({ start_date, end_date }) => end_date >= start_date, { path: ['end_date'], params: { text: SCHEDULE_ERRORS.endBeforeStart } })
  .refine(({ start_date, end_date }) => days(start_date, end_date) <= MOST_FILLED_DAYS, {
    path: ['end_date'],
    params: { text: FILL_ERRORS.manyDays, values: { n: String(MOST_FILLED_DAYS) } },
  });
export type FillForm = z.output<typeof fillForm>;

export const startFill = defineEndpoint({
  name: 'attendance.start-fill',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: fillForm,
  output: wrote(fillRow),
  shownByPage: true,
  summary: 'Begins to fill the roster of a span; 409 while another is being filled in the company',
});

export const lastFill = defineEndpoint({
  name: 'attendance.last-fill',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({}),
  output: one(fillRow.nullable()),
  summary: 'The last proposal that the caller asked for and has neither accepted nor stopped',
});

export const showFill = defineEndpoint({
  name: 'attendance.show-fill',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ id: id() }),
  output: one(fillRow.extend({ proposal: fillProposal.nullable() })),
  summary: 'A proposal of the caller, with what it comes to beside what stands now',
});

export const cancelFill = defineEndpoint({
  name: 'attendance.cancel-fill',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Stops filling, or puts a proposal away',
});

export const acceptFill = defineEndpoint({
  name: 'attendance.accept-fill',
  method: 'POST',
  path: `${PATH}/{id}/accept`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ id: id(), publish: z.boolean(), reason: optionalText(255) }),
  output: wrote(rosterWritten),
  shownByPage: true,
  summary: 'Writes a proposal, as drafts or published; days that have a conflict since are left out and said',
  emits: ['schedule_changed', 'attendance_schedule'],
});
