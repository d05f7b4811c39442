/** What jsdom lacks and the components ask for. Import before anything that renders. */
import { vi } from 'vitest';

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** `(max-width: 48em)` holds while `phone` is true; everything else does not. */
export const screenState = { phone: false };

export function prepareDom(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('max-width') && screenState.phone,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  document.elementsFromPoint = () => [];
  // Older documents have no font set; growing text fields ask for it.
  if (!('fonts' in document)) Object.assign(document, { fonts: { addEventListener: () => undefined, removeEventListener: () => undefined } });
}
