import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

/** Labels in one file. */
export const MOST_LABELS = 100;

export const printLabels = defineEndpoint({
  name: 'auxiliary-police.print-labels',
  method: 'GET',
  path: 'api/asm/assets/labels',
  requires: requirePage(manifest, '/auxiliary/asset', 'Export'),
  input: z.object({ ids: z.array(id()).min(1).max(MOST_LABELS), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'Labels of assets as PDF, each with a code that opens the asset in the portal',
});
