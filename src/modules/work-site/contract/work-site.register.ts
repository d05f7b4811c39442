/** Work sites of a company (R37). */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { workSiteManifest } from './work-site.manifest.ts';
import { SITE_STATUSES, SITE_TYPES, workSiteForm, workSiteRow } from './work-site.schema.ts';

const PAGE = '/work-task/site/manage';

export const workSites = register({
  name: 'work-site.work-site',
  plural: 'work-sites',
  path: 'api/work-task/work-sites',
  page: on(workSiteManifest, PAGE),
  form: workSiteForm,
  row: workSiteRow,
  sorts: ['name', 'code', 'type', 'city'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {
    status: z.enum(SITE_STATUSES).optional(),
    type: z.enum(SITE_TYPES).optional(),
    state: z.string().trim().max(60).optional(),
    branch_id: id().optional(),
    /** Sites that have tasks of it. */
    work_project_id: id().optional(),
  },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['work_site_changed'],
});
export type WorkSiteRow = RecordRow<typeof workSites>;

export const workSiteImport = importEndpoints({
  name: 'work-site.work-sites',
  path: 'api/work-task/work-sites/import',
  requires: requirePage(workSiteManifest, PAGE, 'Import'),
  companyWide: true,
});
