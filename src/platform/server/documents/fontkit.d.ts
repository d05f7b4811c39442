/** The part of fontkit that the documents use; the package brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    /** The characters that it draws; none for a dot or sign that belongs to the glyph beside it. */
    readonly codePoints: readonly number[];
    /** In font units. */
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] };
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number | undefined;
    readonly xHeight: number | undefined;
    readonly italicAngle: number;
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    /** @param features asked for beside those that are on by themselves, such as `tnum` */
    layout(text: string, features?: readonly string[], script?: string, language?: string, direction?: 'ltr' | 'rtl'): GlyphRun;
    /** The font at a place of its axes, such as `{wght: 400}`. */
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }

  export function create(bytes: Uint8Array): Font;
}
