/** Calls of the employee's own leave. */
import { z } from 'zod';
import { defineEndpoint, done, list, OPEN, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { balanceRow, calendarDays, leaveCalculation, leaveDates, leaveDetail, leaveForm, leaveRow, optionalRemark, typeOption } from './leave.schema.ts';
import { leaveTypeBrief } from './leave-type.schema.ts';
import { LEAVE_STATUSES } from './leave.workflow.ts';

/** Filters that own list and management share. */
export const leaveFilter = {
  year: z.number().int().min(2000).max(2100).optional(),
  type: id().optional(),
  status: z.enum(LEAVE_STATUSES).optional(),
  /** Leaves that touch the span. */
  start_date: date().optional(),
  end_date: date().optional(),
  /** Applied between. */
  start_apply_date: date().optional(),
  end_apply_date: date().optional(),
  /** Comma list of relations. */
  with: z.string().max(100).optional(),
};
export const LEAVE_SORTS = ['created_at', 'start_date', 'apply_date', 'status', 'total_days'] as const;

export const listOwnLeaves = defineEndpoint({
  name: 'leave.list-own-leaves',
  method: 'GET',
  path: 'api/leaves',
  requires: SELF,
  input: z.object({ ...listParams(LEAVE_SORTS), ...leaveFilter }),
  output: list(leaveRow),
  summary: 'Own leaves of a year, newest first',
});

export const ownLeaveSummary = defineEndpoint({
  name: 'leave.own-leave-summary',
  method: 'GET',
  path: 'api/leaves/summary',
  requires: SELF,
  input: z.object({ year: leaveFilter.year }),
  output: one(z.object({ year: z.number(), types: z.array(balanceRow), counts: z.record(z.string(), z.number()) })),
  summary: 'Own balances by type, and how many leaves stand in each status',
});

export const ownCalendar = defineEndpoint({
  name: 'leave.own-calendar',
  method: 'GET',
  path: 'api/leaves/calendar',
  requires: SELF,
  input: z.object({ start_date: date(), end_date: date() }),
  output: one(z.object({ ...calendarDays, types: z.array(leaveTypeBrief) })),
  summary: 'Own leave, rest days and holidays by day; at most 62 days',
});

export const ownLeaveTypes = defineEndpoint({
  name: 'leave.own-leave-types',
  method: 'GET',
  path: 'api/leaves/types',
  requires: SELF,
  input: z.object({
    date: date().optional(),
    /** Every type, for a filter. */
    all: z.boolean().default(false),
  }),
  output: one(z.array(typeOption)),
  summary: 'The types that the employee may apply for, of which something is left; or all types',
});

export const findColleagues = defineEndpoint({
  name: 'leave.find-colleagues',
  method: 'GET',
  path: 'api/leaves/colleagues',
  requires: SELF,
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), department: z.string().nullable() }))),
  summary: 'Active colleagues by name, for the relief; names and departments only',
});

export const calculateOwnLeave = defineEndpoint({
  name: 'leave.calculate-own-leave',
  method: 'GET',
  path: 'api/leaves/calculate',
  requires: SELF,
  input: z.object({ ...leaveDates, documents: z.number().int().min(0).max(10).default(0) }),
  output: one(leaveCalculation),
  summary: 'What an application would deduct, day by day, and what would be refused; writes nothing',
});

export const applyLeave = defineEndpoint({
  name: 'leave.apply-leave',
  method: 'POST',
  path: 'api/leaves',
  requires: SELF,
  input: z.object(leaveForm),
  output: wrote(leaveDetail),
  files: true,
  summary: 'Applies for leave: its days are held until somebody decides. Over 31 December it becomes two leaves; the first is answered',
  emits: ['leave_submitted'],
});

export const showOwnLeave = defineEndpoint({
  name: 'leave.show-own-leave',
  method: 'GET',
  path: 'api/leaves/{id}',
  requires: SELF,
  input: z.object({ id: id() }),
  output: one(leaveDetail),
  summary: 'One own leave with its days, files, colleagues who are away, and timeline',
});

export const withdrawLeave = defineEndpoint({
  name: 'leave.withdraw-leave',
  method: 'POST',
  path: 'api/leaves/{id}/cancel',
  requires: SELF,
  input: z.object({
    id: id(),
    status: z.enum(LEAVE_STATUSES).optional(),
    remark: optionalRemark,
    /** Single days; without them the whole leave. */
    dates: z.array(date()).min(1).max(366).optional(),
  }),
  output: wrote(leaveDetail),
  summary: 'Takes back an own leave, or single days of it',
  emits: ['leave_cancelled'],
});

export const ledgerRow = z.object({
  kind: z.string(),
  days: z.number(),
  effective_date: z.string(),
  expires_on: z.string().nullable(),
  reason: z.string(),
  /** The leave that used or gave back the days. */
  leave: z.object({ id: z.number(), number: z.string() }).nullable(),
  by: z.string().nullable(),
  balance: z.number(),
  /** Nobody booked it yet: days that will lapse by themselves, or that the next year will grant. */
  projected: z.boolean(),
});
export const ledger = z.object({
  entitlement_id: z.number().nullable(),
  date: z.string(),
  balance: z.number(),
  /** Approved for days after the date. */
  later: z.array(z.object({ date: z.string(), days: z.number(), number: z.string() })),
  /** Of applications that nobody has decided, in the whole year. */
  held: z.array(z.object({ date: z.string(), days: z.number(), number: z.string() })),
  /** What may be taken on the date, with all of that kept back. */
  free: z.number(),
  rows: z.array(ledgerRow),
});
export type Ledger = z.output<typeof ledger>;

export const ownLedger = defineEndpoint({
  name: 'leave.own-ledger',
  method: 'GET',
  path: 'api/leaves/ledger',
  requires: SELF,
  input: z.object({ leave_type_id: id(), year: leaveFilter.year, date: date().optional() }),
  output: one(ledger),
  summary: 'The rows behind an own balance at any date, past or projected',
});

export const createFeed = defineEndpoint({
  name: 'leave.create-feed',
  method: 'POST',
  path: 'api/leaves/feed',
  requires: SELF,
  input: z.object({}),
  output: wrote(z.object({ url: z.string() })),
  summary: 'Makes the secret address of the own leave calendar; an earlier address stops working',
});

export const showFeed = defineEndpoint({
  name: 'leave.show-feed',
  method: 'GET',
  path: 'api/leaves/feed',
  requires: SELF,
  input: z.object({}),
  output: one(z.object({ made_at: z.string().nullable() })),
  summary: 'Whether the own leave calendar has an address, and since when; the address itself is told only once',
});

export const revokeFeed = defineEndpoint({
  name: 'leave.revoke-feed',
  method: 'DELETE',
  path: 'api/leaves/feed',
  requires: SELF,
  input: z.object({}),
  output: done(),
  summary: 'Ends the secret address of the own leave calendar',
});

export const readFeed = defineEndpoint({
  name: 'leave.read-feed',
  method: 'GET',
  path: 'api/leaves/feed/{token}',
  requires: OPEN,
  input: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) }),
  output: z.unknown(),
  download: true,
  summary: 'The leave calendar of one person as iCalendar, for whoever holds the secret address',
});
