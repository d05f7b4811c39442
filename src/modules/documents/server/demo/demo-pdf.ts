import { formatDate } from '#platform/contract/dates.ts';
import { renderPdf } from '#platform/server/documents/render-pdf.ts';

export interface DemoLetter {
  readonly company: string;
  readonly address: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly date: string;
  readonly version?: number;
  /** To whom a personal document is addressed. */
  readonly to?: string;
}

/** One page on the company's paper. */
export function demoPdf({ company, address, title, paragraphs, date, version = 1, to }: DemoLetter): Promise<Buffer> {
  return renderPdf({
    title,
    locale: 'en',
    author: company,
    createdAt: new Date(`${date}T02:00:00Z`),
    footer: { left: `${company} · demonstration document` },
    body: [
      { kind: 'letterhead', name: company, lines: [address], right: [formatDate(date), ...(version > 1 ? [`Version ${version}`] : [])] },
      { kind: 'gap', height: 12 },
      ...(to ? [{ kind: 'paragraph', text: to } as const, { kind: 'gap', height: 8 } as const] : []),
      { kind: 'title', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'gap', height: 24 },
      { kind: 'signatures', labels: to ? [company, to] : [company] },
    ],
  });
}
