/** What is sealed of a punch that was made without a connection; the browser and the server write the same text. Pure. */
import { sealedText, type SealedEntry } from '#platform/contract/field/sealed-text.ts';
import type { PunchType } from '../attendance.schema.ts';

export interface ChainedEntry extends SealedEntry {
  readonly type: PunchType;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  readonly remark?: string | null | undefined;
}

export const chainText = ({ type, lat, lng, accuracy, remark, ...entry }: ChainedEntry): string =>
  sealedText(['mesra.attendance.1', type], entry, [lat, lng, accuracy, remark?.trim() || null]);
