/**
 * Codes of a screen at a checkpoint that change every thirty seconds: TOTP of RFC 6238 with eight digits, so that a photograph of one is worth
 * nothing a minute later. Pure.
 */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 8;
/** Steps that a code is taken for after its own: a scan takes a moment. */
export const STEPS_OFF = 1;
/** A phone is behind the server by the time that its last answer took: for so long a code is taken before its own step. */
const LEAD_MS = 3000;

export const stepOf = (at: number): number => Math.floor(at / 1000 / STEP_SECONDS);

export interface RotatingTag {
  readonly checkpoint_id: number;
  readonly code: string;
}
const WRITTEN = /^MESRA-(\d{1,15})-(\d{8})$/;

/** `MESRA-12-12345678` */
export const rotatingTag = ({ checkpoint_id, code }: RotatingTag): string => `MESRA-${checkpoint_id}-${code}`;
/** null: the tag is another one. */
export function readRotatingTag(tag: string | null | undefined): RotatingTag | null {
  const [, point, code] = WRITTEN.exec(tag ?? '') ?? [];
  return point && code ? { checkpoint_id: Number(point), code } : null;
}

/** From when to when a screen had its secret, in milliseconds; `ended` null: it has it still. */
export interface Shown {
  readonly made: number;
  readonly ended: number | null;
}

/** The steps whose codes a scan of a moment may show: its own, the one before and one that is seconds away, as far as the screen showed them. */
export function acceptedSteps(at: number, { made, ended }: Shown): readonly number[] {
  const [first, next] = [stepOf(at) - STEPS_OFF, stepOf(at + LEAD_MS)];
  const last = ended === null ? next : Math.min(next, stepOf(ended));
  return Array.from({ length: next - first + 1 }, (_, n) => next - n).filter((step) => step >= stepOf(made) && step <= last);
}
