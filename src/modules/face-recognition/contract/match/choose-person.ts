/** Who a face belongs to, of those it was compared with: the most alike, where nobody else is nearly so. */
export interface Likeness {
  readonly employee_id: number;
  /** 0 … 1 */
  readonly similarity: number;
}

export interface Chosen {
  readonly employee_id: number | null;
  /** Percent, of the most alike whether it is enough or not. */
  readonly confidence: number;
  /** Why nobody was chosen. */
  readonly why: 'unsure' | 'ambiguous' | null;
}

/** As near as this to the most alike, and it could be either. */
export const TOO_CLOSE = 0.05;

/** @param alike the two most alike at least, of different people @param threshold percent */
export function choosePerson(alike: readonly Likeness[], threshold: number): Chosen {
  const [best, second] = alike.toSorted((a, b) => b.similarity - a.similarity);
  const confidence = Math.round((best?.similarity ?? 0) * 100);
  if (!best || confidence < threshold) return { employee_id: null, confidence, why: 'unsure' };
  if (second && second.employee_id !== best.employee_id && second.similarity > best.similarity - TOO_CLOSE)
    return { employee_id: null, confidence, why: 'ambiguous' };
  return { employee_id: best.employee_id, confidence, why: null };
}
