/** The ladder of ranks of a company. */
import { z } from 'zod';
import { defineEndpoint, done, list, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { RANK_GROUPS, rankForm } from './rank.schema.ts';

const PAGE = '/auxiliary/rank';

export const ranks = register({
  name: 'auxiliary-police.rank',
  plural: 'ranks',
  path: 'api/asm/ranks',
  page: on(manifest, PAGE),
  form: rankForm,
  row: {
    course_type: z.string().nullable(),
    establishment: z.number().nullable(),
    allowance: z.number().nullable(),
    /** A picture, at most one. */
    insignia: z.array(uploadedFile),
    /** Active and suspended officers in the rank. */
    officers: z.number(),
  },
  sorts: ['level', 'name', 'code'],
  first: { sortBy: 'level', sort: 'desc', perPage: 30 },
  filters: { rank_group: z.enum(RANK_GROUPS).optional() },
  companyWide: true,
  emits: ['asm_changed'],
});
export type RankRow = RecordRow<typeof ranks>;

export const orderRanks = defineEndpoint({
  name: 'auxiliary-police.order-ranks',
  method: 'POST',
  path: 'api/asm/ranks/order',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ids: z.array(id()).min(1).max(99) }),
  output: done(),
  summary: 'Puts the whole ladder into an order, the lowest rank first',
  companyWide: true,
  emits: ['asm_changed'],
});

/** An officer whom nothing keeps from the next rank. */
export const dueOfficer = z.object({
  id: z.number(),
  name: z.string(),
  service_no: z.string(),
  rank: z.string(),
  rank_ms: z.string(),
  next_rank_id: z.number(),
  next_rank: z.string(),
  next_rank_ms: z.string(),
  rank_since: z.string(),
  months: z.number(),
});
export type DueOfficer = z.output<typeof dueOfficer>;

export const listDue = defineEndpoint({
  name: 'auxiliary-police.list-due',
  method: 'GET',
  path: 'api/asm/ranks/due',
  requires: requirePage(manifest, PAGE),
  input: z.object(listParams(['rank_since'], { sortBy: 'rank_since', sort: 'asc' })),
  output: list(dueOfficer),
  summary: 'Officers due for promotion: long enough in their rank, with the course of the next one, neither suspended nor charged',
});
