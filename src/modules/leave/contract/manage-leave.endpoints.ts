/** Calls of leave management: list, calendar, decisions. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, list, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { decisionResults } from '#modules/approval/contract/approval.schema.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { leaveManifest as manifest } from './leave.manifest.ts';
import { leaveFilter, LEAVE_SORTS } from './leave.endpoints.ts';
import { calendarDays, leaveCalculation, leaveDates, leaveDetail, leaveForm, leaveRow, optionalRemark, typeOption } from './leave.schema.ts';
import { leaveTypeBrief } from './leave-type.schema.ts';
import { LEAVE_STATUSES } from './leave.workflow.ts';

const PAGE = '/leave/manage';
const PATH = 'api/operation/leaves';
const view = requirePage(manifest, PAGE);
/** The leave tab of an employee shows and records leave too; decisions stay with management. */
const TAB = '/admin/employee/view/leave';
const viewOrTab = requireAny([onPage(manifest, PAGE), onPage(manifest, TAB)]);
const createOrTab = requireAny([onPage(manifest, PAGE, 'Create'), onPage(manifest, TAB, 'Create')]);

export const listLeaves = defineEndpoint({
  name: 'leave.list-leaves',
  method: 'GET',
  path: PATH,
  requires: viewOrTab,
  input: z.object({
    ...listParams(LEAVE_SORTS),
    ...leaveFilter,
    ...peopleFilters,
    /** Only those that wait for the caller. */
    mine: z.boolean().optional(),
  }),
  output: list(leaveRow).extend({ counts: z.record(z.enum(LEAVE_STATUSES), z.number()) }),
  summary: 'Leaves of the employees in sight, with the number in each status',
});

export const leaveSummary = defineEndpoint({
  name: 'leave.leave-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: view,
  input: z.object({ ...peopleFilters, year: leaveFilter.year }),
  output: one(
    z.object({
      waiting: z.number(),
      reviewed: z.number(),
      /** People on approved leave today. */
      today: z.number(),
      /** Approved leaves that begin within 7 days. */
      upcoming: z.number(),
      by_type: z.array(leaveTypeBrief.extend({ days: z.number() })),
      /** Approved days of each month, January first, by type id. */
      by_month: z.array(z.object({ month: z.number(), leave_type_id: z.number(), days: z.number() })),
    }),
  ),
  summary: 'Counters and charts of leave management',
});

export const leaveCalendar = defineEndpoint({
  name: 'leave.leave-calendar',
  method: 'GET',
  path: `${PATH}/calendar`,
  requires: view,
  input: z.object({
    ...peopleFilters,
    start_date: date(),
    end_date: date(),
    keyword: z.string().max(100).optional(),
    page: z.number().int().min(1).default(1),
    per_page: z.number().int().min(1).max(500).default(50),
  }),
  output: list(
    z.object({
      employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), department: z.string().nullable() }),
      ...calendarDays,
    }),
  ).extend({ types: z.array(leaveTypeBrief) }),
  summary: 'People by days: who is away, who asked to be, who is off; at most 62 days',
});

export const showLeave = defineEndpoint({
  name: 'leave.show-leave',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: viewOrTab,
  input: z.object({ id: id() }),
  output: one(leaveDetail),
  summary: 'One leave with its days, balances, cover of the department, and timeline',
});

export const findLeaveEmployees = defineEndpoint({
  name: 'leave.find-leave-employees',
  method: 'GET',
  path: `${PATH}/employees`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/leave/report')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Active employees in sight, by name or code',
});

export const leaveTypesFor = defineEndpoint({
  name: 'leave.leave-types-for',
  method: 'GET',
  path: `${PATH}/types-for`,
  requires: createOrTab,
  input: z.object({ employee_id: id(), date: date().optional() }),
  output: one(z.array(typeOption)),
  summary: 'The types that an employee may take, with their balances',
});

export const calculateLeave = defineEndpoint({
  name: 'leave.calculate-leave',
  method: 'GET',
  path: `${PATH}/calculate`,
  requires: createOrTab,
  input: z.object({ employee_id: id(), ...leaveDates, documents: z.number().int().min(0).max(10).default(0) }),
  output: one(leaveCalculation),
  summary: 'What a leave on behalf of an employee would deduct; writes nothing',
});

export const fileLeave = defineEndpoint({
  name: 'leave.file-leave',
  method: 'POST',
  path: PATH,
  requires: createOrTab,
  input: z.object({
    employee_id: id(),
    ...leaveForm,
    /** Approved at once, by whoever may approve. */
    approve: z.boolean().default(false),
  }),
  output: wrote(leaveDetail),
  files: true,
  summary: 'Records a leave on behalf of an employee',
  emits: ['leave_submitted', 'leave_approved'],
});

const seen = { id: id(), status: z.enum(LEAVE_STATUSES).optional(), remark: optionalRemark };
/** A decision also says which version of the leave was seen. */
const decided = z.object({ ...seen, updated_at: z.string().max(40).nullish() });

export const reviewLeave = defineEndpoint({
  name: 'leave.review-leave',
  method: 'POST',
  path: `${PATH}/{id}/review`,
  requires: requirePage(manifest, PAGE, 'Review'),
  input: decided,
  output: wrote(leaveDetail),
  summary: 'Reviews a leave for the approver',
  emits: ['leave_reviewed'],
});

export const approveLeave = defineEndpoint({
  name: 'leave.approve-leave',
  method: 'POST',
  path: `${PATH}/{id}/approve`,
  requires: requirePage(manifest, PAGE, 'Approve'),
  input: decided,
  output: wrote(leaveDetail),
  summary: 'Approves a leave, or passes it to the next level of its chain',
  emits: ['leave_approved'],
});

export const rejectLeave = defineEndpoint({
  name: 'leave.reject-leave',
  method: 'POST',
  path: `${PATH}/{id}/reject`,
  requires: requirePage(manifest, PAGE, 'Reject'),
  input: decided,
  output: wrote(leaveDetail),
  summary: 'Rejects a leave with a remark',
  emits: ['leave_rejected'],
});

export const cancelLeave = defineEndpoint({
  name: 'leave.cancel-leave',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Cancel'),
  input: z.object({
    ...seen,
    /** Only these days; absent: all. */
    dates: z.array(date()).min(1).max(366).optional(),
  }),
  output: wrote(leaveDetail),
  summary: 'Cancels a leave or single days of it; the days return to the balance',
  emits: ['leave_cancelled'],
});

export const BULK_ACTIONS = ['review', 'approve', 'reject', 'cancel'] as const;
export const decideMany = defineEndpoint({
  name: 'leave.decide-many',
  method: 'POST',
  path: `${PATH}/bulk`,
  requires: view,
  input: z.object({ ids: z.array(id()).min(1).max(200), action: z.enum(BULK_ACTIONS), remark: optionalRemark }),
  output: wrote(decisionResults),
  summary: 'The same decision for several leaves, with a result for each',
  emits: ['leave_reviewed', 'leave_approved', 'leave_rejected', 'leave_cancelled'],
});
