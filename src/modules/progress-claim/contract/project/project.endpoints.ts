/** Calls around a contract: its plan, its overview, its files; the cards above the list; decisions of variations. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalLine, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { ageingColumns } from '../claim/ageing.ts';
import { progressClaimManifest as manifest } from '../progress-claim.manifest.ts';
import { PROJECTS, variations } from './project.register.ts';

const PAGE = '/pcr/project';
const view = requirePage(manifest, PAGE);
const emits = ['pcr_changed'];
const MOST_MONTHS = 240;

const planned = z.object({ month: date(), planned_percent: z.number().min(0).max(100).multipleOf(0.01), note: optionalLine(200) });

export const showProgress = defineEndpoint({
  name: 'progress-claim.show-progress',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/progress`,
  requires: view,
  input: z.object({ project_id: id() }),
  output: one(z.array(planned)),
  summary: 'The planned progress of a contract, cumulative by month',
});

export const saveProgress = defineEndpoint({
  name: 'progress-claim.save-progress',
  method: 'POST',
  path: `${PROJECTS}/{project_id}/progress`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ project_id: id(), months: z.array(planned).max(MOST_MONTHS) }),
  output: wrote(z.array(planned)),
  summary: 'Makes these the planned months of a contract',
  emits,
});

const overview = z.object({
  curve: z.array(z.object({ month: z.string(), planned: z.number().nullable(), claimed: z.number().nullable(), certified: z.number().nullable() })),
  contract_sum: z.number(),
  variations: z.number(),
  revised_sum: z.number(),
  /** Gross value of work and variations certified. */
  certified_work: z.number(),
  certified: z.number(),
  tax: z.number(),
  paid: z.number(),
  outstanding: z.number(),
  retention: z.number(),
  retention_released: z.number(),
  advance_paid: z.number(),
  advance_recouped: z.number(),
  start_date: z.string(),
  completion_date: z.string(),
  revised_completion_date: z.string(),
  cnc_date: z.string().nullable(),
  cpc_date: z.string().nullable(),
  cmgd_date: z.string().nullable(),
  /** Until the completion that applies; less than 0: since then. Null once the works are practically complete. */
  days_left: z.number().nullable(),
  /** The days are those of the contract; the sums take in the sections that are late, each named with its own. */
  damages: z.object({
    days: z.number(),
    exposure: z.number(),
    deductible: z.number(),
    deducted: z.number(),
    sections: z.array(z.object({ name: z.string(), days: z.number(), exposure: z.number() })),
  }),
  ageing: z.object(ageingColumns),
  securities: z.array(z.object({ kind: z.string(), reference: z.string().nullable(), amount: z.number(), expires_on: z.string(), days_left: z.number() })),
});
export type Overview = z.output<typeof overview>;

export const showOverview = defineEndpoint({
  name: 'progress-claim.show-overview',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/overview`,
  requires: view,
  input: z.object({ project_id: id() }),
  output: one(overview),
  summary: 'The state of a contract: its S-curve, its account, its dates, its damages, its bonds',
});

export const showSummary = defineEndpoint({
  name: 'progress-claim.show-summary',
  method: 'GET',
  path: `${PROJECTS}/summary`,
  requires: view,
  input: z.object({}),
  output: one(
    z.object({
      contracts: z.number(),
      contract_sum: z.number(),
      certified: z.number(),
      paid: z.number(),
      outstanding: z.number(),
      overdue: z.number(),
      retention: z.number(),
      /** The last twelve months. */
      months: z.array(z.object({ month: z.string(), certified: z.number() })),
    }),
  ),
  summary: 'All contracts of a company in figures, and what was certified in each month',
});

const decided = (verb: 'approve' | 'reject', action: 'Approve' | 'Reject', summary: string) =>
  defineEndpoint({
    name: `progress-claim.${verb}-variation`,
    method: 'POST',
    path: `${PROJECTS}/{project_id}/variations/{id}/${verb}`,
    requires: requirePage(manifest, PAGE, action),
    input: z.object({ project_id: id(), id: id(), updated_at: z.string().min(1).max(40), remark: verb === 'reject' ? text(3, 500) : optionalLine(500) }),
    output: wrote(variations.row),
    summary,
    emits,
  });
export const approveVariation = decided('approve', 'Approve', 'Approves a variation; from then on it can be claimed');
export const rejectVariation = decided('reject', 'Reject', 'Rejects a variation with a remark');

/** What has files of its own, by the path of its calls. */
export const FILED = { projects: 'pcr_project', claims: 'pcr_claim', variations: 'pcr_variation' } as const;
export type Filed = keyof typeof FILED;
const filed = z.enum(['projects', 'claims', 'variations']);
const files = z.object({ photos: z.array(uploadedFile), documents: z.array(uploadedFile) });
const MOST_FILES = 10;

export const showFiles = defineEndpoint({
  name: 'progress-claim.show-files',
  method: 'GET',
  path: 'api/pcr/{of}/{id}/files',
  requires: view,
  input: z.object({ of: filed, id: id() }),
  output: one(files),
  summary: 'Photos and documents of a contract, a claim or a variation',
});

export const saveFiles = defineEndpoint({
  name: 'progress-claim.save-files',
  method: 'POST',
  path: 'api/pcr/{of}/{id}/files',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ of: filed, id: id(), photos: z.array(fileField()).max(MOST_FILES), documents: z.array(fileField()).max(MOST_FILES) }),
  output: wrote(files),
  summary: 'Makes these the photos and documents of a contract, a claim or a variation',
  files: true,
  emits,
});
