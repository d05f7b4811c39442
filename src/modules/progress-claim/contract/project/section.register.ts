/** Sections of a contract that are completed by themselves. */
import { z } from 'zod';
import { date, line, money, optionalDate } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { progressClaimManifest } from '../progress-claim.manifest.ts';
import { PROJECTS } from './project.register.ts';

export const sections = register({
  name: 'progress-claim.section',
  plural: 'sections',
  path: `${PROJECTS}/{project_id}/sections`,
  page: on(progressClaimManifest, '/pcr/project'),
  under: { project_id: id() },
  form: z.object({
    name: line(2, 150),
    /** Its part of the contract sum; half of its share of the retention is free from its practical completion. */
    value: money().min(0.01),
    completion_date: date(),
    lad_per_day: money(),
    /** Certificates: non-completion, practical completion. */
    cnc_date: optionalDate(),
    cpc_date: optionalDate(),
  }),
  row: {
    /** Days late and their damages by today; and what of them may be deducted. Ringgit. */
    days: z.number(),
    exposure: z.number(),
    deductible: z.number(),
  },
  sorts: ['completion_date', 'name'],
  first: { sortBy: 'completion_date', sort: 'asc' },
  filters: {},
  emits: ['pcr_changed'],
});
export type SectionRow = RecordRow<typeof sections>;
