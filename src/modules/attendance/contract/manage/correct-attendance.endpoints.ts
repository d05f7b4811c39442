/** Calls that change a day: times put right, a record added or taken away, overtime decided. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, wrote } from '#platform/contract/endpoint.ts';
import { line, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { decisionResults } from '#modules/approval/contract/approval.schema.ts';
import { attendanceManifest as manifest } from '../attendance.manifest.ts';
import { correctionFields } from '../own/own-attendance.endpoints.ts';
import { MANAGED } from './manage-attendance.endpoints.ts';

const PAGE = '/attendance/manage';
const { checkin_at, checkout_at, work_site_id, reason } = correctionFields;
const times = { checkin_at, checkout_at, work_site_id, reason };
/** Changes a day whose payroll is confirmed; only the owner may, and that payroll stays as it is. */
const override = { override: z.boolean().default(false) };
const changedDay = wrote(z.object({ employee_id: z.number(), date: z.string() }));

export const addAttendance = defineEndpoint({
  name: 'attendance.add-attendance',
  method: 'POST',
  path: MANAGED,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ employee_id: id(), ...correctionFields, ...override }),
  output: changedDay,
  summary: 'Enters the times of a session that nobody recorded',
  emits: ['attendance_corrected'],
});

export const correctAttendance = defineEndpoint({
  name: 'attendance.correct-attendance',
  method: 'POST',
  path: `${MANAGED}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...times, ...override }),
  output: changedDay,
  summary: 'Puts the times of a session right: its punches are void, and others stand in their place',
  emits: ['attendance_corrected'],
});

export const removeAttendance = defineEndpoint({
  name: 'attendance.remove-attendance',
  method: 'DELETE',
  path: `${MANAGED}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id(), reason: line(3, 255), ...override }),
  output: done(),
  summary: 'Makes the punches of a session void; they stay to be seen',
  emits: ['attendance_corrected'],
});

export const decideOvertime = defineEndpoint({
  name: 'attendance.decide-overtime',
  method: 'POST',
  path: `${MANAGED}/overtime`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ids: z.array(id()).min(1).max(500), decision: z.enum(['Approved', 'Rejected']), remark: optionalText(255) }),
  output: wrote(decisionResults.extend({ changed: z.number() })),
  summary: 'Approves or rejects overtime of several sessions, each on its own',
  emits: ['attendance_corrected'],
});
