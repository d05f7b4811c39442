/** The plan of a company. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one, OWNER, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { BILLING_CYCLES, PAID_PLANS, subscriptionDetails } from './subscription.schema.ts';

export const showSubscription = defineEndpoint({
  name: 'company.show-subscription',
  method: 'GET',
  path: 'api/subscription',
  requires: MEMBER,
  input: z.object({}),
  output: one(subscriptionDetails),
  summary: 'Plan, seats and modules of the company; invoices for its owner',
});

export const invoicePdf = defineEndpoint({
  name: 'company.invoice-pdf',
  method: 'GET',
  path: 'api/subscription/invoices/{id}/pdf',
  requires: OWNER,
  input: z.object({ id: id(), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  summary: 'One invoice of the company as PDF',
  download: true,
});

export const changeSubscription = defineEndpoint({
  name: 'company.change-subscription',
  method: 'POST',
  path: 'api/subscription/change',
  requires: OWNER,
  input: z.object({ plan: z.enum(PAID_PLANS), billing_cycle: z.enum(BILLING_CYCLES) }),
  output: wrote(subscriptionDetails),
  summary: 'Moves the company to another plan or billing cycle from today',
  emits: ['company', 'access'],
});
