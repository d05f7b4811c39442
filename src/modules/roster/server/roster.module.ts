/** What the roster hands to the portal. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { busyTimes } from '#modules/availability/server/public.ts';
import { setupSteps } from '#modules/company/server/public.ts';
import { employmentEnds } from '#modules/employee/server/public.ts';
import { freedHours, leaveClashes, workedDays } from '#modules/leave/server/public.ts';
import * as calendar from '../contract/calendar/calendar.endpoints.ts';
import { rosterManifest } from '../contract/roster.manifest.ts';
import * as schedule from '../contract/schedule.endpoints.ts';
import { rosterAuditLabels } from './audit-labels.ts';
import { rosterUpcoming } from './board/upcoming-sources.ts';
import { ownCalendar } from './calendar/own-calendar.ts';
import { daysWorked } from './days-worked.ts';
import { rosterReport } from './days/export-roster.ts';
import { fillBindings } from './days/fill/fill.bindings.ts';
import { fillRosterJob } from './days/fill/fill-job.ts';
import { clashesWithLeave } from './days/leave-clashes.ts';
import { rosterNeedRegister } from './days/need/roster-need.register.ts';
import { rosterBindings } from './days/roster.bindings.ts';
import { freedHours as hoursFreed } from './freed-hours.ts';
import { plannedWork } from './planned-work.ts';
import { assignSchedule, assignToEmployee, endScheduleWith, unassignFromEmployee } from './schedule/assign-schedule.ts';
import { findSchedulable, listOwnSchedule, showEmployeeSchedule } from './schedule/read-schedules.ts';
import { workScheduleRegister } from './schedule/work-schedule.register.ts';
import { scheduleStep } from './setup-step.ts';

export const rosterModule: ServerModule = {
  name: 'roster',
  manifest: rosterManifest,
  demo: async () => (await import('./demo/roster.demo.ts')).rosterDemo,
  jobs: [fillRosterJob],
  ahead: rosterUpcoming,
  reports: [rosterReport],
  providers: [
    provide(auditLabels, rosterAuditLabels),
    provide(employmentEnds, endScheduleWith),
    provide(busyTimes, plannedWork),
    provide(workedDays, daysWorked),
    provide(freedHours, hoursFreed),
    provide(leaveClashes, clashesWithLeave),
    provide(setupSteps, scheduleStep),
  ],
  bindings: [
    ...workScheduleRegister.bindings,
    ...rosterBindings,
    ...rosterNeedRegister.bindings,
    ...fillBindings,
    bind(schedule.listOwnSchedule, listOwnSchedule),
    bind(calendar.ownCalendar, ownCalendar),
    bind(schedule.findSchedulable, findSchedulable),
    bind(schedule.assignSchedule, assignSchedule),
    bind(schedule.showEmployeeSchedule, showEmployeeSchedule),
    bind(schedule.assignToEmployee, assignToEmployee),
    bind(schedule.unassignFromEmployee, unassignFromEmployee),
  ],
};
