/** Where somebody stood: rule 6 of M04.4 and O23. The great circle by the dot product of two arrows from the middle of the earth. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const arrow = ({ lat, lng }: Point): readonly [number, number, number] => [
  Math.cos(radians(lat)) * Math.cos(radians(lng)),
  Math.cos(radians(lat)) * Math.sin(radians(lng)),
  Math.sin(radians(lat)),
];

/** By the length of the chord, which stays exact for a few metres where an arc cosine does not. */
export function metres(one: Point, other: Point): number {
  const [a, b] = [arrow(one), arrow(other)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * EARTH_M * Math.asin(Math.min(1, chord / 2));
}

export type Stand = 'unchecked' | 'inside' | 'outside' | 'undecided';

/** Nobody can be asked to stand anywhere where no place is known. */
export function standOf(sites: readonly (Point & { readonly radius: number })[], here: Point, accuracy?: number): Stand {
  if (sites.length === 0) return 'unchecked';
  // Metres to the nearest fence; who stands inside of one of their sites stands inside.
  const beyond = Math.min(...sites.map((site) => Math.round(metres(site, here)) - site.radius));
  if (accuracy !== undefined && Math.abs(beyond) <= accuracy) return 'undecided';
  return beyond <= 0 ? 'inside' : 'outside';
}
