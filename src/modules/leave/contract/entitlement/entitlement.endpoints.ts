/** Calls of leave types and balances. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { listParams } from '#platform/contract/paging.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { leaveManifest as manifest } from '../leave.manifest.ts';
import { ledger } from '../leave.endpoints.ts';
import { balanceRow } from '../leave.schema.ts';
import { halfDays, leaveTypeBrief, leaveTypeForm, leaveTypeRow, leaveTypeUpdate } from '../leave-type.schema.ts';

const PAGE = '/leave/entitlement';
const PATH = 'api/operation/leaves';
const year = () => z.number().int().min(2000).max(2100);
/** The leave tab of an employee shows and adjusts balances too. */
const TAB = '/admin/employee/view/leave';

export const listLeaveTypes = defineEndpoint({
  name: 'leave.list-leave-types',
  method: 'GET',
  path: `${PATH}/types`,
  requires: requireAny([
    onPage(manifest, PAGE),
    onPage(manifest, '/leave/manage'),
    onPage(manifest, '/leave/report'),
    onPage(manifest, '/leave/holiday'),
    onPage(manifest, TAB),
  ]),
  reference: true,
  input: z.object({ active: z.boolean().optional() }),
  output: one(z.array(leaveTypeRow)),
  summary: 'Leave types with their tiers, in their order',
});

export const showLeaveType = defineEndpoint({
  name: 'leave.show-leave-type',
  method: 'GET',
  path: `${PATH}/types/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(leaveTypeRow),
  summary: 'One leave type with its tiers',
});

export const createLeaveType = defineEndpoint({
  name: 'leave.create-leave-type',
  method: 'POST',
  path: `${PATH}/types`,
  requires: requirePage(manifest, PAGE, 'Create'),
  companyWide: true,
  input: leaveTypeForm,
  output: wrote(leaveTypeRow),
  summary: 'Adds a leave type',
});

export const updateLeaveType = defineEndpoint({
  name: 'leave.update-leave-type',
  method: 'POST',
  path: `${PATH}/types/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  companyWide: true,
  input: leaveTypeUpdate,
  output: wrote(leaveTypeRow),
  summary: 'Changes a leave type; balances that are granted stay',
});

