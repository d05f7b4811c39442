/** What a guard was commended or warned for. */
import { z } from 'zod';
import { requirePage } from '#platform/contract/endpoint.ts';
import { date, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { register, type RecordRow } from '#platform/contract/register/register.ts';
import { PAGE, PATH } from '../guard/guard.register.ts';
import { securityGuardManifest as manifest } from '../security-guard.manifest.ts';

export const INCIDENT_TYPES = ['Commendation', 'Warning', 'Absence', 'Misconduct'] as const;
const update = requirePage(manifest, PAGE, 'Update');

export const incidents = register({
  name: 'security-guard.incident',
  plural: 'incidents',
  path: `${PATH}/{guard_id}/incidents`,
  page: { page: PAGE, read: requirePage(manifest, PAGE), create: update, update, remove: update },
  form: z.object({ date: date(), type: z.enum(INCIDENT_TYPES), description: text(3, 1000), action: optionalText(500) }),
  row: { date: z.string() },
  sorts: ['date'],
  first: { sortBy: 'date', sort: 'desc' },
  filters: {},
  under: { guard_id: id() },
  emits: ['security_guard_changed'],
});
export type IncidentRow = RecordRow<typeof incidents>;
