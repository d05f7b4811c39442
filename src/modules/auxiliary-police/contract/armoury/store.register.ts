/** Stores of the unit: where equipment is locked away. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { line, optionalText } from '#platform/contract/fields.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

const PAGE = '/auxiliary/asset';
const update = requirePage(manifest, PAGE, 'Update');

export const stores = register({
  name: 'auxiliary-police.store',
  plural: 'stores',
  path: 'api/asm/stores',
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
  form: z.object({ name: line(2, 80), address: optionalText(300) }),
  row: { address: z.string().nullable(), things: z.number() },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {},
  companyWide: true,
  emits: ['asm_changed'],
});
export type StoreRow = RecordRow<typeof stores>;
