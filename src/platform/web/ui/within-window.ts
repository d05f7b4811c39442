/** Pixels between a popover and the edge of the window. */
const EDGE = 8;

/** For popovers: as high as the window leaves room for, the rest is scrolled to. */
export const WITHIN_WINDOW = {
  flip: true,
  shift: true,
  size: {
    padding: EDGE,
    apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) => {
      elements.floating.style.maxHeight = `${Math.floor(availableHeight)}px`;
    },
  },
} as const;
