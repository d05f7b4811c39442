/**
 * Codes of a screen at a checkpoint that change every thirty seconds: TOTP of RFC 6238 with eight digits, so that a photograph of one is worth
 * nothing a minute later. Pure.
 */
export const STEP_SECONDS = 30;
export const CODE_DIGITS = 8;
/** Steps before and after its own in which a code is taken: the clock of the screen may be off, and a scan takes a moment. */
export const STEPS_OFF = 1;

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

/** The steps whose codes a scan of a moment may show. */
export const acceptedSteps = (at: number): readonly number[] => {
  const own = stepOf(at);
  return Array.from({ length: 2 * STEPS_OFF + 1 }, (_, n) => own - STEPS_OFF + n);
};
