/** Premises and areas of the gazette, where officers hold their powers. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { line, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

const PAGE = '/auxiliary/officer';
const update = requirePage(manifest, PAGE, 'Update');
/** As registers of the officers' page are entered. */
export const ON_OFFICERS = { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update };

export const areas = register({
  name: 'auxiliary-police.area',
  plural: 'areas',
  path: 'api/asm/areas',
  page: ON_OFFICERS,
  form: z.object({
    name: line(2, 200),
    /** Sites of rosters, patrols and deployments that lie within it, one a line. */
    places: optionalText(2000),
    address: optionalText(300),
    gazette_no: optionalLine(60),
    gazetted_at: optionalDate(),
  }),
  row: {
    places: z.string().nullable(),
    address: z.string().nullable(),
    gazette_no: z.string().nullable(),
    gazetted_at: z.string().nullable(),
    /** Officers who hold their powers there. */
    officers: z.number(),
  },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc', perPage: 100 },
  filters: {},
  companyWide: true,
  emits: ['asm_changed'],
});
export type AreaRow = RecordRow<typeof areas>;
