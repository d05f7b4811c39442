/** A code counts when two frames agree, one after the other that shows a code: a soft picture may be misread once. Pure. */
export function agreeFrames(before: string | null, read: string | null): { readonly last: string | null; readonly agreed: string | null } {
  if (read === null) return { last: before, agreed: null };
  return { last: read, agreed: read === before ? read : null };
}
