/** Calls of the payroll setting page: settings, items, opening figures. */
import { z } from 'zod';
import { defineEndpoint, demand, demandAny, done, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { listParams } from '#platform/contract/paging.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { openingForm, openingRow } from '#modules/tax-declaration/contract/opening.schema.ts';
import { ITEM_KINDS, ITEM_STATUSES, itemForm, itemRow, itemUpdate } from '../item/payroll-item.schema.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { settingForm, settingRow } from './payroll-setting.schema.ts';

const PAGE = '/payroll/setting';
const PATH = 'api/operation/payrolls';

export const showSetting = defineEndpoint({
  name: 'payroll.show-setting',
  method: 'GET',
  path: `${PATH}/settings`,
  demands: demandAny([onPage(manifest, PAGE), onPage(manifest, '/payroll/manage')]),
  input: z.object({}),
  output: one(settingRow),
  summary: 'Payroll settings of the company',
});

export const saveSetting = defineEndpoint({
  name: 'payroll.save-setting',
  method: 'POST',
  path: `${PATH}/settings`,
  demands: demand(manifest, PAGE, 'Update'),
  input: settingForm,
  output: wrote(settingRow),
  summary: 'Saves the payroll settings',
});

export const listItems = defineEndpoint({
  name: 'payroll.list-items',
  method: 'GET',
  path: `${PATH}/items`,
  demands: demandAny([onPage(manifest, PAGE), onPage(manifest, '/payroll/manage')]),
  input: z.object({
    ...listParams(['name', 'kind', 'type', 'code', 'status'], { sort: 'asc', perPage: 100 }),
    kind: z.enum(ITEM_KINDS).optional(),
    status: z.enum(ITEM_STATUSES).optional(),
  }),
  output: list(itemRow),
  summary: 'Items of the company; the first call fills the catalogue',
  writes: true,
});

export const createItem = defineEndpoint({
  name: 'payroll.create-item',
  method: 'POST',
  path: `${PATH}/items`,
  demands: demand(manifest, PAGE, 'Create'),
  input: itemForm,
  output: wrote(itemRow),
  summary: 'Adds an earning or deduction',
});

export const updateItem = defineEndpoint({
  name: 'payroll.update-item',
  method: 'POST',
  path: `${PATH}/items/{id}`,
  demands: demand(manifest, PAGE, 'Update'),
  input: itemUpdate,
  output: wrote(itemRow),
  summary: 'Changes an earning or deduction; payrolls that carry it stay as they are',
});

export const deleteItem = defineEndpoint({
  name: 'payroll.delete-item',
  method: 'DELETE',
  path: `${PATH}/items/{id}`,
  demands: demand(manifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes an item that payroll itself does not use',
});

export const listOpenings = defineEndpoint({
  name: 'payroll.list-openings',
  method: 'GET',
  path: `${PATH}/openings`,
  demands: demandAny([onPage(manifest, PAGE), onPage(employeeManifest, '/admin/employee/view/employment')]),
  input: z.object({ ...listParams(['name', 'year']), year: z.number().int().optional(), employee_id: id().optional() }),
  output: list(openingRow),
  summary: 'Opening figures of a year',
});

export const saveOpening = defineEndpoint({
  name: 'payroll.save-opening',
  method: 'POST',
  path: `${PATH}/openings`,
  demands: demandAny([onPage(manifest, PAGE, 'Update'), onPage(employeeManifest, '/admin/employee/view/employment', 'Update')]),
  input: openingForm,
  output: wrote(openingRow),
  summary: 'Saves the opening figures of an employee and year; the figures given replace the earlier ones',
});

export const openingImportCalls = importEndpoints({ name: 'payroll.openings', path: `${PATH}/openings/import`, demands: demand(manifest, PAGE, 'Update') });
