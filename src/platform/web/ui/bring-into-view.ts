/** For the open one of a strip of tabs (as `ref`): where a narrow screen has it beyond the edge, the strip is scrolled to it. */
export function bringIntoView(item: HTMLElement | null): void {
  if (!item) return;
  // With the frame that is laid out anyway: to ask sooner lays out the page while it is drawn.
  requestAnimationFrame(() => {
    const nav = item.closest('nav');
    if (nav && item.offsetLeft + item.offsetWidth > nav.clientWidth) nav.scrollLeft = item.offsetLeft + item.offsetWidth - nav.clientWidth + 24;
  });
}
