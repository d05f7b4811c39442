/** Payments for the search box: by number and title. */
import { demand } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { listPayments as endpoint } from '../contract/payment.endpoints.ts';
import { paymentManifest } from '../contract/payment.manifest.ts';
import { findPayments } from './payment.store.ts';

export const paymentSources: readonly SearchSource[] = [
  {
    kind: 'payments',
    demands: demand(paymentManifest, '/payroll/document/payment'),
    async find(ctx, keyword, limit) {
      const { rows } = await findPayments(ctx, endpoint.input.parse({ keyword, per_page: limit }));
      return rows.map(({ id, number, title }) => ({ id, title: number, about: title, route: `/payroll/document/payment?open=${id}`, image: null }));
    },
  },
];
