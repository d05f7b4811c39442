import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { patrolManifest } from '../patrol.manifest.ts';

export const printClientReport = defineEndpoint({
  name: 'patrol.print-client-report',
  method: 'GET',
  path: 'api/patrol/projects/{id}/report',
  requires: requirePage(patrolManifest, '/patrol/project', 'Print'),
  input: z.object({ id: id(), start_date: date(), end_date: date(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'What the client of a project reads about at most 31 days, as PDF: completion, service level, missed points, reports, emergencies',
});
