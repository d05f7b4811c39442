/** What is sealed of a check-in or check-out that was made without a connection; the browser and the server write the same text. Pure. */
import { sealedText, type SealedEntry } from '#platform/contract/field/sealed-text.ts';
import type { PUNCH_TYPES } from '../field-words.ts';

export interface SealedPunch extends SealedEntry {
  readonly id: number;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  readonly remark?: string | null | undefined;
}

export const punchText = (type: (typeof PUNCH_TYPES)[number], { id, lat, lng, accuracy, remark, ...entry }: SealedPunch): string =>
  sealedText(['mesra.sales.1', type], entry, [id, lat, lng, accuracy, remark?.trim() || null]);
