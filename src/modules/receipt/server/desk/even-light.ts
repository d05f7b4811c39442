/** A grey picture divided by the light around each of its places, so that paper is white also where a shadow lies on it. */
import sharp, { type OutputInfo } from 'sharp';

/** Wider than the strokes of a letter, narrower than a shadow: a share of the longer side. */
const AROUND = 1 / 50;
const WHITE = 255;

interface Grey {
  readonly data: Buffer;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/** The light of each square of a grid: the brightest in it is paper. */
function brightest({ data, info: { width, height, channels } }: Grey, side: number): { bytes: Buffer; across: number; down: number } {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const bytes = Buffer.alloc(across * down);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < width; x += 1) {
      const square = row + Math.floor(x / side);
      bytes[square] = Math.max(bytes[square] ?? 0, data[(y * width + x) * channels] ?? 0);
    }
  }
  return { bytes, across, down };
}

/** @returns a PNG */
export async function evenedOut(grey: Grey): Promise<Buffer> {
  const { width, height, channels } = grey.info;
  const side = Math.max(4, Math.round(Math.max(width, height) * AROUND));
  const { bytes, across, down } = brightest(grey, side);
  const light = await sharp(bytes, { raw: { width: across, height: down, channels: 1 } })
    .resize(across * side, down * side, { fit: 'fill', kernel: 'linear' })
    .extract({ left: 0, top: 0, width, height })
    .greyscale()
    .raw()
    .toBuffer();
  const even = Buffer.alloc(width * height);
  for (let at = 0; at < even.length; at += 1) {
    even[at] = Math.min(WHITE, Math.round(((grey.data[at * channels] ?? 0) * WHITE) / Math.max(1, light[at] ?? WHITE)));
  }
  return sharp(even, { raw: { width, height, channels: 1 } })
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
