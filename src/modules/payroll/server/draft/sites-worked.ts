/** Where the salary of a period was earned: as a person says, else attendance, else the main work site, else the branch. */
import type { PayrollPerson } from '#modules/employee/server/public.ts';
import { isSamePlace } from '../../contract/site/same-place.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import type { DraftBase, NamedSite } from './draft-base.ts';
import type { LoadedPeriod } from './load-period.ts';

type Places = Pick<LoadedPeriod, 'mainSites' | 'sites'>;

/** The main work site of somebody, else the branch. */
function primaryPlace({ mainSites }: Places, { id, branch_id, branch }: PayrollPerson) {
  const site = mainSites.get(id);
  if (site) return { work_site_id: site.id, branch_id: null, name: site.name };
  return branch_id === null || branch === null ? null : { work_site_id: null, branch_id, name: branch };
}

/** Where attendance says; without a word from it or from a person, everything was earned at the primary worksite. */
export function sitesWorked(loaded: Places, person: PayrollPerson, { attendance, time }: DraftBase): readonly NamedSite[] {
  if (attendance && attendance.sites.length > 0) return attendance.sites;
  const place = primaryPlace(loaded, person);
  const overtime_hours = time.overtime_hours + time.rest_day_hours + time.rest_day_ot_hours + time.holiday_hours + time.holiday_ot_hours;
  return place ? [{ ...place, days: time.worked_days, hours: time.normal_hours, overtime_hours }] : [];
}

const isAsReported = (stored: readonly NamedSite[], wording: readonly NamedSite[]) =>
  stored.length === wording.length &&
  stored.every((site, at) => {
    const other = wording[at]!;
    return isSamePlace(site, other) && site.days === other.days && site.hours === other.hours && site.overtime_hours === other.overtime_hours;
  });

/** The primary worksite alone follows the hours of the form, and what attendance said follows attendance; anything else was entered and stays. */
export function enteredSites(loaded: Places, { id, calculation }: PayrollRecord, person: PayrollPerson): readonly NamedSite[] | null {
  const stored = loaded.sites.get(id) ?? [];
  const [only, ...others] = stored;
  if (only === undefined || isAsReported(stored, calculation.attendance?.sites ?? [])) return null;
  const primary = primaryPlace(loaded, person);
  const isPrimary = others.length === 0 && ((primary !== null && isSamePlace(only, primary)) || only.branch_id === person.branch_id);
  return isPrimary ? null : stored;
}
