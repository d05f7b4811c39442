/** For today's head in a grid of days that is wider than its box (as `ref`): it stands beside the column of names, behind the day before. */
export function bringToday(head: HTMLElement | null): void {
  if (!head) return;
  // With the frame that is laid out anyway.
  requestAnimationFrame(() => {
    const table = head.closest('table');
    const who = table?.querySelector<HTMLElement>('thead th');
    if (table?.parentElement && who) table.parentElement.scrollLeft = head.offsetLeft - head.offsetWidth - who.offsetWidth;
  });
}
