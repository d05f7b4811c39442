/**
 * Whose Escape it is. Every open drawer hears the key; only the one opened last may close, and none while a question
 * stands above it. (Popups answer the key before anybody hears it.)
 */
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { feedbackState, onFeedback } from '../../feedback.ts';
import { rememberFocus } from '../../focus-return.ts';

const layers: symbol[] = [];
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

function onLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothingAbove = () => feedbackState().questions.length === 0;

/** At most one drawer is open, and nothing asks above it: keys of the page may act. */
export const standsAlone = () => layers.length <= 1 && nothingAbove();

/** The kit gives the focus back when a drawer is closed, not when it goes away as it stands; most here do. */
function useFocusBackFrom(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const giveBack = rememberFocus();
    // After the drawer has left the page.
    return () => queueMicrotask(giveBack);
  }, [opened]);
}

/** For `closeOnEscape` of a drawer or dialog, which also gives the focus back to where it was opened from. */
export function useTopLayer(opened = true): boolean {
  const [layer] = useState(() => Symbol('layer'));
  useFocusBackFrom(opened);
  useEffect(() => {
    if (!opened) return undefined;
    layers.push(layer);
    notify();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      notify();
    };
  }, [opened, layer]);
  const top = useSyncExternalStore(onLayers, () => layers.at(-1) === layer);
  const clear = useSyncExternalStore(onFeedback, nothingAbove);
  return top && clear;
}
