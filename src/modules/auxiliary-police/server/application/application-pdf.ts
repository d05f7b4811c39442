/** One application on paper: its form by parts, the checklist and the decision. Vetting, medical and record data are not on it. */
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Text } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Block } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import type { printApplication as endpoint } from '../../contract/application/application.endpoints.ts';
import { subjectName } from '../../contract/application/subject-name.ts';
import { fieldsOf, isAsked, isWanted, listedBy, type FormField } from '../../contract/application/form-fields.ts';
import { APPLICATION_PAPER as W, APPLICATION_STATUS_NAMES, TYPE_NAMES } from '../../contract/application/paper.messages.ts';
import { valueText } from '../../contract/application/value-text.ts';
import { namedCourse } from '../course/course.store.ts';
import { unitOf } from '../officer/strength.store.ts';
import { findApplication } from './application.store.ts';
import { requireOnType } from './application-rights.ts';
import { documentsOf } from './documents.ts';
import { namesOf } from './names-of.ts';
import { listedSubject } from './read-applications.ts';
import { knownCategory } from './read-form.ts';
import { SUBJECT } from '../save-application.ts';

const LABEL_WIDTH = 180;

/** @throws 404, 403 without the right to take applications of the type out */
export async function printApplication(given: Ctx, { id, language = given.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  // Names of ranks stand in the language of the paper.
  const ctx = { ...given, locale: language };
  const listed = await findApplication(ctx, id);
  const { application } = listed;
  requireOnType(ctx, application.type, 'Export');
  const category = knownCategory(application.type, application.category);
  const { payload, decision } = application;
  const names = await namesOf(ctx, category, { ...payload, ...decision });
  const files = await documentsOf(ctx, category, id);
  const [company, logo, unit] = await pipeline(
    ctx,
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () => unitOf(ctx),
  );
  await audit(ctx, { action: `${SUBJECT}.printed`, subject_type: SUBJECT, subject_id: id });
  const say = (text: Text) => sayIn(text, language);
  const pairs = (items: readonly (readonly [Text, string | null])[]): Block => ({
    kind: 'pairs',
    columns: 1,
    labelWidth: LABEL_WIDTH,
    items: items.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : [])),
  });
  const filled = (fields: readonly FormField[], values: Readonly<Record<string, unknown>>) =>
    pairs(fields.map((field) => [field.label, valueText(field, values, names, language)]));
  const dayOf = (day: string | null) => (day === null ? null : formatDate(day));
  const subject = listedSubject(listed);
  const about = subject && [subjectName(subject), subject.code].filter(Boolean).join(' · ');
  const isPartSecret = fieldsOf(category).some(({ sensitive }) => sensitive);
  const asked = listedBy({ payload, course_type: (await namedCourse(ctx, payload))?.type ?? null });
  const items = category.documents.filter((item) => !item.sensitive && isWanted(item, asked));
  const checklist: Block = {
    kind: 'table',
    caption: say(W.documents),
    summary: say(W.documents),
    size: 9,
    columns: [
      { header: say(W.document), weight: 1 },
      { header: say(W.files), width: 60 },
      { header: say(W.checked), width: 80 },
    ],
    rows: items.map(({ key, label }) => [
      say(label),
      files.find((each) => each.key === key)?.files.length ?? 0,
      application.ticked.includes(key) ? say(W.yes) : '',
    ]),
  };
  const pdf = streamPdf({
    title: `${say(W.paper)} ${application.number}`,
    locale: language,
    author: unit?.name ?? company.name,
    footer: { left: `${say(category.title)} · ${application.number}` },
    body: [
      {
        kind: 'letterhead',
        logo,
        name: unit?.name ?? company.name,
        lines: [company.name, company.address.join(', ')].filter(Boolean),
        right: [application.number, say(APPLICATION_STATUS_NAMES[application.status])],
      },
      { kind: 'title', text: say(category.title), subtitle: `${say(W.paper)} · ${say(TYPE_NAMES[application.type])}` },
      pairs([
        [W.about, about],
        [W.contingent, application.contingent],
        [W.submitted, dayOf(application.submitted_at)],
        [W.forwardRef, application.forward_ref],
        [W.forwarded, dayOf(application.forwarded_at)],
        [W.remark, application.remark],
      ]),
      ...category.parts.flatMap(({ title, fields }): Block[] => {
        const shown = fields.filter((field) => !field.sensitive && isAsked(field, payload));
        return shown.length > 0 ? [{ kind: 'heading', text: say(title) }, filled(shown, payload)] : [];
      }),
      ...(isPartSecret ? [{ kind: 'paragraph', size: 8, text: say(W.apart) } as const] : []),
      ...(items.length > 0 ? [checklist] : []),
      ...(decision
        ? [
            { kind: 'heading', text: say(W.decision) } as const,
            pairs([
              [W.decisionRef, application.decision_ref],
              [W.decided, dayOf(application.decision_date)],
            ]),
            filled(category.decision, decision),
          ]
        : []),
      { kind: 'signatures', labels: [say(W.signature)] },
    ],
  });
  return new FileReply(pdf, `${application.number.replaceAll(/[^\w-]/g, '-')}.pdf`, 'application/pdf', { inline: true });
}
