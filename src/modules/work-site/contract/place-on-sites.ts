/** Who is put on which site, beside where they stand already. Pure. */

/** An assignment that has no last day. */
export interface OpenPlace {
  readonly id: number;
  readonly employee_id: number;
  readonly work_site_id: number;
  readonly is_primary: boolean;
}
export type WantedPlace = Pick<OpenPlace, 'employee_id' | 'work_site_id' | 'is_primary'>;

export interface Placing {
  /** To be inserted. */
  readonly added: readonly WantedPlace[];
  /** Ids of assignments that become the main site. */
  readonly promoted: readonly number[];
  /** Ids of assignments that are the main site no more; they go first, as there is one at a time. */
  readonly demoted: readonly number[];
}

/**
 * Each pair once. Nobody is put on a site twice; the first site of somebody is their main one, and a wanted main site takes
 * that from another.
 */
export function placeOnSites(open: readonly OpenPlace[], wanted: readonly WantedPlace[]): Placing {
  const added: WantedPlace[] = [];
  const promoted: number[] = [];
  const demoted: number[] = [];
  const fixed = Map.groupBy(open, ({ employee_id }) => employee_id);
  for (const [employee_id, places] of Map.groupBy(wanted, (place) => place.employee_id)) {
    const here = fixed.get(employee_id) ?? [];
    const main = here.find(({ is_primary }) => is_primary);
    const chosen = places.find(({ is_primary }) => is_primary)?.work_site_id ?? main?.work_site_id ?? here[0]?.work_site_id ?? places[0]?.work_site_id;
    if (main && main.work_site_id !== chosen) demoted.push(main.id);
    for (const place of here) if (place.work_site_id === chosen && !place.is_primary) promoted.push(place.id);
    for (const { work_site_id } of places) {
      if (here.some((place) => place.work_site_id === work_site_id)) continue;
      added.push({ employee_id, work_site_id, is_primary: work_site_id === chosen });
    }
  }
  return { added, promoted, demoted };
}
