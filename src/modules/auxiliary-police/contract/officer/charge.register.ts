/** What an officer is charged with: the charge, the inquiry, the outcome. */
import { z } from 'zod';
import { date, optionalDate, optionalLine, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { CHARGE_OUTCOMES } from './officer.schema.ts';

const PAGE = '/auxiliary/officer';
const update = requirePage(manifest, PAGE, 'Update');

export const charges = register({
  name: 'auxiliary-police.charge',
  plural: 'charges',
  path: 'api/asm/officers/{officer_id}/charges',
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
  form: z.object({
    charged_on: date(),
    offence: text(3, 500),
    inquiry_on: optionalDate(),
    inquiry_by: optionalLine(120),
    outcome: z.enum(CHARGE_OUTCOMES),
    outcome_on: optionalDate(),
    note: optionalText(1000),
  }),
  row: {
    charged_on: z.string(),
    inquiry_on: z.string().nullable(),
    inquiry_by: z.string().nullable(),
    outcome_on: z.string().nullable(),
    note: z.string().nullable(),
  },
  sorts: ['charged_on'],
  first: { sortBy: 'charged_on', sort: 'desc' },
  filters: {},
  under: { officer_id: id() },
  emits: ['asm_changed'],
});
export type ChargeRow = RecordRow<typeof charges>;
