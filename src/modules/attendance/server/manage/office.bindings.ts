/** Binds the calls of the office: days of everybody, settings, report. */
import { bind } from '#platform/server/module.ts';
import * as correct from '../../contract/manage/correct-attendance.endpoints.ts';
import * as manage from '../../contract/manage/manage-attendance.endpoints.ts';
import * as report from '../../contract/report/attendance-report.endpoints.ts';
import * as setting from '../../contract/setting/attendance-setting.endpoints.ts';
import { generateAttendanceReport } from '../report/attendance-report.ts';
import { exportAttendance } from '../report/list-report.ts';
import { removeAttendanceSetting, saveAttendanceSetting, showAttendanceSetting } from '../setting/manage-setting.ts';
import { rejudgeAttendance } from './rejudge.ts';
import { addAttendance, correctAttendance, removeAttendance } from './correct-attendance.ts';
import { decideOvertime } from './decide-overtime.ts';
import * as read from './list-attendance.ts';

export const officeBindings = [
  bind(setting.showAttendanceSetting, showAttendanceSetting),
  bind(setting.saveAttendanceSetting, saveAttendanceSetting),
  bind(setting.rejudgeAttendance, rejudgeAttendance),
  bind(setting.removeAttendanceSetting, removeAttendanceSetting),

  bind(report.generateAttendanceReport, generateAttendanceReport),

  bind(manage.listAttendance, read.listAttendance),
  bind(manage.attendanceSummary, read.attendanceSummary),
  bind(manage.attendanceGrid, read.attendanceGrid),
  bind(manage.attendanceMap, read.attendanceMap),
  bind(manage.attendanceChoices, read.attendanceChoices),
  bind(manage.exportAttendance, exportAttendance),
  bind(manage.showAttendanceDay, read.showAttendanceDay),
  bind(correct.decideOvertime, decideOvertime),
  bind(correct.addAttendance, addAttendance),
  bind(manage.showAttendance, read.showAttendance),
  bind(correct.correctAttendance, correctAttendance),
  bind(correct.removeAttendance, removeAttendance),
];
