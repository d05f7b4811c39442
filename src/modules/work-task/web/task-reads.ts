/** Every read that a change of tasks, projects or people on sites makes stale. By name: the calls load with the pages that make them. */
export const TASK_READS = [
  'work-task.list-my-tasks',
  'work-task.show-my-task',
  'work-task.list-site-tasks',
  'work-task.show-site-task',
  'work-task.monitor-sites',
  'work-task.monitor-site',
  'work-task.list-work-projects',
  'work-task.project-choices',
  'work-task.show-project-progress',
  'work-site.list-work-sites',
  'work-site.list-site-projects',
  'dashboard.show',
] as const;
