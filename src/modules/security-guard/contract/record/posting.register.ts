/** Where a guard is posted and since when; one call posts several. */
import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalDate, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { PAGE, PATH } from '../guard/guard.register.ts';
import { securityGuardManifest as manifest } from '../security-guard.manifest.ts';

export const POSTING_ROLES = ['Guard', 'Team Leader', 'Supervisor', 'Control Room'] as const;
const update = requirePage(manifest, PAGE, 'Update');

const place = {
  place: line(2, 150),
  role: z.enum(POSTING_ROLES),
  shift: optionalLine(40),
  from_date: date(),
  /** The last day; empty: until further notice. */
  to_date: optionalDate(),
};

export const postings = register({
  name: 'security-guard.posting',
  plural: 'postings',
  path: `${PATH}/{guard_id}/postings`,
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
  form: z.object(place),
  row: { from_date: z.string(), to_date: z.string().nullable() },
  sorts: ['from_date'],
  first: { sortBy: 'from_date', sort: 'desc' },
  filters: {},
  under: { guard_id: id() },
  emits: ['security_guard_changed'],
});
export type PostingRow = RecordRow<typeof postings>;

export const MOST_POSTED = 100;

export const postGuards = defineEndpoint({
  name: 'security-guard.post-guards',
  method: 'POST',
  path: `${PATH}/postings`,
  requires: update,
  input: z.object({ ids: z.array(id()).min(1).max(MOST_POSTED), ...place }),
  output: wrote(z.object({ posted: z.number(), refused: z.array(z.object({ id: z.number(), name: z.string(), reason: z.string() })) })),
  summary: 'Posts several guards to one place; those whose papers refuse it are named and left out',
  emits: ['security_guard_changed'],
});
