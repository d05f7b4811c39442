/** An EAN-13 barcode as a phone's camera sees it (ISO/IEC 15420): bars of `MODULE` pixels with a quiet zone on both sides. */
import sharp from 'sharp';

/** Widths of the four stripes of a digit in set A; set B is its mirror, set C has the widths of A. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Which of the six left digits are of set B, by the first digit. */
const MIRRORED = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'];
const MODULE = 4;
const HEIGHT = 240;

function stripesOf(code: string): number[] {
  const [first, ...digits] = [...code].map(Number) as [number, ...number[]];
  const of = (digit: number | undefined) => [...(WIDTHS[digit ?? 0] as string)].map(Number);
  const left = digits.slice(0, 6).map((digit, at) => (MIRRORED[first]?.includes(String(at)) ? of(digit).toReversed() : of(digit)));
  return [1, 1, 1, ...left.flat(), 1, 1, 1, 1, 1, ...digits.slice(6).flatMap(of), 1, 1, 1];
}

/** @param code thirteen digits @returns a JPEG of 640 × 480 */
export async function drawBarcode(code: string): Promise<Buffer> {
  let x = (640 - 95 * MODULE) / 2;
  const bars = stripesOf(code).map((width, at) => {
    const bar = at % 2 === 0 ? `<rect x="${x}" y="${(480 - HEIGHT) / 2}" width="${width * MODULE}" height="${HEIGHT}"/>` : '';
    x += width * MODULE;
    return bar;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#fff"/>${bars.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
