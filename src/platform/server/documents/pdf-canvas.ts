/**
 * One PDF while it is drawn: text, lines and grounds at places counted from the top left, each piece either
 * tagged content (read aloud, in order) or an artifact (decoration, running heads).
 */
import type PDFDocument from 'pdfkit';
import { EmbeddedFace } from './pdf-embedded-face.ts';
import { face, type Face } from './pdf-face.ts';
import type { Align, Colour } from './pdf-layout.ts';

type Document = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Document['struct']>;
/** Options of an element; `scope` says what a table head stands for. */
export type ElementOptions = { readonly title?: string; readonly alt?: string; readonly scope?: 'Column' | 'Row' };

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
}

export const INK: Colour = '#1f2933';
export const QUIET: Colour = '#52606d';
export const LINE: Colour = '#cbd2d9';
export const GROUND: Colour = '#eef2f5';
/** Line height over type size. */
export const LEADING = 1.3;

const point = (value: number) => Math.round(value * 100) / 100;
const operands = new Map<Colour, string>();

function colourOperand(colour: Colour): string {
  let operand = operands.get(colour);
  if (!operand) {
    operand = [1, 3, 5].map((at) => Math.round((parseInt(colour.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(' ');
    operands.set(colour, operand);
  }
  return operand;
}

export class PdfCanvas {
  readonly document: Document;
  /** The element that the pages hang on. */
  readonly root: Element;
  readonly #faces: { regular: EmbeddedFace; bold: EmbeddedFace };

  constructor(document: Document) {
    this.document = document;
    this.root = document.struct('Document');
    document.addStructure(this.root);
    this.#faces = {
      regular: new EmbeddedFace(document, face('regular'), 'regular'),
      bold: new EmbeddedFace(document, face('bold'), 'bold'),
    };
  }

  face(bold: boolean | undefined): Face {
    return bold ? this.#faces.bold.face : this.#faces.regular.face;
  }

  addPage(): void {
    this.document.addPage();
    const fonts = (this.document.page as unknown as { fonts: Record<string, unknown> }).fonts;
    for (const it of [this.#faces.regular, this.#faces.bold]) fonts[it.key] = it.reference;
  }

  /** A line of text whose line box begins at `y`; `x` and `width` say where it is aligned. */
  line(text: string, x: number, y: number, width: number, style: TextStyle, align: Align = 'left'): void {
    if (text === '') return;
    const { size, bold } = style;
    const embedded = bold ? this.#faces.bold : this.#faces.regular;
    const left = align === 'left' ? x : x + (width - embedded.face.measure(text, size)) * (align === 'right' ? 1 : 0.5);
    const baseline = y + ((LEADING - (embedded.face.ascent - embedded.face.descent) / 1000) * size) / 2 + (embedded.face.ascent / 1000) * size;
    this.document.addContent(
      `BT ${colourOperand(style.colour ?? INK)} rg /${embedded.key} ${size} Tf 1 0 0 -1 ${point(left)} ${point(baseline)} Tm ${embedded.show(text)} ET`,
    );
  }

  /** Lines one under the other, as tagged content or inside it. */
  lines(lines: readonly string[], x: number, y: number, width: number, style: TextStyle, align: Align = 'left'): void {
    lines.forEach((text, i) => this.line(text, x, y + i * style.size * LEADING, width, style, align));
  }

  rule(x: number, y: number, width: number, colour: Colour = LINE, weight = 0.5): void {
    this.artifact(() => this.document.addContent(`q ${colourOperand(colour)} RG ${weight} w ${point(x)} ${point(y)} m ${point(x + width)} ${point(y)} l S Q`));
  }

  ground(x: number, y: number, width: number, height: number, colour: Colour = GROUND): void {
    this.artifact(() => this.document.addContent(`q ${colourOperand(colour)} rg ${point(x)} ${point(y)} ${point(width)} ${point(height)} re f Q`));
  }

  /** A PNG or JPEG, fitted into the box. */
  image(bytes: Buffer, x: number, y: number, width: number, height: number): void {
    this.document.image(bytes, x, y, { fit: [width, height] });
  }

  /** Decoration: never read aloud. `running` marks heads and feet of pages. */
  artifact(draw: () => void, running = false): void {
    this.document.addContent(running ? '/Artifact <</Type /Pagination>> BDC' : '/Artifact BMC');
    draw();
    this.document.addContent('EMC');
  }

  /** A new element under `parent`; the caller ends it. */
  open(parent: Element, type: string, options?: ElementOptions): Element {
    const element = options ? this.document.struct(type, options) : this.document.struct(type);
    parent.add(element);
    return element;
  }

  /** A cell of a table row; the caller ends it. */
  openCell(row: Element, span: number): Element {
    const cell = this.open(row, 'TD');
    const { data } = (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
    if (span > 1) data['A'] = { O: 'Table', ColSpan: span };
    return cell;
  }

  /** Content of an element that is open; an element that runs over pages has several. */
  content(element: Element, type: string, draw: () => void): void {
    const content = this.document.markStructureContent(type);
    draw();
    this.document.endMarkedContent();
    element.add(content);
  }

  /** An element with one piece of content. */
  leaf(parent: Element, type: string, draw: () => void, options?: ElementOptions): void {
    const element = this.open(parent, type, options);
    this.content(element, type, draw);
    element.end();
  }

  finish(): void {
    this.root.end();
    this.#faces.regular.embed();
    this.#faces.bold.embed();
    this.document.end();
  }
}
