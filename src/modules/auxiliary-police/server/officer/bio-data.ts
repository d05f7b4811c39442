/** An officer on one paper, for the contingent: who it is, appointment, ranks, courses, cards, equipment. Vetting, medical and criminal data are not in it. */
import { Readable } from 'node:stream';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import type { PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { findFile } from '#platform/server/files/file.store.ts';
import { printedPhoto } from '#platform/server/files/printed-photo.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo, type Letterhead } from '#modules/company/server/public.ts';
import { GENDER_CHOICES } from '#modules/employee/contract/employee-choices.messages.ts';
import { getEmployee } from '#modules/employee/server/public.ts';
import { lastDayOfService } from '../../contract/application/rules/service-end.ts';
import { CARD_KIND_NAMES, CARD_STATUS_NAMES } from '../../contract/card/card.schema.ts';
import type { printOfficer as endpoint } from '../../contract/officer/bio-data.endpoints.ts';
import { UNIT_FILES as W } from '../../contract/officer/files.messages.ts';
import { COURSE_RESULT_NAMES, OFFICER_STATUS_NAMES, RANK_CHANGE_NAMES, SOURCE_NAMES } from '../../contract/officer/officer-words.ts';
import type { OfficerDetail } from '../../contract/officer/officer.schema.ts';
import { birthOf } from './birth-of.ts';
import { OFFICER_PAPER as B } from './bio-data.messages.ts';
import { cardsOf, changesOf, coursesOf, issuedTo } from './officer-history.store.ts';
import { findOfficer, type ListedOfficer } from './officer.store.ts';
import { today } from './read-officers.ts';
import { unitOf } from './strength.store.ts';

/** 35 by 45 mm, the photo of a passport; in points. */
const PHOTO = { width: 99, height: 127 } as const;
const DATE_WIDTH = 80;

interface Shown extends Pick<OfficerDetail, 'ranks' | 'courses' | 'cards' | 'issued'> {
  readonly listed: ListedOfficer;
  readonly gender: keyof typeof GENDER_CHOICES | null;
  readonly photo: Buffer | null;
  readonly company: Letterhead;
  readonly logo: PdfLogo | null;
  readonly unit: string;
  readonly day: string;
}
type Say = (text: Text, params?: Params) => string;

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date));

function person({ listed: { officer, person: who, rank }, gender }: Shown, say: Say, locale: Locale): Block {
  const birth = birthOf(who);
  const pairs: [Text, string | null][] = [
    [W.serviceNo, officer.service_no],
    [W.name, who.name],
    [W.rank, locale === 'ms' ? rank.name_ms : rank.name],
    [W.status, say(OFFICER_STATUS_NAMES[officer.status])],
    [W.identity, who.identity_number],
    [B.birth, dayOf(birth)],
    [B.gender, gender && say(GENDER_CHOICES[gender])],
    [B.height, officer.height_cm === null ? null : say(B.centimetres, { n: officer.height_cm })],
    [W.source, say(SOURCE_NAMES[officer.source])],
    [W.station, officer.station],
    [B.area, officer.authority_area],
    [W.appointed, dayOf(officer.appointed_at)],
    [W.expiry, dayOf(officer.appointment_expiry)],
    [W.letter, officer.appointment_letter_no],
    [B.oath, dayOf(officer.oath_date)],
    [B.serviceEnds, birth && formatDate(lastDayOfService(birth))],
    [B.qualified, officer.firearm_permitted ? dayOf(officer.firearm_qualified_at) : null],
  ];
  return { kind: 'pairs', columns: 1, labelWidth: 150, items: pairs.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : [])) };
}

function tables({ ranks, courses, cards, issued }: Shown, say: Say, locale: Locale): Block[] {
  const table = (caption: Text, columns: readonly (readonly [Text, number?])[], rows: readonly (readonly (string | number)[])[]): Block => ({
    kind: 'table',
    caption: say(caption),
    summary: say(caption),
    size: 9,
    columns: columns.map(([header, width]) => ({ header: say(header), ...(width ? { width } : { weight: 1 }) })),
    rows: rows.map((row) => [...row]),
    empty: say(B.none),
  });
  return [
    table(
      B.ranks,
      [[W.rank], [B.change], [W.letter], [B.since, DATE_WIDTH]],
      ranks.map((each) => [locale === 'ms' ? each.to_ms : each.to, say(RANK_CHANGE_NAMES[each.type]), each.letter_no ?? '', dayOf(each.effective_date)]),
    ),
    table(
      B.courses,
      [[B.course], [B.result, 100], [B.ended, DATE_WIDTH], [B.until, DATE_WIDTH]],
      courses.map((each) => [each.name, say(COURSE_RESULT_NAMES[each.result]), dayOf(each.end_date), dayOf(each.valid_until)]),
    ),
    table(
      B.cards,
      [[B.card], [B.number], [B.status, 100], [B.until, DATE_WIDTH]],
      cards.map((each) => [say(CARD_KIND_NAMES[each.kind]), each.card_no, say(CARD_STATUS_NAMES[each.status]), dayOf(each.expiry_at)]),
    ),
    table(
      B.equipment,
      [[B.thing], [B.quantity, DATE_WIDTH]],
      issued.map((each) => [each.name, each.quantity]),
    ),
  ];
}

function layoutOf(shown: Shown, locale: Locale): PdfLayout {
  const { listed, company, logo, photo, unit } = shown;
  const say: Say = (text, params) => sayIn(text, locale, params);
  const facts = person(shown, say, locale);
  const { service_no } = listed.officer;
  return {
    title: `${say(B.title)} ${service_no}`,
    locale,
    author: unit || company.name,
    footer: { left: `${say(B.title)} · ${service_no}` },
    body: [
      {
        kind: 'letterhead',
        name: unit || company.name,
        logo,
        lines: [company.name, company.address.join(', ')].filter(Boolean),
        right: [say(B.title), service_no],
      },
      photo
        ? { kind: 'columns', of: [[facts], [{ kind: 'image', bytes: photo, ...PHOTO, text: listed.person.name, align: 'right' }]], weights: [3, 1] }
        : facts,
      ...tables(shown, say, locale),
      { kind: 'paragraph', size: 8, text: say(B.today, { date: formatDate(shown.day) }) },
    ],
  };
}

/** @throws 404 also of an officer whom the viewer may not see */
export async function printOfficer(ctx: Ctx, { id, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const listed = await findOfficer(ctx, id);
  const { officer, person: who } = listed;
  const { gender } = await getEmployee(ctx, officer.employee_id);
  const [ranks, courses, cards, issued, company, logo, unit] = await pipeline(
    ctx,
    () => changesOf(ctx, id),
    () => coursesOf(ctx, officer.employee_id),
    () => cardsOf(ctx, id),
    () => issuedTo(ctx, id),
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () => unitOf(ctx),
  );
  const portrait = who.image_file === null ? null : await findFile(ctx, who.image_file);
  const shown = { listed, gender, ranks, courses, cards, issued, company, logo, unit: unit?.name ?? '', day: today(ctx) };
  await audit(ctx, { action: 'asm_officer.printed', subject_type: 'asm_officer', subject_id: id });
  async function* draw(): AsyncGenerator<Buffer> {
    const photo = await printedPhoto(ctx.services.files, portrait, PHOTO);
    yield* streamPdf(layoutOf({ ...shown, photo }, language)) as AsyncIterable<Buffer>;
  }
  return new FileReply(Readable.from(draw(), { objectMode: false }), `${officer.service_no.replaceAll(/[^\w-]/g, '-')}.pdf`, 'application/pdf', {
    inline: true,
  });
}
