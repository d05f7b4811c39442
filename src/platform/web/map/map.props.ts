import type { LatLng } from '#platform/contract/geo.ts';
import type { Tone } from '#platform/contract/status.ts';

export interface MapMarker extends LatLng {
  readonly id: string | number;
  readonly name: string;
  /** Second line in the list. */
  readonly note?: string | undefined;
  readonly tone?: Tone | undefined;
  /** A dot without a number, which stands at its place though others cover it: one of many people. */
  readonly dot?: boolean | undefined;
  readonly draggable?: boolean | undefined;
  /** Metres around it, drawn as a circle. */
  readonly radius?: number | undefined;
}

/** A way from point to point. */
export interface MapLine {
  readonly name: string;
  readonly points: readonly LatLng[];
}

export interface MapViewProps {
  readonly markers?: readonly MapMarker[] | undefined;
  /** Drawn beneath the markers; a list says the same. */
  readonly lines?: readonly MapLine[] | undefined;
  /** Absent: all of the markers and their circles. */
  readonly centre?: LatLng | undefined;
  /** Default 18. */
  readonly zoom?: number | undefined;
  /** A pin was dragged (`id`), or the ground was clicked. */
  readonly onMove?: ((point: LatLng, id?: string | number) => void) | undefined;
  readonly onMarker?: ((id: string | number) => void) | undefined;
  readonly label?: string | undefined;
}
