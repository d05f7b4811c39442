/** A line of a submitted daily report is questioned by whoever supervises, answered by its promoter, and settled. */
import { z } from 'zod';
import { defineEndpoint, done, onPage, requireAny } from '#platform/contract/endpoint.ts';
import { clientRef, madeOffline } from '#platform/contract/field/field-action.schema.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { DISPUTE_LINES } from './dispute-lines.ts';
import { PROMOTER } from './my-day.endpoints.ts';

const PATH = 'api/spm/schedules/{id}/daily-report/disputes';
const EMITS = { emits: ['spm_activity'] };
const supervise = requireAny([onPage(manifest, '/spm/project/view/promoter', 'Update')], { orSelf: true });

export const disputeLine = defineEndpoint({
  name: 'sales.dispute-line',
  method: 'POST',
  path: PATH,
  requires: supervise,
  input: z.object({
    id: id(),
    line: z.enum(DISPUTE_LINES),
    /** Of `closing` and `sales`. */
    product_id: id().nullable(),
    reason: text(3, 500),
  }),
  output: done(),
  summary: 'Questions one line of a submitted daily report, until the third day after it came and while it is not approved',
  ...EMITS,
});

export const answerDispute = defineEndpoint({
  name: 'sales.answer-dispute',
  method: 'POST',
  path: `${PATH}/answer`,
  requires: PROMOTER,
  input: z.object({
    id: id(),
    client_ref: clientRef(),
    offline: madeOffline.nullish(),
    dispute_id: id(),
    answer: text(1, 500),
    /** What the line is to say from now on; absent: it stays as it is. */
    value: z.union([z.number().min(0).max(9_999_999), z.string().trim().min(1).max(1000)]).nullish(),
  }),
  output: done(),
  shownByPage: true,
  summary: 'Answers a question about a line of an own daily report, and corrects that line alone',
  ...EMITS,
});

export const settleDispute = defineEndpoint({
  name: 'sales.settle-dispute',
  method: 'POST',
  path: `${PATH}/settle`,
  requires: supervise,
  input: z.object({ id: id(), dispute_id: id() }),
  output: done(),
  summary: 'Accepts the answer about a line, or withdraws the question',
  ...EMITS,
});
