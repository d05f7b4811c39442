/** Clients: the owners of the brands that promoters sell. The calls name them vendors. */
import { z } from 'zod';
import { email, line, officePhone, optional, optionalLine, optionalText, postcode } from '#platform/contract/fields.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { ACTIVITY } from '../activity.ts';
import { salesManifest } from '../sales.manifest.ts';

const MOST_BRANDS = 100;

export const clientForm = z.object({
  name: line(2, 150),
  /** Empty: the next of the company's series. */
  code: optionalLine(20),
  registration_no: optionalLine(30),
  industry: optionalLine(80),
  contact_name: line(2, 150),
  contact_phone: officePhone(),
  contact_email: optional(email()),
  address_1: optionalLine(190),
  address_2: optionalLine(190),
  postcode: optional(postcode()),
  city: optionalLine(100),
  state: optionalLine(60),
  country: line(2, 60),
  brands: z.array(line(1, 80)).max(MOST_BRANDS),
  billing_note: optionalText(500),
  status: z.enum(ACTIVITY),
});

export const clients = register({
  name: 'sales.client',
  plural: 'clients',
  path: 'api/spm/vendors',
  page: on(salesManifest, '/spm/client'),
  form: clientForm,
  row: {
    code: z.string(),
    country: z.string(),
    products_count: z.number(),
    projects_count: z.number(),
  },
  sorts: ['name', 'code', 'industry'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: { status: z.enum(ACTIVITY).optional() },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['sales_client_changed'],
});
export type ClientRow = RecordRow<typeof clients>;
