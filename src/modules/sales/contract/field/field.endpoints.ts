/** What a promoter records on a schedule, and what a supervisor makes of it. */
import { z } from 'zod';
import { defineEndpoint, done, onPage, requireAny, wrote } from '#platform/contract/endpoint.ts';
import { clientRef, fieldAction, madeOffline } from '#platform/contract/field/field-action.schema.ts';
import { optional, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { PUNCH_STATUSES } from '../field-words.ts';
import { PROMOTER } from './my-day.endpoints.ts';
import { shelfCheck } from './shelf-check.ts';

const PATH = 'api/spm/schedules/{id}';
const EMITS = { emits: ['spm_activity'] };
const MOST_PHOTOS = 10;
/** Of whoever plans the schedules of a project: its supervisors and the office. */
const supervise = requireAny([onPage(manifest, '/spm/project/view/promoter', 'Update')], { orSelf: true });

const punchInput = z.object({ id: id(), ...fieldAction, image: fileField().nullish(), remark: optionalText(255) });
const punched = wrote(z.object({ recorded_at: z.string(), status: z.enum(PUNCH_STATUSES), flags: z.array(z.string()) }));

export const checkIn = defineEndpoint({
  name: 'sales.check-in',
  method: 'POST',
  path: `${PATH}/check-in`,
  requires: PROMOTER,
  input: punchInput,
  output: punched,
  files: true,
  shownByPage: true,
  summary: 'Begins an own schedule; one that was sent before is answered as it stands. 422 at remark, image or base where it may not be',
  ...EMITS,
});

export const checkOut = defineEndpoint({
  name: 'sales.check-out',
  method: 'POST',
  path: `${PATH}/check-out`,
  requires: PROMOTER,
  input: punchInput,
  output: punched,
  files: true,
  shownByPage: true,
  summary: 'Ends an own schedule; what is missing is flagged. One that was sent before is answered as it stands',
  ...EMITS,
});

/** An action whose place does not matter. */
const action = { id: id(), client_ref: clientRef(), offline: madeOffline.nullish() };

export const recordTask = defineEndpoint({
  name: 'sales.record-task',
  method: 'POST',
  path: `${PATH}/tasks`,
  requires: PROMOTER,
  input: z.object({
    ...action,
    task_id: id(),
    /** Of all but a Photo. */
    value: z.union([z.boolean(), z.number(), z.array(z.string().max(120)).max(50), z.string().trim().max(2000)]).nullish(),
    photos: z.array(fileField()).max(MOST_PHOTOS).default([]),
  }),
  output: done(),
  files: true,
  shownByPage: true,
  summary: 'Answers a task on an own schedule; another answer takes the place of the first',
  ...EMITS,
});

const counted = () => optional(z.number().int().min(0).max(99_999));
export const reportFields = {
  footfall: counted(),
  approached: counted(),
  sampled: counted(),
  buyers: counted(),
  competitor_activity: optionalText(1000),
  customer_feedback: optionalText(1000),
  issue: optionalText(1000),
};

export const saveDailyReport = defineEndpoint({
  name: 'sales.save-daily-report',
  method: 'POST',
  path: `${PATH}/daily-report`,
  requires: PROMOTER,
  input: z.object({
    ...action,
    ...reportFields,
    /** What was counted at the close; it becomes the opening of the ledger once the report is approved. */
    closing: z
      .array(z.object({ product_id: id(), quantity: z.number().min(0).max(9_999_999) }))
      .max(500)
      .default([]),
    /** What was seen of the shelf, by product. */
    shelf: z.array(shelfCheck).max(500).default([]),
    photos: z.array(fileField()).max(MOST_PHOTOS).default([]),
    submit: z.boolean(),
  }),
  output: done(),
  files: true,
  shownByPage: true,
  summary: 'Saves the daily report of an own schedule, and submits it; required tasks come first',
  ...EMITS,
});

export const reviewDailyReport = defineEndpoint({
  name: 'sales.review-daily-report',
  method: 'POST',
  path: `${PATH}/daily-report/review`,
  requires: supervise,
  input: z.object({ id: id(), remark: optionalText(500) }),
  output: done(),
  summary: 'Approves a submitted daily report: its closing counts become entries of the stock ledger',
  ...EMITS,
});

export const reopenDailyReport = defineEndpoint({
  name: 'sales.reopen-daily-report',
  method: 'POST',
  path: `${PATH}/daily-report/reopen`,
  requires: supervise,
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: done(),
  summary: 'Sends a submitted daily report back to its promoter, until the third day after it came and while it is not approved',
  ...EMITS,
});

export const correctSchedule = defineEndpoint({
  name: 'sales.correct-schedule',
  method: 'POST',
  path: `${PATH}/correct`,
  requires: supervise,
  input: z.object({
    id: id(),
    checkin_at: z.iso.datetime({ offset: true }),
    /** Absent: not yet. */
    checkout_at: optional(z.iso.datetime({ offset: true })),
    /** Approved beyond the planned time. */
    overtime_minutes: z.number().int().min(0).max(720),
    reason: text(3, 255),
  }),
  output: done(),
  summary: 'Records check-in and check-out by hand, confirms what was closed by the portal, and approves overtime',
  ...EMITS,
});
