/** The one letter that goes with everything forwarded under a reference. */
import { and, asc, eq } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { forwardLetter as endpoint } from '../../contract/application/application.endpoints.ts';
import { APPLICATION_ERRORS } from '../../contract/application/application.messages.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { linesOf } from '../../contract/application/form-fields.ts';
import { APPLICATION_PAPER as W } from '../../contract/application/paper.messages.ts';
import { assetNames } from '../armoury/asset.store.ts';
import { unitOf } from '../officer/strength.store.ts';
import { applicationsOf, chosenApplications } from './application.store.ts';
import { asmApplications as a, type ApplicationRecord } from './application.tables.ts';

const idsIn = (application: ApplicationRecord, key: 'employee_ids' | 'asset_ids') => (application.payload[key] ?? []) as readonly number[];

/** By application that is about several people or things: their names, with the number of each. People out of sight are not named. */
async function severalOf(ctx: Ctx, applications: readonly ApplicationRecord[]): Promise<Map<number, string[]>> {
  const [people, things] = await pipeline(
    ctx,
    () =>
      getEmployees(
        ctx,
        applications.flatMap((one) => idsIn(one, 'employee_ids')),
      ),
    () =>
      assetNames(
        ctx,
        applications.flatMap((one) => idsIn(one, 'asset_ids')),
      ),
  );
  const person = new Map(people.map(({ id, name, employee_code }) => [id, `${name} · ${employee_code}`]));
  const thing = new Map(things.map(({ id, name }) => [id, name]));
  return new Map(
    applications.flatMap((one): [number, string[]][] => {
      const names = [
        ...idsIn(one, 'employee_ids').map((id) => person.get(id)),
        ...idsIn(one, 'asset_ids').map((id) => thing.get(id)),
        ...linesOf(one.payload, 'items').map(({ quantity, name }) => `${String(quantity)} × ${String(name)}`),
      ];
      const known = names.filter((name) => name !== undefined);
      return known.length === 0 ? [] : [[one.id, known]];
    }),
  );
}

/** @throws 422 where nothing was forwarded under it that the viewer sees */
export async function forwardLetter(ctx: Ctx, { forward_ref, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const [rows, company, logo, unit] = await pipeline(
    ctx,
    () =>
      applicationsOf(ctx)
        .where(and(chosenApplications(ctx, {}), eq(a.forward_ref, forward_ref)))
        .orderBy(asc(a.id))
        .limit(500)
        .execute(),
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () => unitOf(ctx),
  );
  const [first] = rows;
  if (!first) throw invalid('forward_ref', APPLICATION_ERRORS.nothingForwarded);
  const several = await severalOf(
    ctx,
    rows.map(({ application }) => application),
  );
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const pdf = streamPdf({
    title: `${say(W.letter)} ${forward_ref}`,
    locale: language,
    author: company.name,
    body: [
      {
        kind: 'letterhead',
        logo,
        name: unit?.name ?? company.name,
        lines: [company.name, company.address.join(', ')].filter(Boolean),
        right: [forward_ref, formatDate(first.application.forwarded_at)],
      },
      { kind: 'paragraph', text: say(W.to, { contingent: first.application.contingent ?? unit?.contingent ?? '' }) },
      { kind: 'title', text: say(W.letter) },
      { kind: 'paragraph', text: say(W.body, { n: rows.length }) },
      {
        kind: 'table',
        summary: say(W.list),
        columns: [
          { header: say(W.numberShort), width: 28 },
          { header: say(W.number), width: 105 },
          { header: say(W.category), weight: 1 },
          { header: say(W.name), weight: 1.3 },
          { header: say(W.code), width: 80 },
        ],
        rows: rows.map(({ application, person, service_no, asset }, at) => [
          String(at + 1),
          application.number,
          categoryOf(application.type, application.category)?.title[language] ?? application.category,
          several.get(application.id)?.join('\n') ?? person?.name ?? asset?.name ?? '',
          several.has(application.id) ? '' : (service_no ?? person?.code ?? asset?.code ?? ''),
        ]),
      },
      { kind: 'signatures', labels: [say(W.signature)] },
    ],
  });
  return new FileReply(pdf, 'letter.pdf', 'application/pdf', { inline: true });
}
