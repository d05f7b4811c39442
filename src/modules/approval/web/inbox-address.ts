/** The open inbox is part of the address (`#approvals`), so Back closes it, and Back from a record opens it again. */
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

const MARK = '#approvals';
const place = () => window.location.pathname + window.location.search;

export const isInboxOpen = () => window.location.hash === MARK;
export const useInboxOpen = () => useLocationProperty(isInboxOpen);

export function openInbox(): void {
  if (!isInboxOpen()) navigate(place() + MARK, { state: { inbox: true } });
}

export function closeInbox(): void {
  const state = window.history.state as { inbox?: boolean } | null;
  if (state?.inbox) window.history.back();
  else navigate(place(), { replace: true });
}
