/** A statement that PostgreSQL keeps and that no longer fits: its tables were changed since, or it was forgotten on the way. */

interface DatabaseError {
  readonly code?: string;
  readonly routine?: string;
  readonly cause?: unknown;
}

/** Such a connection refuses it for ever, so it is given up. Looks through what the query builder wraps around the driver's error. */
export function isStaleStatement(error: unknown): boolean {
  for (let at = error as DatabaseError | undefined, depth = 0; at && depth < 5; at = at.cause as DatabaseError | undefined, depth += 1) {
    if (at.code === '26000' || (at.code === '0A000' && at.routine === 'RevalidateCachedQuery')) return true;
  }
  return false;
}
