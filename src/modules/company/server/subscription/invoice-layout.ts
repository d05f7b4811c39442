/** An invoice of the subscription as one A4 page, in the reader's language. */
import { formatDate } from '#platform/contract/dates.ts';
import { say as sayIn, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import type { PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { INVOICE_WORDS as W } from '../../contract/invoice.messages.ts';
import { SERVICE_TAX_PERCENT, type Invoice } from '../../contract/subscription.schema.ts';

export interface InvoiceParties {
  /** Who bills: the organisation that runs the portal. */
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: { readonly name: string; readonly registration_no: string | null; readonly address: readonly string[] };
}

export function invoiceLayout(invoice: Invoice, { issuer, customer }: InvoiceParties, locale: Locale): PdfLayout {
  const say = (text: Text, params?: Params) => sayIn(text, locale, params);
  const title = `${say(W.invoice)} ${invoice.number}`;
  const period = { plan: invoice.plan_name, start: formatDate(invoice.period_start), end: formatDate(invoice.period_end) };
  return {
    title,
    locale,
    author: issuer.name,
    body: [
      { kind: 'letterhead', name: issuer.name, lines: issuer.lines, right: [say(W.invoice).toUpperCase(), invoice.number] },
      {
        kind: 'pairs',
        columns: 2,
        items: [
          { label: say(W.billedTo), value: customer.name },
          { label: say(W.issued), value: formatDate(invoice.issued_at) },
          { label: say(W.registrationNo), value: customer.registration_no },
          { label: say(W.due), value: formatDate(invoice.due_at) },
          { label: '', value: customer.address.join(', ') },
          invoice.paid_at ? { label: say(W.paid), value: formatDate(invoice.paid_at) } : { label: say(W.status), value: say(W[invoice.status]) },
        ],
      },
      {
        kind: 'table',
        summary: title,
        columns: [
          { header: say(W.description), weight: 3 },
          { header: say(W.employees), kind: 'number', width: 70 },
          { header: say(W.amount), kind: 'money', width: 90 },
        ],
        rows: [
          [say(W.line, period), invoice.seats, invoice.amount],
          [say(W.tax, { percent: SERVICE_TAX_PERCENT }), null, invoice.tax_amount],
          { cells: [say(W.total), null, invoice.total], style: 'total' },
        ],
      },
      { kind: 'banner', label: say(W.total), value: `RM ${formatPrice(invoice.total)}` },
      { kind: 'paragraph', size: 7, text: say(W.computerPrinted) },
    ],
    createdAt: new Date(`${invoice.issued_at}T00:00:00Z`),
  };
}
