/** The child lists of a project: rows are added or changed by what they name, and removed. */
import { z } from 'zod';
import { defineEndpoint, done, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import type { PagePath } from '#platform/contract/manifest.ts';
import { ACTIVITY } from '../activity.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { outletRow, productRow, promoterRow, supervisorRow, taskRow } from './project.schema.ts';

const CHANGED = { emits: ['sales_project_changed'], companyWide: true };
const status = z.enum(ACTIVITY);
type ListPage = Extract<PagePath<typeof manifest>, `/spm/project/view/${string}`>;

const saving = <Name extends string, Row extends z.ZodType>(name: Name, page: ListPage, row: Row) =>
  defineEndpoint({
    name: `sales.save-project-${name}`,
    method: 'POST',
    path: `api/spm/projects/{id}/${name}`,
    requires: requirePage(manifest, page, 'Update'),
    input: z.object({ id: id(), rows: z.array(row).min(1).max(500) }),
    output: done(),
    summary: `Adds ${name} to a project, or changes them`,
    ...CHANGED,
  });
const removing = (name: string, page: ListPage) =>
  defineEndpoint({
    name: `sales.remove-project-${name}`,
    method: 'DELETE',
    path: `api/spm/projects/{id}/${name}/{row_id}`,
    requires: requirePage(manifest, page, 'Delete'),
    input: z.object({ id: id(), row_id: id() }),
    output: done(),
    summary: `Takes one of the ${name} off a project`,
    ...CHANGED,
  });

export const saveProjectOutlets = saving('outlets', '/spm/project/view/outlet', outletRow.extend({ status: status.optional() }));
export const removeProjectOutlet = removing('outlets', '/spm/project/view/outlet');
export const saveProjectProducts = saving('products', '/spm/project/view/product', productRow.extend({ status: status.optional() }));
export const removeProjectProduct = removing('products', '/spm/project/view/product');
export const saveProjectPromoters = saving('promoters', '/spm/project/view/promoter', promoterRow.extend({ status: status.optional() }));
export const removeProjectPromoter = removing('promoters', '/spm/project/view/promoter');
export const saveProjectSupervisors = saving('supervisors', '/spm/project/view/supervisor', supervisorRow);
export const removeProjectSupervisor = removing('supervisors', '/spm/project/view/supervisor');
/** A task without an id is a new one; their order is that of the rows. */
export const saveProjectTasks = saving('tasks', '/spm/project/view/task', taskRow.extend({ id: id().optional(), status: status.optional() }));
export const removeProjectTask = removing('tasks', '/spm/project/view/task');
