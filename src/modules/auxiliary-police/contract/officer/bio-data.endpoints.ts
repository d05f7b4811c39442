import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

export const printOfficer = defineEndpoint({
  name: 'auxiliary-police.print-officer',
  method: 'GET',
  path: 'api/asm/officers/{id}/bio-data',
  requires: requirePage(manifest, '/auxiliary/officer', 'Export'),
  input: z.object({ id: id(), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  download: true,
  /** The audit log keeps who printed it. */
  writes: true,
  summary: 'An officer on one paper, as the contingent asks for it; it carries no vetting, medical or criminal data',
});
