/** What a browser has and jsdom lacks, as far as the components ask for it. */
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

const page = globalThis as unknown as Record<string, unknown>;
// React asks its tests to say that they wait for updates.
page['IS_REACT_ACT_ENVIRONMENT'] = true;
page['ResizeObserver'] ??= Observer;
page['IntersectionObserver'] ??= Observer;
page['matchMedia'] ??= (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
const element = (page['HTMLElement'] as { prototype: Record<string, unknown> }).prototype;
element['scrollIntoView'] ??= () => undefined;
// It rests as soon as nothing of its own is left to do.
page['requestIdleCallback'] ??= (act: () => void) => setTimeout(act);
page['cancelIdleCallback'] ??= clearTimeout;
page['scrollTo'] = () => undefined;
