/** What sites have to do, and for which projects. The module that keeps tasks hands in the answers. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import type { listSiteProjects as listCall } from '../contract/site.endpoints.ts';

export interface SiteWork {
  readonly open: number;
  /** Names of the projects that it has tasks of. */
  readonly projects: readonly string[];
}

export interface SiteTasks {
  /** By site, none left out; null: not for the caller. */
  readonly work: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, SiteWork> | null>;
  /** Projects that are not over, to choose from; none for a caller who may not see tasks. */
  readonly projects: (ctx: Ctx) => Promise<OutputOf<typeof listCall>['data']>;
  /** That a site has tasks of a project: no site has, for a caller who may not see tasks. */
  readonly ofProject: (ctx: Ctx, site: SQLWrapper, project: number) => SQL;
}

export const siteTasks = singleExtensionPoint<SiteTasks>('tasks of sites');

export const workAt = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, SiteWork> | null> =>
  (await providerOf(siteTasks)?.work(ctx, ids)) ?? null;

export const hasProject = (ctx: Ctx, site: SQLWrapper, project: number): SQL => providerOf(siteTasks)?.ofProject(ctx, site, project) ?? sql`false`;

export const listSiteProjects = async (ctx: Ctx): Promise<OutputOf<typeof listCall>> => ({ data: (await providerOf(siteTasks)?.projects(ctx)) ?? [] });
