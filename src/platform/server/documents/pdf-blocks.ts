/** The blocks of a layout as slices: what each looks like, how high it is, what it says to a person who hears it. */
import { GROUND, INK, LEADING, QUIET, type PdfCanvas, type TextStyle } from './pdf-canvas.ts';
import type { Align, Block, Pair } from './pdf-layout.ts';
import { gap, heightOf, type Slice } from './pdf-slice.ts';
import { tableSlices } from './pdf-table.ts';
import { cleanText, wrapText } from './pdf-text.ts';

const BODY = 9;
const AFTER = 8;

/** Slices of a block in a width; of a table with streamed rows one after the other. */
export function blockSlices(canvas: PdfCanvas, block: Block, width: number): Iterable<Slice> | AsyncIterable<Slice> {
  switch (block.kind) {
    case 'letterhead':
      return [letterhead(canvas, block, width), gap(AFTER)];
    case 'title':
      return [
        ...textLines(canvas, 'H1', block.text, width, { size: 14, bold: true }, block.align, true),
        ...(block.subtitle ? textLines(canvas, 'P', block.subtitle, width, { size: 10, colour: QUIET }, block.align, true) : []),
        { ...gap(AFTER), keepWithNext: true },
      ];
    case 'heading':
      return [
        { ...gap(4), keepWithNext: true },
        ...textLines(canvas, 'H2', block.text, width, { size: 10.5, bold: true }, 'left', true),
        { ...gap(4), keepWithNext: true },
      ];
    case 'paragraph': {
      const style = { size: block.size ?? BODY, bold: block.bold ?? false, colour: block.colour ?? INK };
      return [...textLines(canvas, 'P', block.text, width, style, block.align), gap(AFTER / 2)];
    }
    case 'pairs':
      return [...pairs(canvas, block.items, width, block.columns ?? 2, block.size ?? BODY, block.labelWidth), gap(AFTER)];
    case 'table':
      return Symbol.asyncIterator in block.rows ? tableSlices(canvas, block, width) : [...(tableSlices(canvas, block, width) as Iterable<Slice>), gap(AFTER)];
    case 'columns':
      return columns(canvas, block, width);
    case 'banner':
      return [banner(canvas, block.label, block.value, width), gap(AFTER)];
    case 'image':
      return [image(canvas, block, width), gap(AFTER)];
    case 'signatures':
      return [signatures(canvas, block.labels, width), gap(AFTER)];
    case 'rule':
      return [{ height: 6, paint: (x, y) => canvas.rule(x, y + 3, width) }];
    case 'gap':
      return [gap(block.height)];
    case 'page-break':
      return [{ height: 0, breaksPage: true, paint: () => undefined }];
  }
}

function* textLines(canvas: PdfCanvas, type: string, text: string, width: number, style: TextStyle, align: Align = 'left', keep = false): Generator<Slice> {
  const lines = wrapText(canvas.face(style.bold), text, style.size, width);
  const element = canvas.open(canvas.root, type);
  for (const [i, line] of lines.entries()) {
    yield {
      height: style.size * LEADING,
      keepWithNext: keep,
      paint: (x, y) => {
        canvas.content(element, type, () => canvas.line(line, x, y, width, style, align));
        if (i === lines.length - 1) element.end();
      },
    };
  }
}

/** The room of a logo: a wide one may be as wide as three lines of an address. */
const LOGO = { width: 132, height: 44 } as const;

function letterhead(canvas: PdfCanvas, block: Extract<Block, { kind: 'letterhead' }>, width: number): Slice {
  const { logo } = block;
  const scale = logo ? Math.min(LOGO.width / logo.width, LOGO.height / logo.height) : 0;
  const logoWidth = logo ? logo.width * scale : 0;
  const logoHeight = logo ? logo.height * scale : 0;
  const left = logo ? logoWidth + 12 : 0;
  const rightWidth = block.right?.length ? width * 0.4 : 0;
  const textWidth = width - left - rightWidth;
  const name = wrapText(canvas.face(true), block.name, 13, textWidth);
  const lines = (block.lines ?? []).flatMap((line) => wrapText(canvas.face(false), line, 8, textWidth));
  const right = (block.right ?? []).flatMap((line) => wrapText(canvas.face(false), line, 8.5, rightWidth));
  const textHeight = name.length * 13 * LEADING + lines.length * 8 * LEADING;
  const height = Math.max(logoHeight, textHeight, right.length * 8.5 * LEADING) + 6;
  return {
    height,
    paint: (x, y) => {
      if (logo) {
        canvas.leaf(canvas.root, 'Figure', () => canvas.image(logo.bytes, x, y, logoWidth, logoHeight), { alt: block.logoText ?? block.name });
      }
      canvas.leaf(canvas.root, 'P', () => {
        canvas.lines(name, x + left, y, textWidth, { size: 13, bold: true });
        canvas.lines(lines, x + left, y + name.length * 13 * LEADING, textWidth, { size: 8, colour: QUIET });
      });
      if (right.length) canvas.leaf(canvas.root, 'P', () => canvas.lines(right, x + width - rightWidth, y, rightWidth, { size: 8.5 }, 'right'));
      canvas.rule(x, y + height - 1, width, '#52606d', 0.75);
    },
  };
}

