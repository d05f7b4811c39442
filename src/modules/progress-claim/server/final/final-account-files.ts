/** The final account of a contract on paper and as a workbook, in either language. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import type { ComputedCell, Sheet } from '#platform/server/spreadsheets/sheet.ts';
import { streamXlsx } from '#platform/server/spreadsheets/write-xlsx.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import { ACCOUNT_LINES } from '../../contract/final/final-account.ts';
import type { FinalAccount, finalAccountPdf as pdfEndpoint, finalAccountSheet as sheetEndpoint } from '../../contract/final/final-account.endpoints.ts';
import { ACCOUNT as W, ACCOUNT_NOTES as N } from '../../contract/final/final-account.messages.ts';
import { PAPER } from '../paper/paper.messages.ts';
import type { ProjectRecord } from '../progress-claim.tables.ts';
import { getProject, today } from '../project.store.ts';
import { accountOf } from './show-final-account.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The row of the first line of the workbook: below two lines of heading, an empty one, and the head. */
const FIRST = 4;

type Say = (text: Text, params?: Params) => string;
const sayFor =
  (locale: Locale): Say =>
  (text, params) =>
    sayIn(text, locale, params);
const stateOf = ({ waits }: FinalAccount): Text => (waits.length === 0 ? N.final : N.provisional);
const nameOf = ({ code }: ProjectRecord) => `${code.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-final-account`;

function statement({ lines }: FinalAccount, say: Say): Block {
  return {
    kind: 'table',
    caption: say(N.title),
    summary: say(N.title),
    columns: [
      { header: say(PAPER.description), weight: 1 },
      { header: `${say(PAPER.amount)} (RM)`, kind: 'money', width: 110 },
    ],
    rows: ACCOUNT_LINES.map((line) => {
      const cells = [say(W[line.key]), lines[line.key]];
      return 'total' in line ? { cells, style: 'total' as const } : cells;
    }),
  };
}

function variationTable({ variations, lines }: FinalAccount, say: Say): Block {
  return {
    kind: 'table',
    caption: say(PAPER.variations),
    summary: say(PAPER.variations),
    columns: [
      { header: say(PAPER.item), width: 60 },
      { header: say(PAPER.description), weight: 1 },
      { header: `${say(PAPER.amount)} (RM)`, kind: 'money', width: 110 },
    ],
    rows: [
      ...variations.map(({ vo_no, description, amount }) => [vo_no, description, amount]),
      { cells: ['', say(PAPER.total), lines.variations], style: 'total' as const },
    ],
  };
}

export async function finalAccountPdf(ctx: Ctx, { project_id, language }: ParsedInput<typeof pdfEndpoint>): Promise<FileReply> {
  const locale = language ?? ctx.locale;
  const say = sayFor(locale);
  const project = await getProject(ctx, project_id);
  const account = await accountOf(ctx, project);
  const [company, logo] = await pipeline(
    ctx,
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
  );
  const layout: PdfLayout = {
    title: `${say(N.title)} ${project.code}`,
    locale,
    author: company.name,
    footer: { left: `${project.code} · ${say(N.title)}` },
    body: [
      {
        kind: 'letterhead',
        logo,
        name: company.name,
        lines: [company.registration_no ?? '', company.address.join(', ')].filter(Boolean),
        right: [say(N.title).toUpperCase(), say(stateOf(account))],
      },
      { kind: 'paragraph', text: [say(PAPER.to), project.client_name, ...(project.client_address ?? '').split('\n')].filter(Boolean).join('\n') },
      { kind: 'title', text: project.name },
      {
        kind: 'pairs',
        columns: 2,
        items: [
          { label: say(PAPER.contractNo), value: project.contract_no },
          { label: say(PAPER.date), value: formatDate(today(ctx)) },
          { label: say(N.retention), value: formatPrice(account.retention) },
          { label: say(N.paid), value: formatPrice(account.paid) },
        ],
      },
      ...account.waits.map((each): Block => ({ kind: 'paragraph', text: say(N[each]) })),
      statement(account, say),
      ...(account.variations.length > 0 ? [variationTable(account, say)] : []),
      { kind: 'banner', label: say(W.payable), value: `RM ${formatPrice(account.lines.payable)}` },
      { kind: 'signatures', labels: [say(PAPER.claimedBy), say(PAPER.certifiedBy)] },
    ],
  };
  return new FileReply(streamPdf(layout), `${nameOf(project)}.pdf`, 'application/pdf', { inline: true });
}

/** Each total adds up the lines since the total before it, with that total. */
export function accountTab({ lines }: FinalAccount, name: string, heading: readonly string[], say: Say): Sheet {
  let since = FIRST;
  const rows = ACCOUNT_LINES.map((line, at): ComputedCell[] => {
    const row = FIRST + at;
    if (!('total' in line)) return [say(W[line.key]), lines[line.key]];
    const cell = { formula: `SUM(B${since}:B${row - 1})`, value: lines[line.key] };
    since = row;
    return [say(W[line.key]), cell];
  });
  return {
    name,
    heading,
    columns: [
      { header: say(PAPER.description), width: 44 },
      { header: say(PAPER.amount), kind: 'money', width: 20 },
    ],
    rows,
  };
}

export async function finalAccountSheet(ctx: Ctx, { project_id, language }: ParsedInput<typeof sheetEndpoint>): Promise<FileReply> {
  const say = sayFor(language ?? ctx.locale);
  const project = await getProject(ctx, project_id);
  const account = await accountOf(ctx, project);
  const heading = [`${project.code} ${project.name}`, `${say(N.title)}, ${say(stateOf(account))}, ${formatDate(today(ctx))}`];
  const variations: Sheet = {
    name: say(PAPER.variations),
    heading,
    columns: [{ header: say(PAPER.item) }, { header: say(PAPER.description), width: 48 }, { header: say(PAPER.amount), kind: 'money', width: 16 }],
    rows: account.variations.map(({ vo_no, description, amount }) => [vo_no, description, amount]),
  };
  return new FileReply(streamXlsx([accountTab(account, say(N.title), heading, say), variations]), `${nameOf(project)}.xlsx`, XLSX);
}
