/** At which outlet a promoter is at home, so that the same face stays at the same shelf. Pure. */

export interface MayBeAtHome {
  readonly id: number;
  readonly default_outlet_id: number | null;
  /** Schedules of the last weeks by outlet. */
  readonly worked: ReadonlyMap<number, number>;
}

/**
 * The outlet that the project says, else where they worked most; whoever has neither is shared out to where most is needed for each promoter at home.
 * @param demand heads by outlet @returns by promoter
 */
export function homesOf(people: readonly MayBeAtHome[], demand: ReadonlyMap<number, number>): Map<number, number> {
  const homes = new Map<number, number>();
  for (const { id, default_outlet_id, worked } of people) {
    if (default_outlet_id !== null) homes.set(id, default_outlet_id);
    else {
      const [most] = [...worked].filter(([outlet]) => demand.has(outlet)).sort(([a, n], [b, m]) => m - n || a - b);
      if (most) homes.set(id, most[0]);
    }
  }
  const living = (outlet: number) => [...homes.values()].filter((home) => home === outlet).length;
  for (const { id } of people) {
    if (homes.has(id)) continue;
    const [neediest] = [...demand].map(([outlet, heads]) => [outlet, heads / (living(outlet) + 1)] as const).sort(([a, n], [b, m]) => m - n || a - b);
    if (neediest) homes.set(id, neediest[0]);
  }
  return homes;
}

interface Address {
  readonly state: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
}

/** In the prices of the solver, where a schedule above the fair share costs 3: each kind of nearness is worth about one. */
const [AT_HOME, KNOWN, NEAR, FAR] = [-4, -2, -1, 4];

const same = (a: string | null, b: string | null) => a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** What it costs somebody to work at an outlet: below 0 they would like to. Nobody's home is known better than by its address. */
export function tasteFor(person: Address & Pick<MayBeAtHome, 'worked'>, home: number | undefined, outlet: Address & { readonly id: number }): number {
  const known = home === outlet.id ? AT_HOME : person.worked.has(outlet.id) ? KNOWN : 0;
  const near = same(person.postcode, outlet.postcode) || same(person.city, outlet.city);
  const far = person.state !== null && outlet.state !== null && !same(person.state, outlet.state);
  return known + (near ? NEAR : far ? FAR : 0);
}
