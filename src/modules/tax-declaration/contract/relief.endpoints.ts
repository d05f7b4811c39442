/** Calls of TP1 declarations (own, and the officer's) and of CP38 orders. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, one, onPage, SELF, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { FIRST_YEAR } from '#platform/contract/dates.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { acceptForm, cp38Form, cp38Row, monthField, rejectForm, reliefForm, reliefRow, reliefSummary, withdrawForm } from './relief.schema.ts';
import { RELIEF_STATUSES } from './relief.workflow.ts';

const OWN = 'api/payrolls/reliefs';
const MANAGED = 'api/operation/payrolls/reliefs';
/** The page of payroll on which officers decide. */
const OFFICER = requireAny([{ page: '/payroll/manage', action: 'Update' }]);
const EMPLOYMENT = '/admin/employee/view/employment';

const SORTS = ['month', 'amount', 'status', 'created_at'] as const;
const year = z.number().int().min(FIRST_YEAR).max(2100).optional();
const filter = { year, status: z.enum(RELIEF_STATUSES).optional() };

export const listOwnReliefs = defineEndpoint({
  name: 'payroll.list-own-reliefs',
  method: 'GET',
  path: OWN,
  requires: SELF,
  input: z.object({ ...listParams(SORTS), ...filter }),
  output: list(reliefRow),
  summary: 'Own reliefs declared on TP1, newest first',
});

export const ownReliefSummary = defineEndpoint({
  name: 'payroll.own-relief-summary',
  method: 'GET',
  path: `${OWN}/summary`,
  requires: SELF,
  input: z.object({ year }),
  output: one(reliefSummary),
  summary: 'Limits of a year with what is used and what waits, months that are open, and figures of a previous employer (TP3)',
});

export const declareRelief = defineEndpoint({
  name: 'payroll.declare-relief',
  method: 'POST',
  path: OWN,
  requires: SELF,
  input: reliefForm,
  output: wrote(reliefRow),
  files: true,
  summary: 'Declares a relief or rebate of a month (TP1)',
  emits: ['payroll_relief'],
});

export const withdrawRelief = defineEndpoint({
  name: 'payroll.withdraw-relief',
  method: 'POST',
  path: `${OWN}/{id}/withdraw`,
  requires: SELF,
  input: withdrawForm,
  output: wrote(reliefRow),
  summary: 'Takes back an own declaration that nobody has decided yet',
  emits: ['payroll_relief'],
});

export const listReliefs = defineEndpoint({
  name: 'payroll.list-reliefs',
  method: 'GET',
  path: MANAGED,
  requires: OFFICER,
  input: z.object({ ...listParams(SORTS), ...filter, id: id().optional(), month: monthField().optional(), employee_id: id().optional() }),
  output: list(reliefRow).extend({ waiting: z.number() }),
  summary: 'Declarations of the employees in reach, or the one of `id`; `waiting` counts those of the filter that nobody has decided',
});

export const acceptRelief = defineEndpoint({
  name: 'payroll.accept-relief',
  method: 'POST',
  path: `${MANAGED}/{id}/accept`,
  requires: OFFICER,
  input: acceptForm,
  output: wrote(reliefRow),
  summary: 'Accepts a declaration, or a lower amount with a remark; a payroll in process of the month is computed anew',
  emits: ['payroll_relief'],
});

export const rejectRelief = defineEndpoint({
  name: 'payroll.reject-relief',
  method: 'POST',
  path: `${MANAGED}/{id}/reject`,
  requires: OFFICER,
  input: rejectForm,
  output: wrote(reliefRow),
  summary: 'Rejects a declaration; an accepted one too, until its payroll is confirmed',
  emits: ['payroll_relief'],
});

const ORDERS = 'api/admin/employees/{id}/cp38';

export const listCp38 = defineEndpoint({
  name: 'payroll.list-cp38',
  method: 'GET',
  path: ORDERS,
  requires: requirePage(employeeManifest, EMPLOYMENT),
  input: z.object({ id: id() }),
  output: z.object({ data: z.array(cp38Row), can: z.object({ update: z.boolean() }) }),
  summary: 'Orders of additional tax deductions (CP38) of an employee, the latest first',
});

export const saveCp38 = defineEndpoint({
  name: 'payroll.save-cp38',
  method: 'POST',
  path: ORDERS,
  requires: requireAny([onPage(employeeManifest, EMPLOYMENT, 'Create'), onPage(employeeManifest, EMPLOYMENT, 'Update')]),
  input: cp38Form,
  output: wrote(cp38Row),
  summary: 'Adds or changes a CP38 order; payrolls of its months deduct it by themselves',
});

export const deleteCp38 = defineEndpoint({
  name: 'payroll.delete-cp38',
  method: 'DELETE',
  path: `${ORDERS}/{order_id}`,
  requires: requirePage(employeeManifest, EMPLOYMENT, 'Update'),
  input: z.object({ id: id(), order_id: id() }),
  output: done(),
  summary: 'Deletes a CP38 order; one that a payroll has deducted is ended by its last month instead',
});
