/** Sites that a person enters: they are worksites of the company, each once, with the hours or days worked there. */
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { branchFacts } from '#modules/company/server/public.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import { SITE_ERRORS } from '../../contract/site/site.messages.ts';

/** The form with the names of its sites. @throws 422 at each site that is unknown or stands twice, or where nothing was worked */
export async function withSiteNames<F extends Pick<EnteredForm, 'sites'>>(ctx: Ctx, entered: F): Promise<F> {
  const { sites } = entered;
  if (!sites || sites.length === 0) return entered;
  const known = await branchFacts(
    ctx,
    sites.map(({ work_site_id }) => work_site_id),
  );
  const faults: FieldTexts = {};
  sites.forEach(({ work_site_id }, at) => {
    if (!known.has(work_site_id)) faults[`sites.${at}.work_site_id`] = [{ text: SITE_ERRORS.noSuchSite }];
    else if (sites.findIndex((other) => other.work_site_id === work_site_id) < at) faults[`sites.${at}.work_site_id`] = [{ text: SITE_ERRORS.siteTwice }];
  });
  if (sites.length > 1 && sites.every(({ days, hours, overtime_hours }) => days + hours + overtime_hours === 0))
    faults['sites'] = [{ text: SITE_ERRORS.siteHours }];
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return { ...entered, sites: sites.map((site) => ({ ...site, name: known.get(site.work_site_id)?.name ?? '' })) };
}
