/** Payments for the search box, by number and title; the number itself first, then the newest. */
import { formatDate } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { MOST_HITS } from '#platform/server/search/sought.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';

interface FoundPayment {
  readonly id: number;
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly payment_date: string;
}

const paymentsFound = preparedText<FoundPayment>(
  'payment.found',
  `select b.id, b.number, b.title, b.status, b.payment_date::text
   from payment_batches b
   where b.company_id = $1 and ' ' || lower(b.number || ' ' || b.title) like all ($2::text[])
     -- Who sees everybody needs no look at the payees; who is no employee is within nobody’s part of them.
     and ($4::boolean or not exists (
       select from payment_items i left join employees e on e.company_id = i.company_id and e.id = i.employee_id
       where i.company_id = $1 and i.batch_id = b.id and ${scopeText('e', 4)} is not true))
   order by lower(b.number) = $3 desc, b.id desc
   limit ${MOST_HITS}`,
);

export const paymentSources: readonly SearchSource[] = [
  {
    kind: 'payments',
    requires: requirePage(paymentManifest, '/payroll/document/payment'),
    async find(ctx, { words, text }) {
      const rows = await paymentsFound(ctx.client, [ctx.companyId, words, text, ...scopeList(ctx.actor.scope)]);
      return rows.map(({ id, number, title, status, payment_date }) => ({
        id,
        title,
        about: [number, formatDate(payment_date)].join(' · '),
        route: `/payroll/document/payment?open=${id}`,
        status,
      }));
    },
  },
];
