/** What is planned of officers, and whether they hold powers where it is. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { date } from '#platform/contract/fields.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { BARS } from './bar.ts';

const PAGE = '/auxiliary/officer';

const planned = z.object({
  date: z.string(),
  /** Minutes from the beginning of the date; the end may be on a later one. */
  start: z.number(),
  end: z.number(),
  kind: z.enum(['work', 'hours', 'away']),
  label: z.object({ en: z.string(), ms: z.string() }),
  /** The site; null: nobody says where. */
  place: z.string().nullable(),
});

export const listDuty = defineEndpoint({
  name: 'auxiliary-police.list-duty',
  method: 'GET',
  path: 'api/asm/officers/{id}/duty',
  requires: requirePage(manifest, PAGE),
  input: z.object({
    id: id(),
    /** `past`: patrol duty of the last 30 days. */
    span: z.enum(['coming', 'past']).default('coming'),
    /** Of what comes: the first day; default today. */
    from: date().optional(),
  }),
  output: one(
    z.array(
      planned.extend({
        /** Against the areas of the unit; null: nothing can be said. */
        standing: z.enum(['inside', 'ordered', 'outside']).nullable(),
        /** The reference of the order that covers it. */
        order: z.string().nullable(),
        /** Why the officer may not do it; null: nothing stands in the way. */
        bar: z.enum(BARS).nullable(),
      }),
    ),
  ),
  summary:
    'What every module has planned of an officer for 14 days from today or a later day, inside the areas, by order, or outside; or patrol duty of the 30 days before',
});

/** So many duties are named. */
export const MOST_OUTSIDE = 100;
const ofOfficers = planned.extend({ officer_id: z.number(), name: z.string(), service_no: z.string() });

export const listOutsideDuty = defineEndpoint({
  name: 'auxiliary-police.list-outside-duty',
  method: 'GET',
  path: 'api/asm/outside-duty',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(
    z.object({
      total: z.number(),
      duties: z.array(ofOfficers),
    }),
  ),
  summary: `Duty of today and the 13 days after it outside the areas that no order of the police covers, the first ${MOST_OUTSIDE}`,
});

export const listBarredDuty = defineEndpoint({
  name: 'auxiliary-police.list-barred-duty',
  method: 'GET',
  path: 'api/asm/barred-duty',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.object({ total: z.number(), duties: z.array(ofOfficers.extend({ bar: z.enum(BARS) })) })),
  summary: `Duty of today and the 13 days after it whose officer is suspended, has left, or has no valid appointment, oath or basic course, the first ${MOST_OUTSIDE}`,
});
