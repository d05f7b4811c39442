/** For the open one of a strip of tabs (as `ref`): where a narrow screen has it beyond the edge, the strip is scrolled to it. */
export function bringIntoView(item: HTMLElement | null): void {
  if (!item) return;
  // With the frame that is laid out anyway: to ask sooner lays out the page while it is drawn.
  requestAnimationFrame(() => {
    const nav = item.closest('nav');
    if (nav && item.offsetLeft + item.offsetWidth > nav.clientWidth) nav.scrollLeft = item.offsetLeft + item.offsetWidth - nav.clientWidth + 24;
  });
}

/** For the present one of a long list in a pane (`data-pane`) that scrolls down (as `ref`): where it is above or below the edge, the pane is scrolled to it. */
export function bringIntoPane(item: HTMLElement | null): void {
  if (!item) return;
  requestAnimationFrame(() => {
    const pane = item.closest('[data-pane]');
    if (!pane) return;
    const [own, edge] = [item.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (own.bottom > edge.bottom) pane.scrollTop += own.bottom - edge.bottom + 24;
    else if (own.top < edge.top) pane.scrollTop -= edge.top - own.top + 24;
  });
}
