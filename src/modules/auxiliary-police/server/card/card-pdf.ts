/** A card ready to print: its front and its back, each a page of 85.6 by 54 mm. */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { findFile } from '#platform/server/files/file.store.ts';
import { printedPhoto } from '#platform/server/files/printed-photo.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { cardPdf as endpoint } from '../../contract/card/card.endpoints.ts';
import { CARD_FACE as W } from '../../contract/card/card.messages.ts';
import { CARD_KIND_NAMES } from '../../contract/card/card.schema.ts';
import { unitOf } from '../officer/strength.store.ts';
import { findCard, verifyUrl } from './cards.ts';
import { squaresOf, svgOf } from '#platform/server/documents/qr-squares.ts';

/** 35 by 45 mm, three quarters as large; in points. */
const PHOTO = { width: 74, height: 95 } as const;
const CODE = 84;
const GAP = 8;
/** What the place for the signature takes. */
const SIGNED = 36;

interface Face {
  readonly unit: string;
  readonly kind: string;
  readonly name: string;
  readonly rank: string;
  readonly service_no: string;
  readonly card_no: string;
  readonly issued: string;
  readonly expiry: string;
  readonly area: string;
  readonly photo: Buffer;
  readonly code: Buffer;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
}
const line = (text: string, size: number, bold = false): Line => ({ text, size, bold });

/** Points that are there for texts: the width and height of a side, without its margins. */
const [WIDE, HIGH] = [222, 124] as const;
/** As shares of the size; generous, so that what is reckoned to fit does. */
const [WIDEST, CAPITAL, LETTER] = [1, 0.72, 0.58] as const;
const widthOf = (text: string) => [...text].reduce((sum, each) => sum + (/[WM@]/.test(each) ? WIDEST : /[A-Z0-9]/.test(each) ? CAPITAL : LETTER), 0);
/** A line of text by its size, and what is left free below a paragraph, in points. */
const [LEADING, BETWEEN] = [1.25, 5] as const;
const heightOf = (lines: readonly Line[], wide: number, share: number) =>
  lines.reduce((sum, { text, size }) => sum + Math.ceil((widthOf(text) * size * share) / wide) * size * share * LEADING + BETWEEN, 0);
const LEAST = 0.35;

/** Long names and areas are printed smaller: a card has two sides, whatever stands on it. */
function fitted(lines: readonly Line[], wide: number, high: number): Block[] {
  let share = 1;
  while (share > LEAST && heightOf(lines, wide, share) > high) share -= 0.05;
  return lines.map(({ size, ...each }) => ({ kind: 'paragraph', ...each, size: size * share }));
}

/** Where no photo was sent: the place on which one is stuck. */
const noPhoto = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width * 4}" height="${PHOTO.height * 4}"><rect x="4" y="4" width="${PHOTO.width * 4 - 8}" height="${PHOTO.height * 4 - 8}" fill="white" stroke="#9aa5b1" stroke-width="4" stroke-dasharray="16 12"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

export function cardLayout(face: Face): PdfLayout {
  const top = fitted([line(`${W.title} · ${face.kind.toUpperCase()}`, 9, true), line(face.unit, 7)], WIDE, HIGH - PHOTO.height);
  const facts = fitted(
    [
      line(face.name, 9.5, true),
      line(face.rank, 8),
      line(`${W.serviceNo}  ${face.service_no}`, 7.5),
      line(`${W.cardNo}  ${face.card_no}`, 7.5),
      line(`${W.expiry}  ${face.expiry}`, 7.5, true),
    ],
    WIDE - PHOTO.width - GAP,
    PHOTO.height,
  );
  const rules = fitted(
    [line(W.under, 7, true), line(`${W.area}: ${face.area}`, 6.5), line(`${W.issued}: ${face.issued}`, 6.5), line(W.found, 6), line(W.property, 6)],
    WIDE - CODE - 2 * GAP,
    HIGH - SIGNED,
  );
  const photo: Block[] = [{ kind: 'image', bytes: face.photo, ...PHOTO, text: face.name }];
  return {
    title: `${face.kind} ${face.card_no}`,
    locale: 'ms',
    author: face.unit,
    page: 'CR80',
    margin: 10,
    footer: { pageNumbers: false },
    body: [
      ...top,
      { kind: 'columns', of: [photo, facts], weights: [1, 1.8], gap: GAP },
      { kind: 'page-break' },
      {
        kind: 'columns',
        of: [
          [{ kind: 'image', bytes: face.code, width: CODE, height: CODE, text: W.verify }, ...fitted([line(W.verify, 6.5)], CODE, HIGH)],
          [...rules, { kind: 'gap', height: 12 }, { kind: 'rule' }, ...fitted([line(W.signature, 6)], CODE, HIGH)],
        ],
        weights: [1, 1.5],
        gap: GAP,
      },
    ],
  };
}

export async function cardPdf(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const { card, officer, name, rank } = await findCard(ctx, id);
  const unit = await unitOf(ctx);
  const portrait = card.photo_file === null ? null : await findFile(ctx, card.photo_file);
  const url = verifyUrl(ctx, card.code);
  async function* draw(): AsyncGenerator<Buffer> {
    const photo = (await printedPhoto(ctx.services.files, portrait, PHOTO)) ?? (await noPhoto());
    const code = await sharp(Buffer.from(svgOf(await squaresOf(url))))
      .png()
      .toBuffer();
    const face = {
      unit: unit?.name ?? '',
      kind: CARD_KIND_NAMES[card.kind].ms,
      name,
      rank: rank.name_ms,
      service_no: officer.service_no,
      card_no: card.card_no,
      issued: formatDate(card.issued_at),
      expiry: formatDate(card.expiry_at),
      area: officer.area,
      photo,
      code,
    };
    yield* streamPdf(cardLayout(face)) as AsyncIterable<Buffer>;
  }
  return new FileReply(Readable.from(draw(), { objectMode: false }), `${card.card_no.replaceAll(/[^\w-]/g, '-')}.pdf`, 'application/pdf', { inline: true });
}
