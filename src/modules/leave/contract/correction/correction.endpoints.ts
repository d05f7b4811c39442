/** Calls of differences of leave inside confirmed pay. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { leaveManifest as manifest } from '../leave.manifest.ts';
import { leaveCorrection } from './correction.schema.ts';

const PATH = 'api/operation/leaves/corrections';
const requires = requirePage(manifest, '/leave/entitlement', 'Update');

export const listCorrections = defineEndpoint({
  name: 'leave.list-corrections',
  method: 'GET',
  path: PATH,
  requires,
  input: z.object({ /** The default: those that wait for a decision. */ decided: z.boolean().default(false) }),
  output: one(z.array(leaveCorrection)),
  summary: 'Days of approved leave inside confirmed pay that count differently now',
});

export const decideCorrections = defineEndpoint({
  name: 'leave.decide-corrections',
  method: 'POST',
  path: `${PATH}/decide`,
  requires,
  input: z.object({ ids: z.array(id()).min(1).max(200), action: z.enum(['accept', 'reject']) }),
  output: wrote(z.object({ decided: z.number() })),
  summary: 'Accepts differences into the balance and the next open payroll, or rejects them',
});
