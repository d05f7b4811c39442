/** A code counts when enough frames agree, one after the other that shows a code: a soft picture may be misread once. Pure. */
export interface Agreement {
  readonly code: string | null;
  /** Frames that showed it. */
  readonly seen: number;
}
export const NOT_YET: Agreement = { code: null, seen: 0 };

/** @param read of the next frame @returns what is agreed upon so far */
export const agreeFrames = (before: Agreement, read: string | null): Agreement =>
  read === null ? before : { code: read, seen: read === before.code ? before.seen + 1 : 1 };
