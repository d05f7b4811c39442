/** The open inbox is part of the address (`#approvals`), so Back closes it, and Back from a record opens it again. */
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

const MARK = '#approvals';
/** Before the group that it opens at. */
const AT = `${MARK}=`;
const place = () => window.location.pathname + window.location.search;

export const isInboxOpen = () => window.location.hash === MARK || window.location.hash.startsWith(AT);
export const useInboxOpen = () => useLocationProperty(isInboxOpen);

/** The key of the group that the address names; null: none. */
export function inboxAt(): string | null {
  const { hash } = window.location;
  return hash.startsWith(AT) ? decodeURIComponent(hash.slice(AT.length)) : null;
}

/** @param at key of the group to begin with */
export function openInbox(at?: string): void {
  if (!isInboxOpen()) navigate(place() + (at === undefined ? MARK : AT + encodeURIComponent(at)), { state: { inbox: true } });
}

export function closeInbox(): void {
  const state = window.history.state as { inbox?: boolean } | null;
  if (state?.inbox) window.history.back();
  else navigate(place(), { replace: true });
}