export const deleteLeaveType = defineEndpoint({
  name: 'leave.delete-leave-type',
  method: 'DELETE',
  path: `${PATH}/types/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  companyWide: true,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a leave type that nothing refers to',
});

/** Who stands in the matrix, and which types: the list and its file share it. */
export const entitlementFilter = {
  keyword: z.string().trim().max(100).optional(),
  year: year().optional(),
  ...peopleFilters,
  type: id().optional(),
  employee_type: z.enum(['Local', 'Foreign']).optional(),
  status: z.enum(['Active', 'Inactive']).optional(),
};

export const listEntitlements = defineEndpoint({
  name: 'leave.list-entitlements',
  method: 'GET',
  path: `${PATH}/entitlements`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, TAB)]),
  input: z.object({
    ...listParams(['name', 'employee_code'], { sort: 'asc', sortBy: 'name' }),
    ...entitlementFilter,
  }),
  output: list(
    z.object({
      employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), department: z.string().nullable() }),
      balances: z.array(balanceRow),
    }),
  ).extend({ types: z.array(leaveTypeBrief), year: z.number() }),
  summary: 'Employees by types: entitled, taken and left in a year',
});

export const showLedger = defineEndpoint({
  name: 'leave.show-ledger',
  method: 'GET',
  path: `${PATH}/entitlements/ledger`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/leave/manage'), onPage(manifest, TAB)]),
  input: z.object({ employee_id: id(), leave_type_id: id(), year: year().optional(), date: date().optional() }),
  output: one(ledger),
  summary: 'The rows behind a balance at any date, past or projected',
});

export const ADJUSTMENT_KINDS = ['Adjustment', 'Replacement Credit', 'Carry Forward', 'Encash'] as const;
export const adjustmentDays = halfDays(-366, 366).refine((days) => days !== 0, {
  params: { text: { en: 'Enter days other than 0.', ms: 'Masukkan hari selain 0.' } },
});
export const adjustEntitlement = defineEndpoint({
  name: 'leave.adjust-entitlement',
  method: 'POST',
  path: `${PATH}/entitlements/adjust`,
  requires: requireAny([onPage(manifest, PAGE, 'Update'), onPage(manifest, TAB, 'Update')]),
  input: z.object({
    employee_id: id(),
    leave_type_id: id(),
    year: year(),
    kind: z.enum(ADJUSTMENT_KINDS).default('Adjustment'),
    /** Plus or minus; encashed days are entered as days, taken off the balance. */
    days: adjustmentDays,
    effective_date: date().optional(),
    /** Replacement days end 90 days after they are credited unless another day is said. */
    expires_on: date().optional(),
    reason: text(3, 500),
  }),
  output: wrote(balanceRow),
  summary: 'Books days on one balance with a reason',
  emits: ['leave_entitlement'],
});

export const changeCarried = defineEndpoint({
  name: 'leave.change-carried',
  method: 'POST',
  path: `${PATH}/entitlements/{id}`,
  requires: requireAny([onPage(manifest, PAGE, 'Update'), onPage(manifest, TAB, 'Update')]),
  input: z.object({
    id: id(),
    /** What was carried into the year shall be so many days; the difference is booked. */
    carried_forward_days: halfDays(0, 366),
    /** Absent: as the type says. */
    carried_forward_expiry: date().optional(),
    reason: text(3, 500),
  }),
  output: wrote(balanceRow),
  summary: 'Sets the days that were carried into the year of a balance',
  emits: ['leave_entitlement'],
});

export const generatedRow = z.object({
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }),
  leave_type_id: z.number(),
  /** Days of the year after proration. */
  days: z.number(),
  /** How they came about, e.g. `8 days × 3/12 + 12 days × 9/12`. */
  how: z.string(),
  carried_forward: z.number(),
  expires_on: z.string().nullable(),
  /** What the account holds already and keeps. */
  granted: z.number(),
  /** What would be booked now: nothing where the year is granted already and shall stay, unless its days are put right. */
  due: z.number(),
});

export const generateEntitlements = defineEndpoint({
  name: 'leave.generate-entitlements',
  method: 'POST',
  path: `${PATH}/entitlements/generate`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({
    year: year(),
    /** Answers what would be booked, and books nothing. */
    preview: z.boolean().default(false),
    /** Balances that were granted already are brought to what the plan says now; the difference is booked. */
    overwrite: z.boolean().default(false),
    employee_ids: z.array(id()).max(500).optional(),
    ...peopleFilters,
  }),
  output: z.union([
    z.object({ data: z.array(generatedRow), employees: z.number(), truncated: z.boolean() }),
    wrote(z.object({ employees: z.number(), entries: z.number() })),
  ]),
  summary: 'Grants a year: tiers, proration and carry forward; what is granted already stays unless it shall be overwritten',
  emits: ['leave_entitlement'],
});

export const lapseEntitlements = defineEndpoint({
  name: 'leave.lapse-entitlements',
  method: 'POST',
  path: `${PATH}/entitlements/lapse`,
  requires: requirePage(manifest, PAGE, 'Update'),
  /** `preview`: nothing is booked. */
  input: z.object({ year: year(), preview: z.boolean().default(false) }),
  output: wrote(z.object({ entries: z.number(), days: z.number(), people: z.number() })),
  summary: 'Books the days that have expired by today, or says how many of how many people they are',
});

/** Days from a spreadsheet onto balances: check, template, show, accept, undo. */
export const entitlementImportCalls = importEndpoints({
  name: 'leave.entitlements',
  path: `${PATH}/entitlements/import`,
  requires: requirePage(manifest, PAGE, 'Import'),
});
