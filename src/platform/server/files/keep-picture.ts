/** A picture as it is kept: upright, without what cameras write into it (where it was taken is personal), no larger than it is looked at. */
import { invalid } from '#platform/contract/errors.ts';
import { turns } from '../turns.ts';
import { FILE_MESSAGES } from './file.messages.ts';

export interface KeptPicture {
  readonly bytes: Buffer;
  readonly thumbnail: Buffer;
}

/** Longest side of what is kept: fine print of a long receipt can be read. */
const MOST_SIDE = 3200;
export const THUMBNAIL_SIDE = 320;
export const THUMBNAIL_TYPE = 'image/webp';
/** Cameras of phones have 50 megapixels; what unfolds to more than this in memory is refused unread. */
const MOST_MEGAPIXELS = 64;
const SECONDS = 20;

/** Pictures are turned in threads of libuv, of which files and passwords need some as well. */
const inTurn = turns(2);

/** @param ext of the kinds that browsers show; it stays what it is @throws AppError 422 on the field when it is too large to unfold, or no whole picture */
export function keepPicture(bytes: Buffer, ext: string, field: string): Promise<KeptPicture> {
  return inTurn(async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    const broken = () => invalid(field, FILE_MESSAGES.brokenPicture);
    const options = { limitInputPixels: MOST_MEGAPIXELS * 1_000_000, failOn: 'error' } as const;
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
      .metadata()
      .catch(() => Promise.reject(broken()));
    if (width * height > options.limitInputPixels) throw invalid(field, FILE_MESSAGES.tooManyPixels, { limit: MOST_MEGAPIXELS });
    try {
      const upright = sharp(bytes, options).timeout({ seconds: SECONDS }).autoOrient().resize(MOST_SIDE, MOST_SIDE, INSIDE);
      const encoded = ext === 'png' ? upright.png() : ext === 'webp' ? upright.webp({ quality: 88 }) : upright.jpeg({ quality: 88 });
      const kept = await encoded.toBuffer();
      return { bytes: kept, thumbnail: await sharp(kept).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, INSIDE).webp({ quality: 78 }).toBuffer() };
    } catch {
      throw broken();
    }
  });
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;
