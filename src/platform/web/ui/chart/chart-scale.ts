/** The scale of a chart: from zero, in steps that read well. Pure. */

const STEPS = [1, 2, 2.5, 5, 10] as const;
/** More lines than this are a pattern, not a scale. */
const MOST = 4;

export interface ChartScale {
  /** The values that are written beside the drawing, zero first. */
  readonly ticks: readonly number[];
  /** The upper edge of the drawing. */
  readonly top: number;
}

/**
 * @param max the largest value drawn; at or below zero there is nothing to tell but zero
 * @param whole of things that are counted: no half a person
 */
export function scaleTo(max: number, whole: boolean): ChartScale {
  if (max <= 0) return { ticks: [0], top: 1 };
  const wanted = max / MOST;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const steps = STEPS.map((step) => step * unit);
  const step = whole
    ? Math.max(1, Math.ceil(steps.find((each) => each >= wanted && Number.isInteger(each)) ?? wanted))
    : (steps.find((each) => each >= wanted) ?? wanted);
  const count = Math.max(1, Math.ceil(max / step));
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
  return { ticks, top: ticks.at(-1) ?? 1 };
}

/** Of the height of the drawing, in percent. */
export const shareOf = (value: number, top: number): number => Math.min(100, Math.max(0, (value / top) * 100));

/** A digit or letter of a name, and what stands between two names, in pixels. */
const SIGN = 6.5;
const BETWEEN = 10;
/** Widths of the drawing, in pixels, at which names are left out: those of the stylesheet. */
const ROOMS = [440, 640, 960, 1280] as const;

/** The narrowest width at which every name below a drawing has room; `more`: none of them. */
export function roomFor(names: readonly string[]): (typeof ROOMS)[number] | 'more' {
  const needed = names.length * (Math.max(0, ...names.map(({ length }) => length)) * SIGN + BETWEEN);
  return ROOMS.find((room) => needed <= room) ?? 'more';
}
