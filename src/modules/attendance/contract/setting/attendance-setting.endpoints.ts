/** How attendance is judged, of the company and of branches that differ; and judging again what was judged before. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, one, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { attendanceManifest as manifest } from '../attendance.manifest.ts';
import { named } from '#modules/roster/contract/named.schema.ts';
import { SETTING_ERRORS } from './attendance-setting.messages.ts';
import { attendanceSetting } from './attendance-setting.schema.ts';

const PAGE = '/attendance/setting';
const PATH = 'api/operation/attendances/settings';

const stored = attendanceSetting.extend({
  /** Null: of the company. */
  branch: named.nullable(),
  /** Null: nobody has saved it; of a branch: it follows the company. */
  updated_at: z.string().nullable(),
});
export type StoredAttendanceSetting = z.output<typeof stored>;

const isWhole = ({ half_day_hours, full_day_hours }: { half_day_hours: number; full_day_hours: number }) => full_day_hours >= half_day_hours;
const whole = { path: ['full_day_hours'], params: { text: SETTING_ERRORS.fullDay } };

/** What a form fills in. */
export const attendanceSettingForm = z.object(attendanceSetting.shape).refine(isWhole, whole);

/** Of a branch that differs from the company. */
export const branchSettingForm = z.object({ ...attendanceSetting.shape, branch_id: id() }).refine(isWhole, whole);

export const showAttendanceSetting = defineEndpoint({
  name: 'attendance.show-setting',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ branch_id: id().optional() }),
  output: one(stored.extend({ overrides: z.array(stored) })),
  summary: 'How the company, or one of its branches, judges attendance, and the branches that differ',
});

export const saveAttendanceSetting = defineEndpoint({
  name: 'attendance.save-setting',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ...attendanceSetting.shape, branch_id: id().nullish(), updated_at: z.string().max(40).nullish() }).refine(isWhole, whole),
  output: wrote(stored),
  companyWide: true,
  emits: ['attendance_setup_changed'],
  summary: 'Saves the settings of the company or of a branch, for what is judged from now on; 409 when somebody else saved since they were read',
});

export const removeAttendanceSetting = defineEndpoint({
  name: 'attendance.remove-setting',
  method: 'DELETE',
  path: `${PATH}/{branch_id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ branch_id: id() }),
  output: done(),
  companyWide: true,
  emits: ['attendance_setup_changed'],
  summary: 'A branch follows the company again',
});

export const rejudgeAttendance = defineEndpoint({
  name: 'attendance.rejudge',
  method: 'POST',
  path: `${PATH}/rejudge`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ from_date: date() }),
  output: wrote(
    z.object({
      /** Days that changed; null: a job works on it, and tells how far it is. */
      rejudged: z.number().nullable(),
    }),
  ),
  companyWide: true,
  emits: ['attendance_recorded'],
  summary: 'Judges attendance anew by what holds now, from a day of the current month until today',
});
