/** Calls of the payroll setting page: settings, opening figures. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { listParams } from '#platform/contract/paging.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { openingForm, openingRow } from '#modules/tax-declaration/contract/opening.schema.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { settingForm, settingRow } from './payroll-setting.schema.ts';

const PAGE = '/payroll/setting';
const PATH = 'api/operation/payrolls';

export const showSetting = defineEndpoint({
  name: 'payroll.show-setting',
  method: 'GET',
  path: `${PATH}/settings`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/payroll/manage')]),
  input: z.object({}),
  output: one(settingRow),
  summary: 'Payroll settings of the company',
});

export const saveSetting = defineEndpoint({
  name: 'payroll.save-setting',
  method: 'POST',
  path: `${PATH}/settings`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: settingForm,
  output: wrote(settingRow),
  summary: 'Saves the payroll settings',
});

export const listOpenings = defineEndpoint({
  name: 'payroll.list-openings',
  method: 'GET',
  path: `${PATH}/openings`,
  requires: requireAny([onPage(manifest, PAGE), onPage(employeeManifest, '/admin/employee/view/employment')]),
  input: z.object({ ...listParams(['name', 'year']), year: z.number().int().optional(), employee_id: id().optional() }),
  output: list(openingRow),
  summary: 'Opening figures of a year',
});

export const saveOpening = defineEndpoint({
  name: 'payroll.save-opening',
  method: 'POST',
  path: `${PATH}/openings`,
  requires: requireAny([onPage(manifest, PAGE, 'Update'), onPage(employeeManifest, '/admin/employee/view/employment', 'Update')]),
  input: openingForm,
  output: wrote(openingRow),
  summary: 'Saves the opening figures of an employee and year; the figures given replace the earlier ones',
});

export const openingImportCalls = importEndpoints({
  name: 'payroll.openings',
  path: `${PATH}/openings/import`,
  requires: requirePage(manifest, PAGE, 'Update'),
});
