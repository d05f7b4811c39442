/** The armoury book of a store as PDF: what was there, what came and went, what is there, each entry, and the counts. */
import { setImmediate } from 'node:timers/promises';
import { addDays, daysInclusive, formatDate, formatDateTime } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import type { PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { armouryBook as endpoint } from '../../contract/armoury/armoury.endpoints.ts';
import { ARMOURY_ERRORS } from '../../contract/armoury/armoury.messages.ts';
import { COUNT_NAMES, ENTRY_NAMES } from '../../contract/armoury/armoury-words.ts';
import { BOOK as W, LABELS } from '../../contract/armoury/book.messages.ts';
import { bookOf } from '../../contract/armoury/book.ts';
import { unitOf } from '../officer/strength.store.ts';
import { assetNames, storesOf } from './asset.store.ts';
import { countsWithin } from './counts.ts';
import { bookLines, openingsOf } from './entry.store.ts';

const MOST_DAYS = 92;
const MOST_LINES = 5000;

/** What the PDF shows, for tests as well. @throws 404, 422 */
export async function bookFor(ctx: Ctx, { store_id, start_date, end_date }: Pick<ParsedInput<typeof endpoint>, 'store_id' | 'start_date' | 'end_date'>) {
  const store = (await storesOf(ctx)).find(({ id }) => id === store_id);
  if (!store) throw notFound();
  if (end_date < start_date) throw invalid('end_date', ARMOURY_ERRORS.turned);
  if (daysInclusive(start_date, end_date) > MOST_DAYS) throw invalid('end_date', ARMOURY_ERRORS.tooLong);
  const zone = ctx.actor.timeZone;
  const [from, before] = [startOfDateIn(start_date, zone), startOfDateIn(addDays(end_date, 1), zone)];
  const entries = await bookLines(ctx, store_id, from, before, MOST_LINES + 1);
  if (entries.length > MOST_LINES) throw invalid('end_date', ARMOURY_ERRORS.fewerDays);
  const book = bookOf(store_id, await openingsOf(ctx, store_id, from), entries);
  const names = new Map(
    (
      await assetNames(
        ctx,
        book.sums.map(({ asset_id }) => asset_id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return { store, names, ...book, counts: await countsWithin(ctx, store_id, start_date, end_date) };
}

const ROWS_AT_ONCE = 25;
/** Rows of a long table; whoever waits for the event loop comes in between. */
async function* unhurried<T, R>(rows: readonly T[], drawn: (row: T) => R): AsyncGenerator<R> {
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    yield drawn(row);
  }
}

export async function armouryBook(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const { store, names, sums, lines, counts } = await bookFor(ctx, input);
  const language = input.language ?? ctx.locale;
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const unit = await unitOf(ctx);
  const zone = ctx.actor.timeZone;
  const number = (text: Text, width = 62) => ({ header: say(text), kind: 'number' as const, width });
  const alike = new Map<string, number>();
  for (const name of names.values()) alike.set(name, (alike.get(name) ?? 0) + 1);
  // Things without a number of their own are told apart as their labels do.
  const nameOf = (id: number) => {
    const name = names.get(id) ?? '–';
    return (alike.get(name) ?? 0) > 1 ? `${name} · ${say(LABELS.number, { id })}` : name;
  };
  const layout: PdfLayout = {
    title: `${say(W.book)} ${store.name}`,
    locale: language,
    author: unit?.name ?? '',
    page: 'A4-landscape',
    footer: { left: `${say(W.book)} · ${store.name}` },
    body: [
      {
        kind: 'letterhead',
        name: unit?.name ?? '',
        lines: [store.name],
        right: [say(W.book), `${formatDate(input.start_date)} – ${formatDate(input.end_date)}`],
      },
      {
        kind: 'table',
        caption: say(W.summary),
        summary: say(W.summary),
        columns: [
          { header: say(W.asset), weight: 1 },
          number(W.opening, 80),
          number(W.received, 80),
          number(W.given, 80),
          number(W.closing, 80),
          number(W.expended, 80),
        ],
        rows: sums.map((sum) => [nameOf(sum.asset_id), sum.opening, sum.received, sum.given, sum.closing, sum.expended]),
        empty: say(W.nothing),
      },
      { kind: 'gap', height: 10 },
      {
        kind: 'table',
        caption: say(W.entries),
        summary: say(W.entries),
        size: 8,
        columns: [
          { header: say(W.at), width: 98 },
          { header: say(W.bookNo), width: 62 },
          { header: say(W.what), width: 82 },
          { header: say(W.asset), weight: 1 },
          { header: say(W.fromTo), weight: 1.2 },
          { header: say(W.witness), weight: 0.9 },
          number(W.received),
          number(W.given),
          number(W.balance),
        ],
        rows: unhurried(lines, ({ entry, received, given, balance }) => [
          formatDateTime(entry.entered_at, zone, language),
          entry.book_no,
          `${say(ENTRY_NAMES[entry.kind])}${entry.kind === 'Expended' ? ` ${entry.quantity}` : ''}`,
          nameOf(entry.asset_id),
          [entry.from, entry.to].filter(Boolean).join(' → '),
          entry.witness,
          received || '',
          given || '',
          balance,
        ]),
        empty: say(W.nothing),
      },
      { kind: 'gap', height: 10 },
      {
        kind: 'table',
        caption: say(W.counts),
        summary: say(W.counts),
        columns: [
          { header: say(W.date), width: 70 },
          { header: say(W.what), width: 120 },
          { header: say(W.countedBy), weight: 1 },
          { header: say(W.checkedBy), weight: 1 },
          { header: say(W.keysWith), weight: 1 },
          number(W.lines, 60),
          number(W.differs, 60),
          { header: say(W.note), weight: 2 },
        ],
        rows: counts.map((count) => [
          formatDate(count.date),
          say(COUNT_NAMES[count.kind]),
          count.counted_by,
          count.checked_by,
          count.keys_with,
          count.lines,
          count.differs,
          count.note,
        ]),
        empty: say(W.noCounts),
      },
      { kind: 'signatures', labels: [say(W.armourer), say(W.inCharge)] },
    ],
  };
  return new FileReply(streamPdf(layout), 'armoury-book.pdf', 'application/pdf', { inline: true });
}
