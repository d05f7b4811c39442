/**
 * Keeps unsaved work: while a guard stands, leaving the page asks first. Covers our own links, the
 * browser's Back button and closing the tab. The portal's router must be `<Router {...GUARDED_ROUTER}>`.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { navigate as go } from 'wouter/use-browser-location';

type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();
const listeners = new Set<() => void>();
const pathNow = () => window.location.pathname;
let shown: { path: string; href: string } | null = null;
let asking = false;

const hrefNow = () => window.location.pathname + window.location.search + window.location.hash;
const show = () => {
  shown = { path: pathNow(), href: hrefNow() };
  for (const listener of listeners) listener();
};

/** Adds a question that must be answered with true before the page changes. Answers how to take it away. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** May the page be left now? Asks every guard in turn. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard())) return false;
  return true;
}

async function leaveFor(href: string): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    if (!(await mayLeave())) return;
    guards.clear();
    go(href);
  } finally {
    asking = false;
  }
}

function onLocation(): void {
  if (!shown || guards.size === 0 || pathNow() === shown.path) return show();
  // Back was pressed over unsaved work: put the address back, then ask.
  const wanted = hrefNow();
  window.history.pushState(null, '', shown.href);
  void leaveFor(wanted);
}

const EVENTS = ['popstate', 'pushState', 'replaceState'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) for (const event of EVENTS) window.addEventListener(event, onLocation);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of EVENTS) window.removeEventListener(event, onLocation);
  };
}

/** Goes to an address of the portal, asking first where work is unsaved. */
export function navigateTo(href: string, options: { replace?: boolean; state?: unknown } = {}): void {
  const target = href.split(/[?#]/)[0];
  if (guards.size > 0 && target !== pathNow()) void leaveFor(href);
  else go(href, options);
}

/** The location hook of the portal's router: `<Router hook={useGuardedLocation}>`. @param router its path where there is no window */
export function useGuardedLocation({ ssrPath }: { readonly ssrPath?: string | undefined } = {}): [string, typeof navigateTo] {
  const path = useSyncExternalStore(
    subscribe,
    () => (shown && guards.size > 0 ? shown.path : pathNow()),
    () => ssrPath ?? pathNow(),
  );
  return [path, navigateTo];
}

/** For the router: `<Router {...GUARDED_ROUTER}>`. */
export const GUARDED_ROUTER = { hook: useGuardedLocation } as const;

/** While `active`, leaving asks `guard`, and closing the tab warns. */
export function useLeaveGuard(active: boolean, guard: Guard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    if (!active) return undefined;
    if (!shown || guards.size === 0) shown = { path: pathNow(), href: hrefNow() };
    const remove = addGuard(() => latest.current());
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      remove();
      window.removeEventListener('beforeunload', warn);
    };
  }, [active]);
}
