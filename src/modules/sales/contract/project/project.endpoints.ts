/** Projects: their list, the whole of one, saving it, its moves. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { PROJECT_STATUSES } from '../project-words.ts';
import { projectDetail, projectForm, projectLists, projectRow } from './project.schema.ts';

const PAGE = '/spm/project/manage';
const PATH = 'api/spm/projects';
const CHANGED = { emits: ['sales_project_changed'], companyWide: true };
const saved = wrote(z.object({ id: z.number() }));

export const listProjects = defineEndpoint({
  name: 'sales.list-projects',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'code', 'start_date']),
    vendor_id: id().optional(),
    status: z.enum(PROJECT_STATUSES).optional(),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  output: list(projectRow),
  summary: 'Lists projects',
});

/** A supervisor sees the own ones. */
export const showProject = defineEndpoint({
  name: 'sales.show-project',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/spm/project/view')], { orSelf: true }),
  input: z.object({ id: id() }),
  output: one(projectDetail),
  summary: 'One project with its outlets, products, promoters, supervisors and tasks',
});

export const createProject = defineEndpoint({
  name: 'sales.create-project',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: projectForm.safeExtend({ ...projectLists, publish: z.boolean() }),
  output: saved,
  summary: 'Makes a project with its lists, as a draft or published',
  ...CHANGED,
});

export const updateProject = defineEndpoint({
  name: 'sales.update-project',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: projectForm.safeExtend({ id: id(), updated_at: z.string().min(1).max(40) }),
  output: saved,
  summary: 'Changes the details of a project, as it was seen',
  ...CHANGED,
});

export const publishProject = defineEndpoint({
  name: 'sales.publish-project',
  method: 'POST',
  path: `${PATH}/{id}/publish`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Publishes a draft; its dates say its state',
  ...CHANGED,
});

export const duplicateProject = defineEndpoint({
  name: 'sales.duplicate-project',
  method: 'POST',
  path: `${PATH}/{id}/duplicate`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ id: id(), start_date: date(), end_date: date() }),
  output: saved,
  summary: 'A draft with other dates and the same outlets, needs, products and tasks, without people',
  ...CHANGED,
});

export const cancelProject = defineEndpoint({
  name: 'sales.cancel-project',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: done(),
  summary: 'Cancels a project and its schedules that have not begun',
  ...CHANGED,
});

export const deleteProject = defineEndpoint({
  name: 'sales.delete-project',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a draft without schedules',
  ...CHANGED,
});
