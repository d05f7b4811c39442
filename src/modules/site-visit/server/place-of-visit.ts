/** Where a visit goes: a site of the company, or another place. */
import { and, eq, isNull } from 'drizzle-orm';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSiteNames, workSites as s } from '#modules/work-site/server/public.ts';
import { VISIT_ERRORS } from '../contract/site-visit.messages.ts';
import type { VisitPlace } from '../contract/site-visit.schema.ts';
import type { VisitRecord } from './site-visit.tables.ts';

export interface SitePin {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
}

type Wanted = Pick<VisitRecord, 'work_site_id'> & { readonly place: VisitPlace | null };

/** @returns the site with its pin; null: another place @throws 422 where neither or both are said, or the site is not active */
export async function requirePlaceOf(ctx: Ctx, { work_site_id, place }: Wanted): Promise<SitePin | null> {
  if (work_site_id !== null && place) throw invalid('place', VISIT_ERRORS.placeTwice);
  if (work_site_id === null && !place) throw invalid('work_site_id', VISIT_ERRORS.placeNeeded);
  if (work_site_id === null) return null;
  const site = await pinOf(ctx, work_site_id, true);
  if (!site) throw invalid('work_site_id', VISIT_ERRORS.siteUnknown);
  return site;
}

/** @param active only while the site is offered */
export async function pinOf(ctx: Ctx, id: number, active = false): Promise<SitePin | null> {
  const [site] = await ctx.db
    .select({ id: s.id, name: s.name, lat: s.lat, lng: s.lng, radius_m: s.radius_m })
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id), ...(active ? [eq(s.status, 'Active'), isNull(s.deleted_at)] : [])));
  return site ? { ...site, lat: Number(site.lat), lng: Number(site.lng) } : null;
}

/** What the places of some visits are called, by visit. */
export async function placeNames(ctx: Ctx, visits: readonly Pick<VisitRecord, 'id' | 'work_site_id' | 'place'>[]): Promise<Map<number, string>> {
  const names = await workSiteNames(ctx, [...new Set(visits.flatMap(({ work_site_id }) => work_site_id ?? []))]);
  return new Map(visits.map(({ id, work_site_id, place }) => [id, place?.name ?? names.get(work_site_id ?? 0) ?? '']));
}
