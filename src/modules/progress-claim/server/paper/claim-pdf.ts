/** A claim on paper, in either language: the claim, the certificate, the invoice, and a payment claim under the Act. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice, subtract, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Block, Pair, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { invalid } from '#platform/contract/errors.ts';
import { notFromHere } from '#platform/server/workflow/workflow.messages.ts';
import type { claimPdf as endpoint, Paper } from '../../contract/claim.endpoints.ts';
import { sectionTotals } from '../../contract/bill/bill-sections.ts';
import { FIXED_CONTRACT_EXEMPT_UNTIL } from '../../contract/claim/tax-rule.ts';
import { claimPaper, paperName, type ClaimPaper, type PaperLine } from './claim-paper.ts';
import { PAPER as W } from './paper.messages.ts';

type Say = (text: Text, params?: Params) => string;

const title = ({ claim }: ClaimPaper, paper: Paper): Text =>
  paper === 'claim'
    ? W.claim
    : paper === 'certificate'
      ? W.certificate
      : paper === 'payment-claim'
        ? W.paymentClaim
        : (claim.certified?.figures.payable ?? 0) < 0
          ? W.creditNote
          : W.invoice;

function facts({ project, claim, variations }: ClaimPaper, paper: Paper, say: Say): Block {
  const extra = variations.reduce((sum, { whole }) => sum + Math.round(whole * 100), 0) / 100;
  const sum = toRinggit(project.contract_sum);
  const dated: Pair[] =
    paper === 'claim'
      ? [{ label: say(W.claimDate), value: formatDate(claim.claim_date) }]
      : [
          { label: say(W.certificateNo), value: claim.certificate_no },
          { label: say(W.certificateDate), value: formatDate(claim.certificate_date) },
          ...(paper === 'certificate'
            ? []
            : [
                { label: say(W.invoiceNo), value: claim.invoice_no },
                { label: say(W.invoiceDate), value: formatDate(claim.invoice_date) },
                { label: say(W.eInvoice), value: claim.e_invoice_id },
                { label: say(W.dueDate), value: formatDate(claim.due_date) },
                { label: say(W.tin), value: project.client_tin },
              ]),
        ];
  return {
    kind: 'pairs',
    columns: 2,
    items: [
      { label: say(W.project), value: project.name },
      { label: say(W.contractNo), value: project.contract_no },
      { label: say(W.contractSum), value: formatPrice(sum) },
      { label: say(W.revisedSum), value: formatPrice(sum + extra) },
      { label: say(W.consultant), value: project.consultant },
      { label: say(W.periodEnd), value: formatDate(claim.period_end) },
      ...dated,
    ],
  };
}

function summary({ reckoned: { facts: valued, figures, terms } }: ClaimPaper, say: Say): Block {
  const line = (text: Text, amount: Sen) => [say(text), toRinggit(amount)];
  const total = (text: Text, amount: Sen) => ({ cells: line(text, amount), style: 'total' as const });
  const minus = (amount: Sen) => (amount === 0 ? amount : (-amount as Sen));
  const rate = terms.tax.treatment === 'Service Tax' ? ` ${terms.tax.percent}%` : '';
  return {
    kind: 'table',
    caption: say(W.summary),
    summary: say(W.summary),
    columns: [
      { header: say(W.description), weight: 1 },
      { header: `${say(W.amount)} (RM)`, kind: 'money', width: 110 },
    ],
    rows: [
      line(W.workDone, valued.work_done),
      line(W.voDone, valued.vo_done),
      line(W.materials, figures.materials),
      total(W.gross, figures.gross),
      line(W.retention, minus(figures.retention)),
      line(W.deductions, minus(valued.deductions)),
      ...(figures.advance_paid === 0 ? [] : [line(W.advancePaid, figures.advance_paid), line(W.advanceRecouped, minus(figures.advance_recouped))]),
      total(W.net, figures.net),
      line(W.previousNet, minus(valued.previous_net)),
      total(W.thisClaim, figures.this_claim),
      [`${say(W.tax)}${rate}`, toRinggit(figures.tax)],
      total(W.payable, figures.payable),
    ],
  };
}

/** Every line that is worth something, under its sections with their totals. */
function statement(lines: readonly PaperLine[], caption: string, say: Say): Block {
  const sen = (line: PaperLine) => ({ whole: Math.round(line.whole * 100), previous: Math.round(line.previous * 100), toDate: Math.round(line.toDate * 100) });
  const totals = sectionTotals(lines, ['whole', 'previous', 'toDate'], sen);
  const all = lines.filter(({ kind }) => kind !== 'Section').map(sen);
  const of = (key: 'whole' | 'previous' | 'toDate') => all.reduce((sum, line) => sum + line[key], 0) / 100;
  return {
    kind: 'table',
    caption,
    summary: caption,
    size: 7.5,
    columns: [
      { header: say(W.item), width: 42 },
      { header: say(W.description), weight: 1 },
      { header: say(W.amount), kind: 'money', width: 74 },
      { header: say(W.previous), kind: 'money', width: 74 },
      { header: say(W.percent), kind: 'number', width: 40 },
      { header: say(W.toDate), kind: 'money', width: 74 },
      { header: say(W.thisTime), kind: 'money', width: 74 },
    ],
    rows: [
      ...lines.map((line) => {
        const total = totals.get(line.id);
        if (line.kind !== 'Section' || !total)
          return [
            line.code,
            line.description,
            line.whole,
            line.previous,
            line.percent.toFixed(2),
            line.toDate,
            (Math.round(line.toDate * 100) - Math.round(line.previous * 100)) / 100,
          ];
        const [whole, previous, toDate] = [total.whole, total.previous, total.toDate];
        const cells = [line.code, line.description, whole / 100, previous / 100, '', toDate / 100, (toDate - previous) / 100];
        return { cells: cells.map((text) => ({ text, bold: true })) };
      }),
      {
        cells: ['', say(W.total), of('whole'), of('previous'), '', of('toDate'), Math.round((of('toDate') - of('previous')) * 100) / 100],
        style: 'total' as const,
      },
    ],
  };
}

