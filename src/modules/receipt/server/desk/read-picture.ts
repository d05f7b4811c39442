/** What a picture of a receipt says: read as it is, and once more in even light where no total can be trusted. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { readWords } from '../../contract/find/read-words.ts';
import { isSure, type Proposals } from '../../contract/receipt.schema.ts';
import { recognise, recogniseInShadow, type Recognised } from './recognise.ts';

export interface ReadPicture extends Pick<Recognised, 'pieces' | 'upright'> {
  readonly found: Proposals;
}

/** @throws NoPicture */
export async function readPicture(bytes: Uint8Array, today: CalendarDate, progress: (share: number) => void): Promise<ReadPicture> {
  const { pieces, upright, ...picture } = await recognise(bytes, progress);
  const first = readWords(pieces, picture, today);
  // The second takes as long again, and reads faded print worse. Without a letter there is nothing to read.
  if (isSure(first.amount) || pieces.length === 0) return { pieces, upright, found: first };
  const again = await recogniseInShadow(upright ?? bytes);
  const second = readWords(again.pieces, picture, today);
  const isBetter = isSure(second.amount);
  return { pieces: isBetter ? again.pieces : pieces, upright, found: surer(first, second) };
}

/** Of each the one that is surer. */
export function surer(one: Proposals, other: Proposals): Proposals {
  const of = <Key extends keyof Proposals>(key: Key) => ((other[key]?.confidence ?? 0) > (one[key]?.confidence ?? 0) ? other[key] : one[key]);
  return { amount: of('amount'), date: of('date'), merchant: of('merchant'), number: of('number') };
}
