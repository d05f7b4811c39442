import { serverFacts, serverNow } from '../call/server-time.ts';

/** When a button was pressed, by all clocks there are. */
export interface Moment {
  /** What is not known is left out: a form has no null. */
  readonly facts: { readonly made_at: string; readonly server_at?: string; readonly since_ms?: number; readonly server_code?: string };
  /** The best guess, to be shown; an instant. */
  readonly shown_at: string;
}

export function momentNow(): Moment {
  const announced = serverFacts();
  const since = announced?.since ?? null;
  return {
    facts: {
      made_at: new Date().toISOString(),
      ...(announced && { server_at: new Date(announced.at).toISOString() }),
      ...(since !== null && { since_ms: since }),
      ...(announced?.code !== undefined && { server_code: announced.code }),
    },
    shown_at: new Date(serverNow()).toISOString(),
  };
}