/** What a paper says beside its figures. */
function words({ project, claim, reckoned }: ClaimPaper, paper: Paper, say: Say): Block[] {
  const date = formatDate(claim.period_end);
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const { tax } = reckoned.terms;
  const why = () => (tax.fixed ? say(W.exemptFixed, { date: formatDate(FIXED_CONTRACT_EXEMPT_UNTIL) }) : say(W.exempt, { reason: tax.reason }));
  const exempt = tax.treatment === 'Exempt' ? [paragraph(why())] : [];
  if (paper === 'claim') return [paragraph(say(W.letter, { date })), ...exempt];
  if (paper === 'certificate') return [paragraph(say(W.certifies, { date }))];
  if (paper === 'invoice') return exempt;
  return [
    paragraph(say(W.act, { date: formatDate(claim.due_date) })),
    paragraph(say(W.cause, { n: claim.claim_no, certificate: claim.certificate_no, invoice: claim.invoice_no })),
    paragraph(say(W.work, { project: project.name, date })),
  ];
}

export function claimLayout(paper: ClaimPaper, which: Paper, locale: Locale): PdfLayout {
  const say: Say = (text, params) => sayIn(text, locale, params);
  const { project, claim, company, logo, reckoned, items, variations } = paper;
  const name = say(title(paper, which));
  const version = claim.version > 1 ? `, ${say(W.version, { n: claim.version })}` : '';
  const number = `${say(W.claimNo, { n: claim.claim_no })}${version}`;
  const unpaid = subtract(reckoned.figures.payable, claim.paid_amount);
  const money = (amount: Sen) => `RM ${formatPrice(toRinggit(amount))}`;
  const isLate = which === 'payment-claim';
  return {
    title: `${name} ${project.code} ${claim.claim_no}`,
    locale,
    author: company.name,
    footer: { left: `${project.code} · ${number}` },
    body: [
      {
        kind: 'letterhead',
        logo,
        name: company.name,
        lines: [company.registration_no ?? '', company.address.join(', ')].filter(Boolean),
        right: [name.toUpperCase(), number],
      },
      { kind: 'paragraph', text: [say(W.to), project.client_name, ...(project.client_address ?? '').split('\n')].filter(Boolean).join('\n') },
      { kind: 'title', text: project.name },
      facts(paper, which, say),
      ...words(paper, which, say),
      summary(paper, say),
      ...(isLate ? [{ kind: 'pairs', columns: 2, items: [{ label: say(W.paidSoFar), value: money(claim.paid_amount) }] } as const] : []),
      { kind: 'banner', label: say(isLate ? W.unpaid : W.payable), value: money(isLate ? unpaid : reckoned.figures.payable) },
      { kind: 'signatures', labels: [say(which === 'certificate' ? W.certifiedBy : W.claimedBy)] },
      ...(which === 'claim' || which === 'certificate'
        ? [
            { kind: 'page-break' } as const,
            { kind: 'heading', text: say(W.statement) } as const,
            statement(items, say(W.bill), say),
            ...(variations.length > 0 ? [statement(variations, say(W.variations), say)] : []),
          ]
        : []),
    ],
  };
}

/** @throws 422 of a paper that there is only once the claim is certified */
export async function claimPdf(ctx: Ctx, { id, paper, language }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const found = await claimPaper(ctx, id);
  if (paper !== 'claim' && found.claim.certificate_no === null) throw invalid('base', notFromHere(found.claim.status));
  return new FileReply(streamPdf(claimLayout(found, paper, language ?? ctx.locale)), `${paperName(found, paper)}.pdf`, 'application/pdf', { inline: true });
}
