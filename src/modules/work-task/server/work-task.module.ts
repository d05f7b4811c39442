/** Binds the calls of work on sites to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { siteTasks } from '#modules/work-site/server/public.ts';
import * as monitoring from '../contract/monitoring.endpoints.ts';
import { showProjectProgress } from '../contract/project-progress.endpoints.ts';
import * as calls from '../contract/site-task.endpoints.ts';
import { workTaskManifest } from '../contract/work-task.manifest.ts';
import { workTaskAuditLabels } from './audit-labels.ts';
import { taskBlocks } from './dashboard-blocks.ts';
import { exportSites, siteList } from './export-sites.ts';
import { cancelSiteTask, endTaskPlan, giveTask } from './give-task.ts';
import { monitorSite, monitorSites } from './monitor-sites.ts';
import { actOnTask, listMyTasks, showMyTask } from './my-tasks.ts';
import { projectProgress } from './project-progress.ts';
import { reopenSiteTask } from './reopen-task.ts';
import { listSiteTasks, projectChoices, showSiteTask, taskChoices } from './site-tasks.ts';
import { endKeepingTaskPositions, makeSiteTasks, watchSiteTasks } from './task-jobs.ts';
import { workProjectRegister } from './work-project.register.ts';
import { workTaskRegister } from './work-task.register.ts';
import { sitePins } from './site-pins.ts';
import { workOfSites } from './work-of-sites.ts';
import { workTaskSources } from './search-sources.ts';

export const workTaskModule: ServerModule = {
  name: 'work-task',
  manifest: workTaskManifest,
  searches: workTaskSources,
  demo: async () => (await import('./demo/work-task.demo.ts')).workTaskDemo,
  blocks: taskBlocks,
  jobs: [makeSiteTasks, watchSiteTasks, endKeepingTaskPositions],
  reports: [siteList],
  providers: [provide(auditLabels, workTaskAuditLabels), provide(siteTasks, workOfSites)],
  bindings: [
    bind(monitoring.monitorSites, monitorSites),
    bind(monitoring.exportSites, exportSites),
    bind(monitoring.sitePins, sitePins),
    bind(monitoring.monitorSite, monitorSite),
    bind(showProjectProgress, projectProgress),
    bind(calls.listMyTasks, listMyTasks),
    bind(calls.showMyTask, showMyTask),
    bind(calls.actOnTask, actOnTask),
    bind(calls.listSiteTasks, listSiteTasks),
    bind(calls.taskChoices, taskChoices),
    bind(calls.projectChoices, projectChoices),
    bind(calls.giveTask, giveTask),
    bind(calls.endTaskPlan, endTaskPlan),
    bind(calls.showSiteTask, showSiteTask),
    bind(calls.cancelSiteTask, cancelSiteTask),
    bind(calls.reopenSiteTask, reopenSiteTask),
    ...workProjectRegister.bindings,
    ...workTaskRegister.bindings,
  ],
};
