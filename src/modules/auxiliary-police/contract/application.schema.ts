/** An application as lists and its detail show it. */
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';
import { timelineEntry } from '#platform/contract/timeline.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { line } from '#platform/contract/fields.ts';
import { APPLICATION_STATUSES } from './application/application.workflow.ts';
import { APPLICATION_TYPES } from './application/form-fields.ts';
import { COURSE_TYPES } from './rank/rank.schema.ts';

const values = z.record(z.string(), z.unknown());

export const applicationRow = z.object({
  id: z.number(),
  number: z.string(),
  type: z.enum(APPLICATION_TYPES),
  category: z.string(),
  /** Whom it is about; null: the form itself names what it is about. */
  subject: z
    .object({
      name: z.string(),
      code: z.string(),
      /** Of an application about several: how many beside the one who is named. */
      more: z.number(),
    })
    .nullable(),
  contingent: z.string().nullable(),
  submitted_at: z.string().nullable(),
  forward_ref: z.string().nullable(),
  forwarded_at: z.string().nullable(),
  decision_ref: z.string().nullable(),
  decision_date: z.string().nullable(),
  /** Days since submission while it is open. */
  age: z.number().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({
    update: z.boolean(),
    submit: z.boolean(),
    process: z.boolean(),
    return: z.boolean(),
    approve: z.boolean(),
    reject: z.boolean(),
    cancel: z.boolean(),
    /** It may be taken out as a file. */
    print: z.boolean(),
  }),
});
export type ApplicationRow = z.output<typeof applicationRow>;

export const verdict = z.object({
  rule: z.string(),
  weight: z.enum(['ok', 'warn', 'block']),
  text: z.string(),
  /** Where it is to be put right; null: at no field of the form. */
  field: z.string().nullable(),
});

export const applicationDetail = applicationRow.extend({
  employee_id: z.number().nullable(),
  officer_id: z.number().nullable(),
  /** Without vetting, medical and record where the viewer has no right to them. */
  payload: values,
  /** Of an enrolment: the type of the course that is named, by which its checklist goes. */
  course_type: z.enum(COURSE_TYPES).nullable(),
  decision: values.nullable(),
  /** What ids in the form and the decision mean, by the field's key. */
  names: z.record(z.string(), z.string()),
  /** Of fields that name several: people whom the viewer sees, or assets. */
  people: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The day on which what was approved is made; null: it is made, or nothing is to be made. */
  effect_due: z.string().nullable(),
  /** On that day there was no officer any more whom it could change. */
  not_made: z.boolean(),
  remark: z.string().nullable(),
  ticked: z.array(z.string()),
  documents: z.array(z.object({ key: z.string(), files: z.array(uploadedFile) })),
  /** What the rules say of its next step. */
  verdicts: z.array(verdict),
  sees_compliance: z.boolean(),
  officer: z
    .object({ id: z.number(), rank: z.string(), rank_ms: z.string(), station: z.string(), status: z.string(), appointment_expiry: z.string() })
    .nullable(),
  timeline: z.array(timelineEntry),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;

export const subjectFields = {
  type: z.enum(APPLICATION_TYPES),
  category: line(1, 60),
  employee_id: id().nullish(),
  officer_id: id().nullish(),
};
export const documentsForm = z.array(z.object({ key: line(1, 40), files: z.array(fileField()).max(5) })).max(20);
export const formValues = values;
