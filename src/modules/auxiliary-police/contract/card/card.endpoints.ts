/** Cards: their list, one of them with its face, printing, revoking, and what anybody may verify. */
import { z } from 'zod';
import { defineEndpoint, list, one, OPEN, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { cardDetail, cardRow, CARD_KINDS, CARD_STATUSES } from './card.schema.ts';

const PAGE = '/auxiliary/card';
const PATH = 'api/asm/cards';

export const listCards = defineEndpoint({
  name: 'auxiliary-police.list-cards',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['card_no', 'name', 'issued_at', 'expiry_at'], { sortBy: 'expiry_at', sort: 'asc' }),
    status: z.enum(CARD_STATUSES).optional(),
    kind: z.enum(CARD_KINDS).optional(),
    rank_id: id().optional(),
    /** Ends within so many days. */
    expiring: z.number().int().min(1).max(365).optional(),
  }),
  output: z.object({ ...list(cardRow).shape, counts: z.record(z.string(), z.number()) }),
  summary: 'Cards of officers whom the viewer sees, with counts by status',
});

export const cardSummary = defineEndpoint({
  name: 'auxiliary-police.card-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.object({ active: z.number(), expiring: z.number(), lost: z.number(), to_return: z.number() })),
  summary: 'Active cards, those that end within 90 days, those lost this year, those to be returned',
});

export const showCard = defineEndpoint({
  name: 'auxiliary-police.show-card',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(cardDetail),
  summary: 'One card with what its face shows',
});

export const cardPdf = defineEndpoint({
  name: 'auxiliary-police.card-pdf',
  method: 'GET',
  path: `${PATH}/{id}/pdf`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.unknown(),
  download: true,
  summary: 'Front and back of a card, 85.6 by 54 mm each on a page of its own',
});

export const revokeCard = defineEndpoint({
  name: 'auxiliary-police.revoke-card',
  method: 'POST',
  path: `${PATH}/{id}/revoke`,
  requires: requirePage(manifest, PAGE, 'Revoke'),
  input: z.object({ id: id(), reason: text(3, 500), returned: z.boolean() }),
  output: wrote(z.object({ id: z.number() })),
  emits: ['asm_changed'],
  summary: 'Ends a card before its time',
});

export const verifyCard = defineEndpoint({
  name: 'auxiliary-police.verify-card',
  method: 'GET',
  path: 'api/asm/verify',
  requires: OPEN,
  input: z.object({ code: z.string().trim().max(60).default('') }),
  output: z.unknown(),
  download: true,
  summary: 'A page that says whether a card is valid, for whoever reads its code: name, rank and validity, nothing else',
});
