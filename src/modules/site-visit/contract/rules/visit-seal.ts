/** What is sealed of the start and the end of a visit; the browser and the server write the same text. Pure. */
import { sealedText, type SealedEntry } from '#platform/contract/field/sealed-text.ts';

export interface SealedVisit extends SealedEntry {
  readonly type: 'start' | 'end';
  /** The visit, or the start that made it. */
  readonly visit: string | number | null;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly accuracy?: number | null | undefined;
  /** Purpose of a start, outcome of an end. */
  readonly about?: string | null | undefined;
  readonly remark?: string | null | undefined;
}

export const visitText = ({ type, visit, lat, lng, accuracy, about, remark, ...entry }: SealedVisit): string =>
  sealedText(['mesra.site-visit.1', type], entry, [visit, lat, lng, accuracy, about?.trim() || null, remark?.trim() || null]);
