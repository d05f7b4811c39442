/** How far a grid is scrolled so that a whole column begins beside the names. @param lefts where each column begins */
export const columnAt = (lefts: readonly number[], wanted: number): number => Math.max(0, ...lefts.filter((left) => left <= wanted));

/**
 * For today's head in a grid of days that is wider than its box (as `ref`): it stands beside the column of names, behind the day before;
 * at the end of a month as far to the left as the box can be scrolled.
 */
export function bringToday(head: HTMLElement | null): void {
  if (!head) return;
  // With the frame that is laid out anyway.
  requestAnimationFrame(() => {
    const box = head.closest('table')?.parentElement;
    const [who, ...days] = box?.querySelectorAll<HTMLElement>('thead th') ?? [];
    if (!box || !who) return;
    const wanted = Math.min(head.offsetLeft - head.offsetWidth - who.offsetWidth, box.scrollWidth - box.clientWidth);
    box.scrollLeft = columnAt(
      days.map(({ offsetLeft }) => offsetLeft - who.offsetWidth),
      wanted,
    );
  });
}
