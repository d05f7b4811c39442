/** A typeface inside one document: which of its glyphs the pages use, and the PDF objects that carry it. */
import type PDFDocument from 'pdfkit';
import type { Face, FaceGlyph, FaceName, PlacedGlyph } from './pdf-face.ts';

type Document = InstanceType<typeof PDFDocument>;
type Reference = ReturnType<Document['ref']>;

const hex4 = (value: number) => value.toString(16).padStart(4, '0');

function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, i) => hex4(text.charCodeAt(i))).join('');
}

export class EmbeddedFace {
  readonly face: Face;
  /** The resource name on every page. */
  readonly key: string;
  readonly reference: Reference;
  readonly #document: Document;
  /** Four hex digits; two texts that look alike have two glyphs, so that each is copied as it was. */
  readonly #cids = new Map<FaceGlyph, string>();
  readonly #rare: FaceGlyph[] = [];
  readonly #commonCount: number;

  constructor(document: Document, face: Face, name: FaceName) {
    this.#document = document;
    this.face = face;
    this.key = name === 'bold' ? 'FB' : 'FR';
    this.reference = document.ref({});
    const common = face.common();
    this.#commonCount = common.length;
    common.forEach((glyph, i) => this.#cids.set(glyph, hex4(i + 1)));
  }

  /** The operators that show a text, for inside BT and ET. */
  show(text: string): string {
    const placed = this.face.arrange(text);
    return placed ? this.#showPlaced(placed) : `[${this.#encode(text)}] TJ`;
  }

  /** The text as the operand of TJ, with kerning between its runs. */
  #encode(text: string): string {
    let operand = '<';
    let previous = 0;
    for (const letter of text) {
      const character = letter.codePointAt(0)!;
      const glyph = this.face.glyph(character);
      const kern = previous ? this.face.kern(previous, character) : 0;
      if (kern) operand += `>${Math.round(-kern)}<`;
      operand += this.#cid(glyph);
      previous = character;
    }
    return `${operand}>`;
  }

  /** Glyphs of right-to-left letters stand in the order of the page: viewers turn the text that they copy from it. */
  /** Right-to-left letters stand in the order of the page, as viewers expect of a text that they copy. */
  #showPlaced(placed: readonly PlacedGlyph[]): string {
    let shown = '[';
    let error = 0;
    let open: PlacedGlyph['word'] = null;
    for (const { glyph, advance, word } of placed) {
      if (word !== open) shown += `] TJ ${open ? 'EMC ' : ''}${word ? `/Span <</ActualText <feff${utf16Hex(word.text)}>>> BDC ` : ''}[`;
      open = word;
      shown += `<${this.#cid(glyph)}>`;
      error += Math.round(glyph.advance) - advance;
      const back = Math.round(error);
      if (back) shown += back;
      error -= back;
    }
    return `${shown}] TJ${open ? ' EMC' : ''}`;
  }

  #cid(glyph: FaceGlyph): string {
    return this.#cids.get(glyph) ?? this.#admit(glyph);
  }

  #admit(glyph: FaceGlyph): string {
    this.#rare.push(glyph);
    const cid = hex4(this.#commonCount + this.#rare.length);
    this.#cids.set(glyph, cid);
    return cid;
  }

  /** Writes the font objects; once, after the last page. */
  embed(): void {
    const { font, scale } = this.face;
    const glyphs = [...this.face.common(), ...this.#rare];
    const program = this.face.program(this.#rare);
    const name = `MESRAF+${font.postscriptName}`;
    const file = this.#document.ref({ Filter: 'FlateDecode', Length1: program.length });
    file.end(program.bytes);
    const { bbox } = font;
    const descriptor = this.#document.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((edge) => edge * scale),
      ItalicAngle: font.italicAngle,
      Ascent: this.face.ascent,
      Descent: this.face.descent,
      CapHeight: (font.capHeight || font.ascent) * scale,
      XHeight: (font.xHeight || 0) * scale,
      StemV: 0,
      FontFile2: file,
    });
    descriptor.end(null);
    const descendant = this.#document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [1, glyphs.map(({ advance }) => Math.round(advance))],
    });
    descendant.end(null);
    const unicode = this.#document.ref({});
    unicode.end(toUnicode(glyphs));
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: unicode,
    });
    this.reference.end(null);
  }
}

/** The map from CIDs back to text, so that the page can be searched, copied and read aloud. */
function toUnicode(glyphs: readonly FaceGlyph[]): string {
  const blocks: string[] = [];
  for (let start = 0; start < glyphs.length; start += 100) {
    const part = glyphs.slice(start, start + 100);
    const lines = part.flatMap(({ text }, i) => (text ? [`<${hex4(start + i + 1)}> <${utf16Hex(text)}>`] : []));
    if (lines.length === 0) continue;
    blocks.push(`${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
