/** A work site, or the branch where no site is known. One of the two is set. */
export interface Place {
  readonly work_site_id: number | null;
  readonly branch_id: number | null;
}

export const isSamePlace = (one: Place, other: Place): boolean => one.work_site_id === other.work_site_id && one.branch_id === other.branch_id;
