/** Why a need is not somebody's to fill, whoever else does. Pure. */
import type { FillReason } from '../../../contract/fill/fill.messages.ts';
import type { NeededShift } from '../../../contract/fill/needed-shifts.ts';
import type { RosterKind } from '../../../contract/roster.schema.ts';

export interface Candidate {
  readonly id: number;
  readonly branch_id: number | null;
  readonly position_id: number | null;
  readonly isForeign: boolean;
  readonly joined: string;
  /** Last day of the employment; null: it goes on. */
  readonly left: string | null;
  readonly sites: readonly { readonly work_site_id: number; readonly effective_from: string; readonly effective_to: string | null }[];
  readonly permits: readonly { readonly from: string; readonly to: string }[];
}

/** @param day as it stands; absent: whatever stands there @param sitePeople people work at the sites that they belong to alone */
export function barredFrom(
  { need, date }: NeededShift,
  person: Candidate,
  day: Pick<RosterKind, 'plan' | 'leave'> | undefined,
  sitePeople: boolean,
): FillReason | null {
  if (need.position_id !== null && need.position_id !== person.position_id) return 'position';
  const belongs = person.sites.some(
    (site) => site.work_site_id === need.work_site_id && site.effective_from <= date && (site.effective_to === null || site.effective_to >= date),
  );
  if (sitePeople && need.work_site_id !== null && !belongs) return 'site';
  if (date < person.joined || (person.left !== null && date > person.left)) return 'employed';
  if (person.isForeign && !person.permits.some((permit) => permit.from <= date && date <= permit.to)) return 'permit';
  if (day?.leave) return 'leave';
  return day?.plan.day_type === 'Rest Day' ? 'restday' : null;
}
