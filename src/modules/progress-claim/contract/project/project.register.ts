/** Contracts of a company, with their variations and extensions of time. */
import { z } from 'zod';
import { date, line, optionalDate, optionalText, signedMoney } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { VARIATION_STATUSES } from '../claim/claim.workflow.ts';
import { progressClaimManifest } from '../progress-claim.manifest.ts';
import { PROJECT_STATUSES, projectForm, projectRow } from './project.schema.ts';

const page = on(progressClaimManifest, '/pcr/project');
/** Open pages load again when it arrives. */
const emits = ['pcr_changed'];
export const PROJECTS = 'api/pcr/projects';
const under = { project_id: id() };

export const projects = register({
  name: 'progress-claim.project',
  plural: 'projects',
  path: PROJECTS,
  page,
  form: projectForm,
  row: projectRow,
  sorts: ['code', 'name', 'client_name', 'contract_sum', 'start_date', 'completion_date'],
  first: { sortBy: 'id', sort: 'desc' },
  filters: {
    status: z.enum(PROJECT_STATUSES).optional(),
    client: z.string().trim().max(150).optional(),
    manager_id: id().optional(),
    year: z.number().int().min(2000).max(2100).optional(),
  },
  removal: 'hidden',
  emits,
});
export type ProjectRow = RecordRow<typeof projects>;

export const VARIATION_KINDS = ['Addition', 'Omission', 'PC Sum', 'Provisional Sum', 'Remeasurement', 'Daywork', 'Fluctuation'] as const;

export const variations = register({
  name: 'progress-claim.variation',
  plural: 'variations',
  path: `${PROJECTS}/{project_id}/variations`,
  page,
  under,
  form: z.object({
    vo_no: line(1, 30),
    date: date(),
    kind: z.enum(VARIATION_KINDS),
    description: line(3, 300),
    /** Less than 0: it takes away. */
    amount: signedMoney(),
    is_service: z.boolean(),
  }),
  row: { status: z.enum(VARIATION_STATUSES), remark: z.string().nullable() },
  sorts: ['vo_no', 'date', 'amount', 'status'],
  first: { sortBy: 'date', sort: 'asc' },
  filters: {},
  emits,
});
export type VariationRow = RecordRow<typeof variations>;

export const EXTENSION_STATUSES = ['Pending', 'Granted', 'Rejected'] as const;

/** Extensions of time: asked for, and granted to a new completion. */
export const extensions = register({
  name: 'progress-claim.extension',
  plural: 'extensions',
  path: `${PROJECTS}/{project_id}/extensions`,
  page,
  under,
  form: z.object({
    eot_no: line(1, 30),
    applied_on: date(),
    reason: line(3, 300),
    days_asked: z.number().int().min(1).max(3650),
    status: z.enum(EXTENSION_STATUSES),
    /** The completion that it grants. */
    granted_to: optionalDate(),
    remark: optionalText(500),
  }),
  row: {},
  sorts: ['eot_no', 'applied_on', 'status'],
  first: { sortBy: 'applied_on', sort: 'asc' },
  filters: {},
  emits,
});
export type ExtensionRow = RecordRow<typeof extensions>;
