/** A promoter disputes a line of an own payout that is approved or paid; the office answers. What is put right is paid with the next payout. */
import { z } from 'zod';
import { defineEndpoint, done, one, requirePage } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { ownPayout, PROMOTER } from '../field/my-day.endpoints.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { payoutDispute, payoutLine } from './payout.endpoints.ts';

const EMITS = { emits: ['spm_payout'] };

export const showOwnPayout = defineEndpoint({
  name: 'sales.show-own-payout',
  method: 'GET',
  path: 'api/spm/my-payouts/{id}',
  requires: PROMOTER,
  input: z.object({ id: id() }),
  output: one(ownPayout.extend({ lines: z.array(payoutLine), disputes: z.array(payoutDispute) })),
  summary: 'An own payout that is approved or paid, line by line, with what was disputed',
});

export const disputePayoutLine = defineEndpoint({
  name: 'sales.dispute-payout-line',
  method: 'POST',
  path: 'api/spm/my-payouts/{id}/disputes',
  requires: PROMOTER,
  input: z.object({ id: id(), line_id: id(), reason: text(3, 500) }),
  output: done(),
  shownByPage: true,
  summary: 'Disputes one line of an own payout that is approved or paid, once at a time',
  ...EMITS,
});

export const answerPayoutDispute = defineEndpoint({
  name: 'sales.answer-payout-dispute',
  method: 'POST',
  path: 'api/spm/payouts/{id}/disputes/answer',
  requires: requirePage(manifest, '/spm/project/report/payout', 'Approve'),
  input: z.object({ id: id(), dispute_id: id(), accepted: z.boolean(), answer: text(3, 500) }),
  output: done(),
  summary: 'Answers what a promoter disputes; the payout stays as it is, and what is put right on its schedules is a difference of the next one',
  ...EMITS,
  companyWide: true,
});
