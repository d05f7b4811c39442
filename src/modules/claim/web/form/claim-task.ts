import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';

/** A new claim, or one that is changed or done once more. */
export interface ClaimTask {
  readonly id: number | null;
  readonly isCopy: boolean;
  /** What was typed before and could not be sent. */
  readonly kept?: UnsentCall;
}
