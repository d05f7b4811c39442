import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { PROJECT_ERRORS } from '../../contract/project/project.messages.ts';
import type { ProjectRecord } from '../tables/project.tables.ts';

/** Projects or their lists changed: everybody who is connected loads again what they may see. */
export const notifyProjects = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_project_changed', stored: false });

function requireNone(ctx: Ctx, project: ProjectRecord, states: readonly ProjectRecord['status'][]): ProjectRecord {
  if (!states.includes(project.status)) return project;
  const known = STATUS_TEXTS[project.status.toLowerCase()];
  throw invalid('base', PROJECT_ERRORS.over, { status: known ? say(known, ctx.locale).toLowerCase() : project.status });
}

/** @throws 422 where the project is completed or cancelled */
export const requireOpen = (ctx: Ctx, project: ProjectRecord): ProjectRecord => requireNone(ctx, project, ['Completed', 'Cancelled']);

/** What is paid may be settled after the last day. @throws 422 where the project is cancelled */
export const requireNotCancelled = (ctx: Ctx, project: ProjectRecord): ProjectRecord => requireNone(ctx, project, ['Cancelled']);
