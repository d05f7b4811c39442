/** The keys of whoever decides one after the other: A or E the usual way, V the review where it is not the usual way, R the refusal. */
import { useEffect, useRef } from 'react';
import { actionOf, type Request } from './use-defer.ts';

/** To the next and to the previous. */
export const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

/** The usual way stands first. */
export function actionFor(key: string, request: Pick<Request, 'actions'>): string | undefined {
  if (key === 'a' || key === 'e') return request.actions.find(({ danger }) => !danger)?.key;
  if (key === 'v') return actionOf(request, 'review')?.key;
  return key === 'r' ? request.actions.find(({ danger }) => danger)?.key : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Every key that is pressed alone, and not to write something. */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => unknown): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) void latest.current(event.key.toLowerCase(), event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
