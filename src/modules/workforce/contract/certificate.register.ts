/** Certificates and training that work of projects may need, and who holds which of them until when. */
import { z } from 'zod';
import { date, line, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { workforceManifest } from './workforce.manifest.ts';

const page = on(workforceManifest, '/wom/project');
const emits = ['wom_changed'];
/** A need asks for at most so many. */
export const MOST_CERTIFICATES = 10;
export const CERTIFICATE_STATES = ['Valid', 'Expiring', 'Expired'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const certificateKinds = register({
  name: 'workforce.certificate-kind',
  plural: 'certificate-kinds',
  path: 'api/wom/certificate-kinds',
  page,
  form: z.object({
    /** Such as a green card, or work at height. */
    name: line(2, 100),
    description: optionalText(500),
  }),
  row: {
    /** People who hold a valid one today, whoever looks. */
    held: z.number(),
  },
  sorts: ['name'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {},
  emits,
});
export type CertificateKindRow = RecordRow<typeof certificateKinds>;

export const certificates = register({
  name: 'workforce.certificate',
  plural: 'certificates',
  path: 'api/wom/certificates',
  page,
  form: z.object({
    employee_id: id(),
    kind_id: id(),
    number: optionalLine(60),
    issued_on: date(),
    /** The last valid day; without one it does not end. */
    expires_on: optionalDate(),
  }),
  row: {
    employee: z.object({ id: z.number(), name: z.string(), code: z.string() }),
    kind: z.string(),
    /** Expiring: within 30 days. */
    status: z.enum(CERTIFICATE_STATES),
  },
  sorts: ['expires_on', 'issued_on'],
  first: { sortBy: 'expires_on', sort: 'asc' },
  filters: { status: z.enum(CERTIFICATE_STATES).optional(), kind_id: id().optional(), employee_id: id().optional() },
  emits,
});
export type CertificateRow = RecordRow<typeof certificates>;
