/** For the open one of a strip of tabs (as `ref`): where a narrow screen has it beyond the edge, the strip is scrolled to it. */
export function bringIntoView(item: HTMLElement | null): void {
  const nav = item?.closest('nav');
  if (item && nav && item.offsetLeft + item.offsetWidth > nav.clientWidth) nav.scrollLeft = item.offsetLeft + item.offsetWidth - nav.clientWidth + 24;
}
