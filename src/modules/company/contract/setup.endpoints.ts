import { z } from 'zod';
import { defineEndpoint, one, OWNER } from '#platform/contract/endpoint.ts';
import { setupStep } from './setup.schema.ts';

export const showSetup = defineEndpoint({
  name: 'company.show-setup',
  method: 'GET',
  path: 'api/admin/companies/setup',
  requires: OWNER,
  input: z.object({}),
  output: one(z.array(setupStep)),
  summary: 'The steps from a new company to its first paid month, each with what is done; empty once all are',
});
