/** A piece of a page that is placed whole: a line of a paragraph, a row of a table, a picture. */
export interface Slice {
  readonly height: number;
  paint(x: number, y: number): void;
  /** Never the last thing on a page: a heading, a caption, the head of a table. */
  readonly keepWithNext?: boolean;
  /** Painted first where this slice begins a new page: the repeated head of a table. */
  readonly onNewPage?: Slice;
  /** Parts it where it is taller than a page: what fits into `height`, and the rest. */
  split?(height: number): readonly [Slice, Slice] | null;
  /** Placed in its stead where it is taller than a page and cannot be parted. */
  readonly instead?: readonly Slice[];
  /** Ends the page instead of being painted. */
  readonly breaksPage?: boolean;
}

export const gap = (height: number): Slice => ({ height, paint: () => undefined });

export const heightOf = (slices: readonly Slice[]) => slices.reduce((sum, slice) => sum + slice.height, 0);
