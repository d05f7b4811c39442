/** The calls of projects and schedules. */
import { bind, type Binding } from '#platform/server/module.ts';
import { findChoices as choicesCall } from '../contract/project/project-choices.endpoints.ts';
import { monitorProjects as monitoringCall } from '../contract/project/monitoring.endpoints.ts';
import { listMyProjects as listMyProjectsCall } from '../contract/my-project/my-project.endpoints.ts';
import { listMyReports as listMyReportsCall } from '../contract/my-project/my-reports.endpoints.ts';
import * as pay from '../contract/pay-rule/pay-rule.endpoints.ts';
import * as project from '../contract/project/project.endpoints.ts';
import * as list from '../contract/project/project-lists.endpoints.ts';
import { showShelves as shelvesCall } from '../contract/project/shelf.endpoints.ts';
import { showTaskCompletion as completionCall } from '../contract/project/task-completion.endpoints.ts';
import * as schedule from '../contract/schedule/schedule.endpoints.ts';
import { listMyProjects } from './my-project/my-projects.ts';
import { listMyReports } from './my-project/my-reports.ts';
import * as rules from './pay-rule/save-pay-rules.ts';
import { showPayRules } from './pay-rule/show-pay-rules.ts';
import { copySchedules } from './schedule/copy-schedules.ts';
import { cancelSchedule, createSchedules, updateSchedule } from './schedule/plan-schedules.ts';
import { monitorProjects } from './monitor/monitor-projects.ts';
import { listSchedules } from './schedule/read-schedules.ts';
import { findChoices } from './project/find-choices.ts';
import { cancelProject, deleteProject, duplicateProject, publishProject } from './project/move-project.ts';
import * as lists from './project/project-lists.ts';
import { removeProduct, saveProducts } from './project/project-products.ts';
import { removeTask, saveTasks } from './project/project-tasks.ts';
import { listProjects, showProject } from './project/read-projects.ts';
import { createProject, updateProject } from './project/save-project.ts';
import { showShelves } from './project/show-shelves.ts';
import { showTaskCompletion } from './project/task-completion.ts';

export const projectBindings: readonly Binding[] = [
  bind(pay.showPayRules, showPayRules),
  bind(pay.saveTarget, rules.saveTarget),
  bind(pay.removeTarget, rules.removeTarget),
  bind(pay.saveAllowance, rules.saveAllowance),
  bind(pay.removeAllowance, rules.removeAllowance),
  bind(listMyProjectsCall, listMyProjects),
  bind(listMyReportsCall, listMyReports),
  bind(project.listProjects, listProjects),
  bind(choicesCall, findChoices),
  bind(monitoringCall, monitorProjects),
  bind(project.showProject, showProject),
  bind(project.createProject, createProject),
  bind(project.updateProject, updateProject),
  bind(project.publishProject, publishProject),
  bind(project.duplicateProject, duplicateProject),
  bind(project.cancelProject, cancelProject),
  bind(project.deleteProject, deleteProject),
  bind(list.saveProjectOutlets, lists.saveOutlets),
  bind(list.removeProjectOutlet, lists.removeOutlet),
  bind(list.saveProjectProducts, saveProducts),
  bind(list.removeProjectProduct, removeProduct),
  bind(list.saveProjectPromoters, lists.savePromoters),
  bind(list.removeProjectPromoter, lists.removePromoter),
  bind(list.saveProjectSupervisors, lists.saveSupervisors),
  bind(list.removeProjectSupervisor, lists.removeSupervisor),
  bind(list.saveProjectTasks, saveTasks),
  bind(list.removeProjectTask, removeTask),
  bind(completionCall, showTaskCompletion),
  bind(shelvesCall, showShelves),
  bind(schedule.listSchedules, listSchedules),
  bind(schedule.createSchedules, createSchedules),
  bind(schedule.updateSchedule, updateSchedule),
  bind(schedule.cancelSchedule, cancelSchedule),
  bind(schedule.copySchedules, copySchedules),
];
