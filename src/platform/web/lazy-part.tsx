import { createElement, lazy, useState, type ComponentType } from 'react';
import type { Preloadable } from './ui/drawer/opens.ts';
import { later } from './ui/light/on-approach.tsx';

/**
 * A part that loads by itself. As `lazy`, but what is loaded is drawn at once: React lets `lazy` wait for a turn even then, shows what stands
 * in for it, and keeps that for 300 ms.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & Preloadable {
  const part = later(load);
  const Waiting = lazy(async () => ({ default: await part.load() }));
  function Part(props: P) {
    // Once for each place: whoever stands there stays.
    const [drawn] = useState<ComponentType<P>>(() => part.now() ?? Waiting);
    return createElement(drawn, props);
  }
  return Object.assign(Part, { preload: () => void part.load().catch(() => undefined) });
}
