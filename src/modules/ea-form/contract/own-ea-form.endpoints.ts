/** Calls of an employee's own EA forms, the published ones. */
import { z } from 'zod';
import { defineEndpoint, list, SELF } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { ofYear } from './ea-form.schema.ts';

const OWN = 'api/payrolls/ea-forms';

export const listOwnEaForms = defineEndpoint({
  name: 'payroll.list-own-ea-forms',
  method: 'GET',
  path: OWN,
  requires: SELF,
  input: z.object({ ...listParams(['year'], { sortBy: 'year' }), ...ofYear }),
  output: list(
    z.object({
      id: z.number(),
      year: z.number(),
      serial_no: z.string(),
      employer: z.string(),
      gross: z.number(),
      epf: z.number(),
      mtd: z.number(),
      published_at: z.string(),
    }),
  ),
  summary: 'Own EA forms that are published',
});

export const ownEaFormPdf = defineEndpoint({
  name: 'payroll.own-ea-form-pdf',
  method: 'GET',
  path: `${OWN}/{id}/pdf`,
  requires: SELF,
  input: z.object({ id: id() }),
  output: z.unknown(),
  summary: 'One own published EA form as PDF',
  download: true,
});
