/** A new claim, or one that is changed or done once more. */
export interface ClaimTask {
  readonly id: number | null;
  readonly isCopy: boolean;
}
