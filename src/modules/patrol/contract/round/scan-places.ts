/** Where scans were made: away from the pin, and one tag at two places. Pure. */
import { distanceMetres } from '#platform/contract/geo.ts';

export interface Scan {
  /** The name that its device gave it. */
  readonly ref: string;
  /** null: no checkpoint has the tag. */
  readonly checkpoint_id: number | null;
  readonly at: number;
  readonly received: number;
  /** Made without a network and sent later. */
  readonly offline: boolean;
  /** It shows a code that changes, of another time. */
  readonly stale?: boolean | undefined;
  /** The number of its guard; a phone knows of its own scans alone, and leaves it to the server. */
  readonly guard?: number | undefined;
  /** Whether its guard is planned for the operation; a phone leaves it to the server. */
  readonly planned?: boolean | undefined;
  readonly position: { readonly lat: number; readonly lng: number; readonly accuracy_m: number } | null;
  /** What its place came to, of a scan whose position is kept no longer. */
  readonly settled?: { readonly distance_m: number | null; readonly isFar: boolean; readonly isCopied: boolean } | undefined;
}

export interface ScannedPoint {
  readonly id: number;
  /** A place without a tag: who scans it must be there. */
  readonly gps: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Of a GPS point. */
  readonly radius_m: number | null;
  readonly far_m: number;
}

/** Metres a second that nobody walks: a run of some length. */
const FASTEST = 4;

/** What a position says beyond its own error. A tag that was scanned without a position says nothing. */
export function farBy(
  { gps, lat, lng, radius_m, far_m }: ScannedPoint,
  { position, settled }: Pick<Scan, 'position' | 'settled'>,
): { distance_m: number | null; isFar: boolean; isThere: boolean } {
  if (settled) return { distance_m: settled.distance_m, isFar: settled.isFar && !gps, isThere: !gps || !settled.isFar };
  if (position === null || lat === null || lng === null) return { distance_m: null, isFar: false, isThere: !gps };
  const distance = distanceMetres({ lat, lng }, position);
  const sure = distance - position.accuracy_m;
  const distance_m = Math.round(distance);
  if (gps) return { distance_m, isFar: false, isThere: sure <= (radius_m ?? 0) };
  return { distance_m, isFar: sure > far_m, isThere: true };
}

/**
 * Of two scans of one tag at two places, the second sooner than a person gets there, the one farther from where the tag is; where nobody knows where it is, the
 * second. @param ordered by time @param points by their numbers
 */
export function copiedScans(ordered: readonly Scan[], points: ReadonlyMap<number, ScannedPoint>): ReadonlySet<string> {
  const away = ({ checkpoint_id, position }: Scan): number | null => {
    const pin = points.get(checkpoint_id ?? 0);
    return !position || !pin || pin.lat === null || pin.lng === null ? null : distanceMetres({ lat: pin.lat, lng: pin.lng }, position);
  };
  const last = new Map<number, Scan>();
  const copied = new Set<string>();
  for (const scan of ordered) {
    if (scan.settled?.isCopied) copied.add(scan.ref);
    if (scan.checkpoint_id === null || scan.position === null) continue;
    const before = last.get(scan.checkpoint_id);
    if (before?.position) {
      const apart = distanceMetres(before.position, scan.position) - before.position.accuracy_m - scan.position.accuracy_m;
      if (apart > (FASTEST * (scan.at - before.at)) / 1000 && apart > 0) copied.add((away(before) ?? 0) > (away(scan) ?? 0) ? before.ref : scan.ref);
    }
    last.set(scan.checkpoint_id, scan);
  }
  return copied;
}