/** Label and value, read as a list. */
function pairs(canvas: PdfCanvas, items: readonly Pair[], width: number, count: number, size: number, given?: number): Slice[] {
  const list = canvas.open(canvas.root, 'L');
  const gutter = 16;
  const column = (width - gutter * (count - 1)) / count;
  const labelWidth = given ?? column * 0.4;
  const valueWidth = column - labelWidth - 6;
  const slices: Slice[] = [];
  for (let start = 0; start < items.length; start += count) {
    const row = items.slice(start, start + count).map(({ label, value }) => ({
      label: wrapText(canvas.face(false), label, size, labelWidth),
      value: wrapText(canvas.face(true), value === null || value === undefined || value === '' ? '–' : String(value), size, valueWidth),
    }));
    slices.push({
      height: Math.max(...row.map(({ label, value }) => Math.max(label.length, value.length))) * size * LEADING + 2,
      paint: (x, y) => {
        row.forEach(({ label, value }, i) => {
          const at = x + i * (column + gutter);
          const item = canvas.open(list, 'LI');
          canvas.leaf(item, 'Lbl', () => canvas.lines(label, at, y, labelWidth, { size, colour: QUIET }));
          canvas.leaf(item, 'LBody', () => canvas.lines(value, at + labelWidth + 6, y, valueWidth, { size, bold: true }));
          item.end();
        });
        if (start + count >= items.length) list.end();
      },
    });
  }
  if (items.length === 0) list.end();
  return slices;
}

/** Side by side on one page; one under the other where they are taller than a page. */
function columns(canvas: PdfCanvas, block: Extract<Block, { kind: 'columns' }>, width: number): Iterable<Slice> {
  const between = block.gap ?? 14;
  const weights = block.of.map((_, i) => block.weights?.[i] ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const inner = width - between * (block.of.length - 1);
  let offset = 0;
  const parts = block.of.map((blocks, i) => {
    const own = (inner * weights[i]!) / total;
    const slices = blocks.flatMap((child) => {
      const made = blockSlices(canvas, child, own);
      if (Symbol.asyncIterator in made) throw new Error('A streamed table cannot stand in columns');
      return [...made];
    });
    const part = { x: offset, slices };
    offset += own + between;
    return part;
  });
  const stacked = parts.flatMap(({ slices }) => slices);
  return [
    {
      height: Math.max(0, ...parts.map(({ slices }) => heightOf(slices))),
      paint: (x, y) => {
        for (const part of parts) {
          let at = y;
          for (const slice of part.slices) {
            slice.paint(x + part.x, at);
            at += slice.height;
          }
        }
      },
      instead: stacked,
    },
  ];
}

function banner(canvas: PdfCanvas, label: string, value: string, width: number): Slice {
  const height = 30;
  return {
    height,
    paint: (x, y) => {
      canvas.ground(x, y, width, height, GROUND);
      canvas.leaf(canvas.root, 'P', () => {
        canvas.line(cleanText(label), x + 10, y + 8, width / 2, { size: 11, bold: true });
        canvas.line(cleanText(value), x + width / 2, y + 6.5, width / 2 - 10, { size: 13, bold: true }, 'right');
      });
    },
  };
}

function image(canvas: PdfCanvas, block: Extract<Block, { kind: 'image' }>, width: number): Slice {
  const room = width - block.width;
  const left = block.align === 'right' ? room : block.align === 'center' ? room / 2 : 0;
  return {
    height: block.height,
    paint: (x, y) => canvas.leaf(canvas.root, 'Figure', () => canvas.image(block.bytes, x + left, y, block.width, block.height), { alt: block.text }),
  };
}

function signatures(canvas: PdfCanvas, labels: readonly string[], width: number): Slice {
  const each = width / labels.length;
  return {
    height: 58,
    paint: (x, y) =>
      labels.forEach((label, i) => {
        canvas.rule(x + i * each, y + 42, each - 24, '#52606d');
        canvas.leaf(canvas.root, 'P', () => canvas.line(cleanText(label), x + i * each, y + 45, each - 24, { size: 8.5, colour: QUIET }));
      }),
  };
}
