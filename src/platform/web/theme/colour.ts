/** Colour arithmetic: contrast as WCAG 2.2 defines it, shades in OKLCH so that equal steps look equal. */

export type Hex = `#${string}`;
type Triple = readonly [number, number, number];

export const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const channels = (hex: string): Triple => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

export function fromOklch({ l, c, h }: Oklch): Hex {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const two = (value: number) =>
    Math.round(Math.min(1, Math.max(0, gamma(value))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

/** Index of the brand colour itself among its shades. */
export const BASE_SHADE = 7;
const LIGHTEST = 0.977;
const CHROMA = [0.1, 0.22, 0.4, 0.6, 0.8, 0.93, 1, 1, 0.95, 0.85];

export type Shades = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex];

/** Ten shades from nearly white to dark; the eighth is the colour itself. */
export function shadesOf(hex: Hex): Shades {
  const base = toOklch(hex);
  return CHROMA.map((share, index) => {
    if (index === BASE_SHADE) return hex;
    const l = index < BASE_SHADE ? LIGHTEST + (base.l - LIGHTEST) * (index / BASE_SHADE) ** 1.15 : base.l * (index === 8 ? 0.87 : 0.74);
    return fromOklch({ l, c: base.c * share, h: base.h });
  }) as unknown as Shades;
}

/** The same hue, darkened or lightened until it reaches the contrast against the ground. */
export function readableOn(hex: Hex, ground: Hex, wanted = 4.5): Hex {
  const step = luminance(ground) > 0.18 ? -0.01 : 0.01;
  const { l, c, h } = toOklch(hex);
  let result = hex;
  for (let next = l; contrast(result, ground) < wanted && next >= 0 && next <= 1; next += step) result = fromOklch({ l: next, c, h });
  return result;
}

/** Black or white, whichever reads better on the colour. */
export const inkOn = (hex: Hex): Hex => (contrast(hex, '#ffffff') >= contrast(hex, '#0b1211') ? '#ffffff' : '#0b1211');
