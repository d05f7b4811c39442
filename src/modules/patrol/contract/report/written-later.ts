/** What was written down longer after it happened than that counts as written later: nobody types at once. */
export const LATER_MINUTES = 15;

/** Written when the day was over, say, by the office for a guard. What a device without a network sent later was written at its time. Instants are texts. */
export const isWrittenLater = ({
  recorded_at,
  received_at,
  offline,
}: {
  readonly recorded_at: string;
  readonly received_at: string;
  readonly offline: boolean;
}): boolean => !offline && Date.parse(received_at) - Date.parse(recorded_at) > LATER_MINUTES * 60_000;
