/** Which session of a guard on a device something belongs to, by the time that the device gave it. Pure; instants are milliseconds. */

/** A clock may be off by so much: nothing of the first and last minutes is lost by it. */
export const LEAD_MS = 5 * 60_000;

export interface SessionSpan {
  /** The later of the sign-in and the pairing of the device. */
  readonly begins: number;
  readonly ends: number;
  /** Which site the device served then. */
  readonly site_id: number;
}

export const isWithin = ({ begins, ends }: Pick<SessionSpan, 'begins' | 'ends'>, at: number): boolean => at >= begins - LEAD_MS && at <= ends + LEAD_MS;

/** One that holds the instant goes before one that only its tolerance reaches; of two such the later one. null: the guard was not signed in on the device then. */
export function sessionAt<S extends SessionSpan>(sessions: readonly S[], at: number): S | null {
  let holds: S | null = null;
  let near: S | null = null;
  for (const session of sessions) {
    if (!isWithin(session, at)) continue;
    if (near === null || session.begins >= near.begins) near = session;
    if (at >= session.begins && at <= session.ends && (holds === null || session.begins >= holds.begins)) holds = session;
  }
  return holds ?? near;
}
