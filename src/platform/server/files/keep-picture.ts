/** A picture as it is kept: upright, without what cameras write into it (where it was taken is personal), no larger than it is looked at. */
import { invalid } from '#platform/contract/errors.ts';
import { fairApprovers, type Sender } from '../fair-turns.ts';
import { FILE_MESSAGES } from './file.messages.ts';

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly thumbnail: Buffer;
}

/** Longest side of what is kept: fine print of a long receipt can be read. */
const MOST_SIDE = 3200;
export const THUMBNAIL_SIDE = 320;
export const THUMBNAIL_TYPE = 'image/webp';
/** Cameras of phones have 50 megapixels; what unfolds to more than this in memory is refused unread. */
const MOST_MEGAPIXELS = 64;
/** The longest that a panorama of a phone is. */
const MOST_GIVEN_SIDE = 16_384;
/** Longer for its width than any receipt or panorama; what is, takes far longer to be made smaller than its pixels say. */
const MOST_PROPORTION = 30;
const SECONDS = 20;
const OPTIONS = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' } as const;

/** Pictures are turned in threads of libuv, of which files and passwords need some as well. */
const inQueue = fairApprovers(2);

const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** Refuses by the head of the file what would cost too much to unfold; nothing of the picture itself is read. */
async function requireSize(bytes: Buffer, field: string): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(invalid(field, FILE_MESSAGES.brokenPicture)));
  const [longer, shorter] = [Math.max(width, height), Math.max(1, Math.min(width, height))];
  if (width * height > OPTIONS.limitInputPixels) throw invalid(field, FILE_MESSAGES.tooManyPixels, { limit: MOST_MEGAPIXELS });
  if (longer > MOST_GIVEN_SIDE) throw invalid(field, FILE_MESSAGES.tooLong, { limit: MOST_GIVEN_SIDE });
  if (longer > shorter * MOST_PROPORTION) throw invalid(field, FILE_MESSAGES.tooNarrow, { limit: MOST_PROPORTION });
}

/**
 * @param ext of the kinds that browsers show; it stays what it is @param sender whose turn it is
 * @throws AppError 422 on the field when it is too large to unfold, or no whole picture
 */
export async function keepPicture(bytes: Buffer, ext: string, field: string, sender: Sender): Promise<StoredPicture> {
  await requireSize(bytes, field);
  return inQueue(sender, async () => {
    const sharp = await loadSharp();
    const broken = () => invalid(field, FILE_MESSAGES.brokenPicture);
    try {
      const upright = sharp(bytes, OPTIONS).timeout({ seconds: SECONDS }).autoOrient().resize(MOST_SIDE, MOST_SIDE, INSIDE);
      const encoded = ext === 'png' ? upright.png() : ext === 'webp' ? upright.webp({ quality: 88 }) : upright.jpeg({ quality: 88 });
      const stored = await encoded.toBuffer();
      return { bytes: stored, thumbnail: await sharp(stored).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, INSIDE).webp({ quality: 78 }).toBuffer() };
    } catch {
      throw broken();
    }
  });
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
