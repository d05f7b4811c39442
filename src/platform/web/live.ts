/**
 * Live messages inside the portal: whoever holds the socket publishes, whoever is interested listens.
 * Channels are per user and per company; the socket joins them by token and company id. A message that went by unheard
 * comes as its type alone, without a subject and data.
 */
import { useEffect, useRef } from 'react';
import type { LiveMessage } from './module.ts';

export type LiveHandler = (message: LiveMessage) => void;

const handlers = new Map<string, Set<LiveHandler>>();

/** Hands a message to all who listen for its type, and to those who listen for `*`. */
export function publishLive(message: LiveMessage): void {
  for (const type of [message.notification_type, '*']) {
    for (const handler of handlers.get(type) ?? []) handler(message);
  }
}

/** Listens for a type (`*`: all). Answers how to stop. */
export function listenLive(type: string, handler: LiveHandler): () => void {
  const set = handlers.get(type) ?? new Set<LiveHandler>();
  handlers.set(type, set);
  set.add(handler);
  return () => set.delete(handler);
}

/** Listens while the component stands; always calls the newest handler. */
export function useLive(type: string | readonly string[], handler: LiveHandler): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const key = typeof type === 'string' ? type : type.join('|');
  useEffect(() => {
    const stops = key.split('|').map((each) => listenLive(each, (message) => latest.current(message)));
    return () => stops.forEach((stop) => stop());
  }, [key]);
}
