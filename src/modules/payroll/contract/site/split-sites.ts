/** The salary of a period by worksite: in the share of the hours, without hours in the share of the days. Pure. */
import { fromRinggit, minSen, ratio, roundToSen, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { SiteEntry, SiteShare } from '../payroll-inputs.ts';

/** Per cent in hundredths, so that shares add up to exactly 100. */
const WHOLE = sen(10_000);

interface Site extends SiteEntry {
  readonly name: string;
}

/** Each part rounded half up to the sen; the last one takes what is left. */
function parts(whole: Sen, weights: readonly number[]): Sen[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = whole;
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? left : minSen(roundToSen(whole, ratio(weight, all)), left);
    left = sen(left - part);
    return part;
  });
}

const hundredths = (value: number) => Math.round(value * 100);

/** @param salary of the period, in ringgit. Without any hours and days the first site takes everything. */
export function splitSites(salary: number, sites: readonly Site[]): SiteShare[] {
  if (sites.length === 0) return [];
  const hours = sites.map((site) => hundredths(site.hours + site.overtime_hours));
  const days = sites.map((site) => hundredths(site.days));
  const any = (weights: readonly number[]) => weights.some((weight) => weight > 0);
  const weights = any(hours) ? hours : any(days) ? days : sites.map((_, index) => (index === 0 ? 1 : 0));
  const amounts = parts(fromRinggit(salary), weights);
  const percents = parts(WHOLE, weights);
  return sites.map(({ work_site_id, branch_id, name, days: worked, hours: spent, overtime_hours }, index) => ({
    work_site_id,
    branch_id,
    name,
    days: worked,
    hours: spent,
    overtime_hours,
    amount: toRinggit(amounts[index]!),
    percent: percents[index]! / 100,
  }));
}
