/** Under which the platform keeps what is done about tasks without a network. */
export const TASK_KIND = 'site-task';
