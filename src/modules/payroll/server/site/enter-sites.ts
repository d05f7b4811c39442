/** Sites that a person enters: work sites or branches of the company, each once, with the hours or days worked there. */
import { invalidFields, type FieldTexts } from '#platform/contract/errors.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branchFacts } from '#modules/company/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import type { EnteredForm } from '../../contract/payroll-input.schema.ts';
import { SITE_ERRORS } from '../../contract/site/site.messages.ts';

type Sites = NonNullable<EnteredForm['sites']>;

/** Names of the entered places, by their row; null: the company has no such place. */
async function namesOf(ctx: Ctx, sites: Sites): Promise<(string | null)[]> {
  const [known, branches] = await pipeline(
    ctx,
    () =>
      workSiteNames(
        ctx,
        sites.flatMap(({ work_site_id }) => work_site_id ?? []),
      ),
    () =>
      branchFacts(
        ctx,
        sites.flatMap(({ work_site_id, branch_id }) => (work_site_id ? [] : (branch_id ?? []))),
      ),
  );
  return sites.map(({ work_site_id, branch_id }) => (work_site_id ? known.get(work_site_id) : branches.get(branch_id ?? 0)?.name) ?? null);
}

const isSame = (one: Sites[number], other: Sites[number]) =>
  one.work_site_id ? one.work_site_id === other.work_site_id : !other.work_site_id && one.branch_id === other.branch_id;

/** The form with the names of its sites. @throws 422 at each site that is unknown or stands twice, or where nothing was worked */
export async function withSiteNames<F extends Pick<EnteredForm, 'sites'>>(ctx: Ctx, entered: F): Promise<F> {
  const { sites } = entered;
  if (!sites || sites.length === 0) return entered;
  const names = await namesOf(ctx, sites);
  const faults: FieldTexts = {};
  sites.forEach((site, at) => {
    if (names[at] === null) faults[`sites.${at}.work_site_id`] = [{ text: SITE_ERRORS.noSuchSite }];
    else if (sites.findIndex((other) => isSame(site, other)) < at) faults[`sites.${at}.work_site_id`] = [{ text: SITE_ERRORS.siteTwice }];
  });
  if (sites.length > 1 && sites.every(({ days, hours, overtime_hours }) => days + hours + overtime_hours === 0))
    faults['sites'] = [{ text: SITE_ERRORS.siteHours }];
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return { ...entered, sites: sites.map((site, at) => ({ ...site, name: names[at] ?? '' })) };
}
