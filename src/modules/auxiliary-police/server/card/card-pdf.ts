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

/** 35 by 45 mm, half as large; in points. */
const PHOTO = { width: 62, height: 80 } as const;
const CODE = 74;

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

const line = (text: string, size: number, bold = false): Block => ({ kind: 'paragraph', text, size, bold });

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
  const facts = [
    line(face.name, 8.5, true),
    line(face.rank, 7),
    line(`${W.serviceNo}  ${face.service_no}`, 6.5),
    line(`${W.cardNo}  ${face.card_no}`, 6.5),
    line(`${W.expiry}  ${face.expiry}`, 6.5, true),
  ];
  const photo: Block[] = [{ kind: 'image', bytes: face.photo, ...PHOTO, text: face.name }];
  return {
    title: `${face.kind} ${face.card_no}`,
    locale: 'ms',
    author: face.unit,
    page: 'CR80',
    margin: 10,
    footer: { pageNumbers: false },
    body: [
      { kind: 'paragraph', text: `${W.title} · ${face.kind.toUpperCase()}`, size: 8.5, bold: true, align: 'center' },
      { kind: 'paragraph', text: face.unit, size: 6.5, align: 'center' },
      { kind: 'columns', of: [photo, facts], weights: [1, 2], gap: 6 },
      { kind: 'page-break' },
      {
        kind: 'columns',
        of: [
          [{ kind: 'image', bytes: face.code, width: CODE, height: CODE, text: W.verify }, line(W.verify, 5.5)],
          [
            line(W.under, 6, true),
            line(`${W.area}: ${face.area}`, 6),
            line(`${W.issued}: ${face.issued}`, 6),
            line(W.found, 5.5),
            line(W.property, 5.5),
            { kind: 'gap', height: 12 },
            { kind: 'rule' },
            line(W.signature, 5.5),
          ],
        ],
        weights: [1, 1.7],
        gap: 6,
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
