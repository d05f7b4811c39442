/** Of the grid in which cards stand below each other, column by column (`.cards` in the style sheet). */
const ROW = 4;
const GAP = 16;

/** As many of its rows as a card of this height takes, with the gap below it. */
export const rowsFor = (height: number) => ({ '--rows': Math.ceil((height + GAP) / ROW) });

/** A cell takes the rows of its card, also when that grows: a card ends with its content, and the next follows below it. */
export function fitRows(cell: HTMLElement | null): (() => void) | undefined {
  if (!cell) return undefined;
  const sizes = new ResizeObserver(() => cell.style.setProperty('--rows', `${rowsFor(cell.offsetHeight)['--rows']}`));
  sizes.observe(cell);
  return () => sizes.disconnect();
}
