/**
 * When a guard came on duty and left, out of sessions on devices. A function of the SET of sessions, so that it does not matter in which order they become
 * known. Pure; instants are milliseconds.
 */

/** Whoever signs in again within so long after a session (it was over after its hours, the phone was changed) has not been away. */
export const AWAY_MS = 30 * 60_000;

export interface DutySession {
  readonly id: number;
  readonly begins: number;
  /** When it is over, whoever ended it. */
  readonly ends: number;
  /** The guard ended it, and nobody else. */
  readonly signed_out: boolean;
}
export interface DutyPunch {
  /** By which it is known, however often it is worked out. */
  readonly session_id: number;
  readonly type: 'checkin' | 'checkout';
  readonly at: number;
}

export interface Duty {
  readonly sessions: readonly DutySession[];
  readonly punches: readonly DutyPunch[];
}

/** What an earlier session says of the end (a phone that was handed back, or forgotten) does not count, and of a duty that nobody signed out of nothing says when it ended. */
function dutyOf(sessions: readonly DutySession[]): Duty {
  const [first, last] = [sessions[0], sessions.at(-1)];
  const came = first ? [{ session_id: first.id, type: 'checkin' as const, at: first.begins }] : [];
  const left = last?.signed_out ? [{ session_id: last.id, type: 'checkout' as const, at: last.ends }] : [];
  return { sessions, punches: [...came, ...left] };
}

/** Sessions that follow each other are one duty: its first one says when the guard came, and the one that began last when they left. In the order of time. */
export function dutiesOf(sessions: readonly DutySession[]): Duty[] {
  const groups: DutySession[][] = [];
  for (const session of [...sessions].sort((a, b) => a.begins - b.begins || a.id - b.id)) {
    const last = groups.at(-1)?.at(-1);
    if (last && session.begins <= last.ends + AWAY_MS) groups.at(-1)?.push(session);
    else groups.push([session]);
  }
  return groups.map(dutyOf);
}
