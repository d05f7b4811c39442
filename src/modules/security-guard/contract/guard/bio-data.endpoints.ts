import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { securityGuardManifest as manifest } from '../security-guard.manifest.ts';
import { PAGE, PATH } from './guard.register.ts';

export const printBioData = defineEndpoint({
  name: 'security-guard.print-bio-data',
  method: 'GET',
  path: `${PATH}/{id}/bio-data`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: z.object({ id: id(), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  download: true,
  /** The audit log keeps who printed it. */
  writes: true,
  summary: 'A guard on one paper, as clients and the Home Ministry ask for it; it carries no vetting, medical or drug data',
});
