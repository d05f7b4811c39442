/**
 * Layouts to PDF: tagged (PDF/UA subset: structure, language, title, embedded fonts with text that can be
 * copied), A4, running heads, page numbers. Asked through `render-pdf.ts`, which loads it at first use.
 */
import PdfkitDocument from 'pdfkit';
import { defineMessages, say, type Locale } from '#platform/contract/messages.ts';
import { blockSlices } from './pdf-blocks.ts';
import { LEADING, PdfCanvas, QUIET } from './pdf-canvas.ts';
import type { PdfLayout } from './pdf-layout.ts';
import { heightOf, type Slice } from './pdf-slice.ts';
import { cleanText, wrapText } from './pdf-text.ts';

const MESSAGES = defineMessages({ page: { en: 'Page {n} of {total}', ms: 'Halaman {n} daripada {total}' } });
const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-MY', ms: 'ms-MY' };
const SMALL = 7.5;
/** Whoever has the password may print, copy and have the page read aloud (PDF/UA asks for the last). */
const READERS_RIGHTS = { printing: 'highResolution', copying: true, contentAccessibility: true } as const;

class TaggedPdf extends PdfkitDocument {
  /** pdfkit writes the title into its XML metadata as it stands; from here on only the metadata reads it. */
  override endOutline(): void {
    for (const key of ['Title', 'Author', 'Subject'] as const) {
      const value = this.info[key];
      if (typeof value === 'string') this.info[key] = value.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    }
    super.endOutline();
  }
}

/** 85.6 by 54 mm (ISO/IEC 7810 ID-1) in points. */
const CARD: [number, number] = [242.65, 153.07];

function open(layout: PdfLayout): TaggedPdf {
  const [size, step] = (layout.page ?? 'A4').split('-');
  return new TaggedPdf({
    size: size === 'CR80' ? CARD : (size ?? 'A4'),
    layout: step ? 'landscape' : 'portrait',
    margin: layout.margin ?? 40,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    // The type list of pdfkit lacks this value.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: LANGUAGE[layout.locale],
    displayTitle: true,
    // No standard font: every glyph is embedded.
    font: null as unknown as string,
    info: {
      Title: cleanText(layout.title),
      Creator: 'Mesra',
      Producer: 'Mesra',
      CreationDate: layout.createdAt ?? new Date(),
      ...(layout.author ? { Author: cleanText(layout.author) } : {}),
      ...(layout.subject ? { Subject: cleanText(layout.subject) } : {}),
    },
    ...(layout.userPassword ? { userPassword: layout.userPassword, permissions: READERS_RIGHTS } : {}),
  });
}

/** Places slices on pages of one layout. */
class Flow {
  readonly #canvas: PdfCanvas;
  readonly #layout: PdfLayout;
  readonly #margin: number;
  readonly firstPage: number;
  #y = 0;
  #bottom = 0;
  #top = 0;
  #kept: Slice[] = [];

  constructor(canvas: PdfCanvas, layout: PdfLayout) {
    this.#canvas = canvas;
    this.#layout = layout;
    this.#margin = layout.margin ?? 40;
    this.newPage();
    this.firstPage = canvas.document.bufferedPageRange().count - 1;
  }

  get width(): number {
    return this.#canvas.document.page.width - 2 * this.#margin;
  }

  newPage(): void {
    this.#canvas.addPage();
    const { header, footer } = this.#layout;
    const hasHead = Boolean(header?.left ?? header?.right);
    this.#top = this.#margin + (hasHead ? 8 : 0);
    this.#bottom = this.#canvas.document.page.height - this.#margin - (footer?.left || footer?.pageNumbers !== false ? 10 : 0);
    this.#y = this.#top;
    if (hasHead) {
      const style = { size: SMALL, colour: QUIET };
      const y = this.#margin - 14;
      this.#canvas.artifact(() => {
        this.#canvas.line(cleanText(header?.left ?? ''), this.#margin, y, this.width, style);
        this.#canvas.line(cleanText(header?.right ?? ''), this.#margin, y, this.width, style, 'right');
      }, true);
    }
  }

  take(slice: Slice): void {
    if (slice.keepWithNext) {
      this.#kept.push(slice);
      return;
    }
    const group = [...this.#kept, slice];
    this.#kept = [];
    if (slice.breaksPage) {
      for (const stored of group.slice(0, -1)) this.#place(stored);
      this.newPage();
      return;
    }
    const height = heightOf(group);
    if (this.#y + height > this.#bottom && height <= this.#bottom - this.#top && this.#y > this.#top) this.#turn(group[0]!);
    for (const one of group) this.#place(one);
  }

  end(): void {
    for (const stored of this.#kept) this.#place(stored);
    this.#kept = [];
  }

  #turn(slice: Slice): void {
    this.newPage();
    const head = slice.onNewPage;
    if (head) {
      head.paint(this.#margin, this.#y);
      this.#y += head.height;
    }
  }

  #place(slice: Slice): void {
    if (slice.instead && slice.height > this.#bottom - this.#top) {
      for (const one of slice.instead) this.take(one);
      return;
    }
    let rest = slice;
    while (this.#y + rest.height > this.#bottom + 0.01) {
      const atTop = this.#y <= this.#top + (rest.onNewPage?.height ?? 0);
      const tooTall = rest.height > this.#bottom - this.#top - (rest.onNewPage?.height ?? 0);
      const parts = tooTall ? rest.split?.(this.#bottom - this.#y) : null;
      if (parts) {
        this.#paint(parts[0]);
        rest = parts[1];
      } else if (atTop) {
        break;
      }
      this.#turn(rest);
    }
    this.#paint(rest);
  }

  #paint(slice: Slice): void {
    slice.paint(this.#margin, this.#y);
    this.#y += slice.height;
  }

  /** Page numbers need the number of pages, so the feet come last. */
  feet(): void {
    const { footer, locale } = this.#layout;
    const { count } = this.#canvas.document.bufferedPageRange();
    const total = count - this.firstPage;
    const regular = this.#canvas.face(false);
    for (let page = this.firstPage; page < count; page += 1) {
      this.#canvas.document.switchToPage(page);
      const y = this.#canvas.document.page.height - this.#margin - SMALL * LEADING + 12;
      const style = { size: SMALL, colour: QUIET };
      this.#canvas.artifact(() => {
        const number = footer?.pageNumbers === false ? '' : say(MESSAGES.page, locale, { n: page - this.firstPage + 1, total });
        this.#canvas.line(number, this.#margin, y, this.width, style, 'right');
        const [left = ''] = wrapText(regular, footer?.left ?? '', SMALL, this.width - regular.measure(number, SMALL) - 12);
        this.#canvas.line(left, this.#margin, y, this.width, style);
      }, true);
    }
  }
}

async function draw(pdf: TaggedPdf, layouts: readonly PdfLayout[]): Promise<void> {
  const canvas = new PdfCanvas(pdf);
  for (const layout of layouts) {
    const flow = new Flow(canvas, layout);
    for (const block of layout.body) {
      const slices = blockSlices(canvas, block, flow.width);
      if (Symbol.asyncIterator in slices) for await (const slice of slices) flow.take(slice);
      else for (const slice of slices) flow.take(slice);
    }
    flow.end();
    flow.feet();
  }
  canvas.finish();
}

/** The bytes of a PDF as they are drawn. @param layouts one or more, see `streamPdf` */
export async function* drawPdf(layouts: readonly PdfLayout[]): AsyncGenerator<Buffer> {
  const pdf = open(layouts[0]!);
  draw(pdf, layouts).catch((error: unknown) => pdf.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const chunk of pdf) yield chunk as Buffer;
}
