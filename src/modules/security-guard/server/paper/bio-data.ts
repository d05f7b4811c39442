/** A guard on one paper, for a client or the Home Ministry: who it is, certificates and permits, postings. Vetting, medical and drug data are not in it. */
import { Readable } from 'node:stream';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import type { PdfLogo } from '#platform/server/documents/pdf-logo.ts';
import { printedPhoto } from '#platform/server/files/printed-photo.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo, type Letterhead } from '#modules/company/server/public.ts';
import { GENDER_CHOICES } from '#modules/employee/contract/employee-choices.messages.ts';
import type { printBioData as endpoint } from '../../contract/guard/bio-data.endpoints.ts';
import { CATEGORY_NAMES, NATIONALITY_NAMES, POSTING_ROLE_NAMES } from '../../contract/guard/guard-words.ts';
import { postingsOf } from '../record/posting.register.ts';
import { settingOf } from '../record/setting.ts';
import type { GuardRecord } from '../security-guard.tables.ts';
import { BIO_DATA as B } from './bio-data.messages.ts';
import { GUARD_FILES as W } from '../guard/guard-files.messages.ts';
import { getGuard, moreOfGuards, today } from '../guard/guard.store.ts';

/** 35 by 45 mm, the photo of a passport; in points. */
const PHOTO = { width: 99, height: 127 } as const;

interface Shown {
  readonly guard: GuardRecord;
  /** As the employee has them, where the guard is one. */
  readonly name: string;
  readonly phone: string | null;
  readonly permitExpiry: string | null;
  readonly postings: Awaited<ReturnType<typeof postingsOf>>;
  readonly photo: Buffer | null;
  readonly company: Letterhead;
  readonly logo: PdfLogo | null;
  readonly licence: string | null;
  readonly day: string;
}
type Say = (text: Text, params?: Params) => string;

const dayOf = (date: string | null) => (date === null ? '' : formatDate(date));

function person({ guard, name, phone }: Shown, say: Say): Block {
  const pairs: [Text, string | number | null][] = [
    [W.guardNo, guard.guard_no],
    [W.name, name],
    [W.category, say(CATEGORY_NAMES[guard.category])],
    [W.nationality, say(NATIONALITY_NAMES[guard.nationality])],
    [W.identity, guard.identity_number],
    [W.passport, guard.passport],
    [W.birth, dayOf(guard.date_of_birth)],
    [B.gender, guard.gender && say(GENDER_CHOICES[guard.gender])],
    [W.phone, phone],
    [B.height, guard.height_cm && say(B.centimetres, { n: guard.height_cm })],
    [B.education, guard.education],
    [W.joined, dayOf(guard.joined_at)],
    [W.left, dayOf(guard.left_at)],
    [W.agency, guard.agency_name],
  ];
  return { kind: 'pairs', columns: 1, labelWidth: 150, items: pairs.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : [])) };
}

/** Each with its number, the day of it and its last one. */
function papers({ guard, permitExpiry }: Shown, say: Say): Block {
  const rows: [string, string | null, string | null, string | null][] = [
    [say(W.csgNo), guard.csg_cert_no, guard.csg_date, null],
    [say(W.letter), guard.letter_no, guard.letter_date, null],
    [say(W.firearm), guard.firearm_permit_no, null, guard.firearm_permit_expiry],
    [say(B.permit), guard.permit_no, null, permitExpiry],
  ];
  return {
    kind: 'table',
    caption: say(B.papers),
    summary: say(B.papers),
    size: 9,
    columns: [{ header: say(B.paper), weight: 2 }, { header: say(B.number) }, { header: say(B.from), width: 80 }, { header: say(B.until), width: 80 }],
    rows: rows.flatMap(([paper, number, from, until]) => (number || from || until ? [[paper, number ?? '', dayOf(from), dayOf(until)]] : [])),
    empty: say(B.noPapers),
  };
}

function layoutOf(shown: Shown, locale: Locale): PdfLayout {
  const { guard, company, logo, licence, photo, postings, name } = shown;
  const say: Say = (text, params) => sayIn(text, locale, params);
  const facts = person(shown, say);
  return {
    title: `${say(B.title)} ${guard.guard_no}`,
    locale,
    author: company.name,
    footer: { left: `${say(B.title)} · ${guard.guard_no}` },
    body: [
      {
        kind: 'letterhead',
        name: company.name,
        logo,
        lines: [company.registration_no ?? '', company.address.join(', '), licence === null ? '' : say(B.licence, { no: licence })].filter(Boolean),
        right: [say(B.title), guard.guard_no],
      },
      photo ? { kind: 'columns', of: [[facts], [{ kind: 'image', bytes: photo, ...PHOTO, text: name, align: 'right' }]], weights: [3, 1] } : facts,
      papers(shown, say),
      ...(guard.service_history
        ? ([
            { kind: 'heading', text: say(B.service) },
            { kind: 'paragraph', text: guard.service_history },
          ] as const)
        : []),
      {
        kind: 'table',
        caption: say(B.postings),
        summary: say(B.postings),
        size: 9,
        columns: [{ header: say(B.place), weight: 2 }, { header: say(B.role) }, { header: say(B.since), width: 80 }, { header: say(B.until), width: 80 }],
        rows: postings.map(({ place, role, from_date, to_date }) => [place, say(POSTING_ROLE_NAMES[role]), dayOf(from_date), dayOf(to_date)]),
        empty: say(B.noPostings),
      },
      { kind: 'paragraph', size: 8, text: say(B.today, { date: formatDate(shown.day) }) },
    ],
  };
}

/** @throws 404 also of a guard whom the viewer may not see */
export async function printBioData(ctx: Ctx, { id, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const guard = await getGuard(ctx, id);
  const [more, postings, photos, faces, company, logo, setting] = await pipeline(
    ctx,
    () => moreOfGuards(ctx, [id]),
    () => postingsOf(ctx, [id]),
    () => filesOf(ctx, 'security_guard', [id], 'photo'),
    () => filesOf(ctx, 'employee', guard.employee_id === null ? [] : [guard.employee_id], 'image'),
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () => settingOf(ctx),
  );
  const own = guard.employee_id === null ? undefined : more.get(id);
  const [face] = faces.get(guard.employee_id ?? 0) ?? photos.get(id) ?? [];
  const shown: Omit<Shown, 'photo'> = {
    guard,
    name: own?.name ?? guard.name,
    phone: own ? own.phone : guard.phone,
    permitExpiry: more.get(id)?.permit_expiry ?? null,
    postings: postings.toSorted((a, b) => b.from_date.localeCompare(a.from_date)),
    company,
    logo,
    licence: setting.licence_no,
    day: today(ctx),
  };
  await audit(ctx, { action: 'security_guard.printed', subject_type: 'security_guard', subject_id: id });
  async function* draw(): AsyncGenerator<Buffer> {
    const photo = await printedPhoto(ctx.services.files, face, PHOTO);
    yield* streamPdf(layoutOf({ ...shown, photo }, language)) as AsyncIterable<Buffer>;
  }
  const name = `${guard.guard_no.replaceAll(/[^\w-]/g, '-')}.pdf`;
  return new FileReply(Readable.from(draw(), { objectMode: false }), name, 'application/pdf', { inline: true });
}
