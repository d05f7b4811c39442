/** The approval of the unit: strength, area, contingent, and who answers for it. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line, optional, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

const PAGE = '/auxiliary/officer';
const count = () => z.number().int().min(0).max(100_000);

export const unitForm = z.object({
  name: line(2, 150),
  approval_no: optionalLine(60),
  approved_at: optionalDate(),
  approved_strength: count(),
  gazette_no: optionalLine(60),
  gazetted_at: optionalDate(),
  /** null: nothing is gazetted yet. */
  gazetted_strength: optional(count()),
  /** State headquarters (IPK). */
  contingent: line(2, 60),
  address: optionalText(300),
  highest_rank_id: optional(id()),
  officer_in_charge_id: optional(id()),
  /** The nominated person in whose name firearm licences stand (Arms Act 1960 s.5(3)). */
  licence_holder_id: optional(id()),
  /** Between two practices of live firing. */
  live_firing_months: z.number().int().min(1).max(36),
  /** How long vetting and medical data of rejected and former people stay. */
  retention_months: z.number().int().min(1).max(120),
});

const named = z.object({ id: z.number(), name: z.string() }).nullable();
const unit = z.object({
  unit: z
    .object({
      ...unitForm.shape,
      approval_no: z.string().nullable(),
      approved_at: z.string().nullable(),
      gazette_no: z.string().nullable(),
      gazetted_at: z.string().nullable(),
      gazetted_strength: z.number().nullable(),
      address: z.string().nullable(),
      highest_rank_id: z.number().nullable(),
      officer_in_charge_id: z.number().nullable(),
      licence_holder_id: z.number().nullable(),
      officer_in_charge: named,
      licence_holder: named,
    })
    .nullable(),
  /** Active and suspended officers. */
  taken: z.number(),
  by_rank: z.array(z.object({ id: z.number(), name: z.string(), name_ms: z.string(), officers: z.number() })),
});
export type Unit = z.output<typeof unit>;

export const showUnit = defineEndpoint({
  name: 'auxiliary-police.show-unit',
  method: 'GET',
  path: 'api/asm/agency',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(unit),
  summary: 'The unit with its strength by rank; null before its approval is entered',
});

export const saveUnit = defineEndpoint({
  name: 'auxiliary-police.save-unit',
  method: 'POST',
  path: 'api/asm/agency',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: unitForm,
  output: wrote(unit),
  summary: 'Saves the approval of the unit',
  companyWide: true,
  emits: ['asm_changed'],
});

export const findOfficers = defineEndpoint({
  name: 'auxiliary-police.find-officers',
  method: 'GET',
  path: 'api/asm/officer-choices',
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/auxiliary/asset'), onPage(manifest, '/auxiliary/course', 'Update')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string() }))),
  summary: 'Officers who serve, to choose from',
});
