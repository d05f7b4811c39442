/** What is done with a promoter beside the form: rating, inactivating with what follows, and back. */
import { z } from 'zod';
import { defineEndpoint, done, one, requirePage } from '#platform/contract/endpoint.ts';
import { date, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest } from '../sales.manifest.ts';

const PAGE = '/spm/promoter';
const CHANGED = { emits: ['sales_promoter_changed'], companyWide: true };

export const ratePromoter = defineEndpoint({
  name: 'sales.rate-promoter',
  method: 'POST',
  path: 'api/spm/promoters/{id}/rate',
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id(), rating: z.number().min(1).max(5).multipleOf(0.5), note: optionalText(500) }),
  output: done(),
  summary: 'Rates a promoter from 1 to 5',
  ...CHANGED,
});

/** A schedule that would be cancelled. */
const coming = z.object({ id: z.number(), date: z.string(), start_time: z.string(), end_time: z.string(), outlet: z.string(), project: z.string() });

export const comingSchedules = defineEndpoint({
  name: 'sales.coming-schedules',
  method: 'GET',
  path: 'api/spm/promoters/{id}/coming',
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ id: id(), after: date() }),
  output: one(z.array(coming)),
  summary: 'Schedules of a promoter after a day that have not begun',
});

export const inactivatePromoter = defineEndpoint({
  name: 'sales.inactivate-promoter',
  method: 'POST',
  path: 'api/spm/promoters/{id}/inactivate',
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id(), date: date(), reason: text(3, 500) }),
  output: done(),
  summary: 'Makes a promoter inactive; schedules after the day that have not begun are cancelled',
  ...CHANGED,
});

export const activatePromoter = defineEndpoint({
  name: 'sales.activate-promoter',
  method: 'POST',
  path: 'api/spm/promoters/{id}/activate',
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Makes a promoter active again',
  ...CHANGED,
});
