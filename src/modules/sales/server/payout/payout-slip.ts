/** A payout on paper, line by line, in the reader's language: for the office, and once it is approved for its promoter. */
import { and, eq, ne } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice, toRinggit } from '#platform/contract/money.ts';
import { STATUS_TEXTS } from '#platform/contract/status/status.messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import type { payoutSlip as endpoint } from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_RULE_WORDS } from '../../contract/payout/payout-rules.ts';
import { PAYOUT_LINE_WORDS } from '../../contract/payout-words.ts';
import { ENGAGEMENT_WORDS } from '../../contract/promoter/promoter-words.ts';
import { SLIP as W } from './payout-slip.messages.ts';
import { linesOf, shownPayouts } from './payout.store.ts';
import { salesPayouts as p, type PayoutLineRecord } from '../tables/payout.tables.ts';

type Say = (text: Text, params?: Params) => string;
type Shown = Awaited<ReturnType<typeof shownPayouts>>[number];

interface Head {
  readonly company: Awaited<ReturnType<typeof companyLetterhead>>;
  readonly logo: Awaited<ReturnType<typeof companyLogo>>;
}

const facts = ({ payout, promoter, project }: Shown, say: Say): Block => ({
  kind: 'pairs',
  columns: 2,
  items: [
    { label: say(W.promoter), value: promoter.name },
    { label: say(W.project), value: project.name },
    { label: say(W.code), value: promoter.code },
    { label: say(W.period), value: `${formatDate(payout.period_start)} – ${formatDate(payout.period_end)}` },
    { label: say(W.identity), value: promoter.identity },
    { label: say(W.due), value: formatDate(payout.due_date) },
    { label: say(W.engagement), value: say(ENGAGEMENT_WORDS[payout.engagement]) },
    { label: say(W.status), value: say(STATUS_TEXTS[payout.status.toLowerCase()] ?? { en: payout.status, ms: payout.status }) },
    ...(payout.paid_on === null
      ? []
      : [
          { label: say(W.paidOn), value: formatDate(payout.paid_on) },
          { label: say(W.reference), value: payout.reference },
        ]),
  ],
});

function table({ payout }: Shown, lines: readonly PayoutLineRecord[], say: Say): Block {
  const { incentive_amount, incentive_reason, deduction_amount, deduction_reason, total } = payout;
  return {
    kind: 'table',
    caption: say(W.lines),
    summary: say(W.lines),
    columns: [
      { header: say(W.date), width: 62 },
      { header: say(W.what), weight: 1 },
      { header: say(W.formula), weight: 1 },
      { header: say(W.amount), kind: 'money', width: 80 },
    ],
    rows: [
      ...lines.map((line) => [
        formatDate(line.date),
        [say(PAYOUT_LINE_WORDS[line.kind]), line.name].filter(Boolean).join(': '),
        line.formula ?? '',
        toRinggit(line.amount),
      ]),
      ...(incentive_amount === 0 ? [] : [['', say(W.incentive, { reason: incentive_reason ?? '' }), '', toRinggit(incentive_amount)]]),
      ...(deduction_amount === 0 ? [] : [['', say(W.deduction, { reason: deduction_reason ?? '' }), '', 0 - toRinggit(deduction_amount)]]),
      { cells: ['', say(W.total), '', toRinggit(total)], style: 'total' as const },
    ],
  };
}

/** Each rule that a line follows, once, below the lines. */
const rulesOf = (lines: readonly PayoutLineRecord[], say: Say): Block[] =>
  [...new Set(lines.flatMap(({ rule }) => rule ?? []))].map((rule) => ({ kind: 'paragraph', size: 8, text: say(PAYOUT_RULE_WORDS[rule]) }));

function slipLayout(shown: Shown, lines: readonly PayoutLineRecord[], { company, logo }: Head, locale: Locale): PdfLayout {
  const say: Say = (text, params) => sayIn(text, locale, params);
  const title = `${say(W.slip)} PO-${shown.payout.id}`;
  return {
    title,
    locale,
    author: company.name,
    footer: { left: title },
    body: [
      {
        kind: 'letterhead',
        right: [say(W.slip).toUpperCase(), `PO-${shown.payout.id}`],
        logo,
        name: company.name,
        lines: [company.registration_no ?? '', company.address.join(', ')].filter(Boolean),
      },
      facts(shown, say),
      table(shown, lines, say),
      ...rulesOf(lines, say),
      { kind: 'banner', label: say(W.total), value: `RM ${formatPrice(toRinggit(shown.payout.total))}` },
      { kind: 'paragraph', size: 7, text: say(W.printed) },
    ],
  };
}

async function slipOf(ctx: Ctx, id: number, own: ReturnType<typeof and>, locale: Locale): Promise<FileReply> {
  const [[shown], lines, company, logo] = await pipeline(
    ctx,
    () => shownPayouts(ctx, and(eq(p.id, id), own)),
    () => linesOf(ctx, id),
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
  );
  if (!shown) throw notFound();
  const paper = streamPdf(slipLayout(shown, lines, { company, logo }, locale));
  return new FileReply(Readable.from(paper, { objectMode: false }), `payout-${id}.pdf`, 'application/pdf', { inline: true });
}

type Input = ParsedInput<typeof endpoint>;
export const payoutSlip = (ctx: Ctx, { id, language }: Input): Promise<FileReply> => slipOf(ctx, id, undefined, language ?? ctx.locale);

/** @throws 404 on another's, and on one that is not approved */
export function ownPayoutSlip(ctx: Ctx, { id, language }: Input): Promise<FileReply> {
  const { promoter } = ctx.actor;
  if (!promoter) throw notFound();
  return slipOf(ctx, id, and(eq(p.promoter_id, promoter.id), ne(p.status, 'Unpaid')), language ?? ctx.locale);
}
