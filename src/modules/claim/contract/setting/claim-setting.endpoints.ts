import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { claimManifest as manifest } from '../claim.manifest.ts';
import { claimSetting } from './claim-setting.schema.ts';

const PAGE = '/claim/setting';
const PATH = 'api/operation/claims/settings';
/** `updated_at`: null until somebody has saved. */
const stored = claimSetting.extend({ number_prefix: z.string(), updated_at: z.string().nullable() });

export const showClaimSetting = defineEndpoint({
  name: 'claim.show-setting',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(stored),
  summary: 'How the company checks, approves and pays claims',
});

export const saveClaimSetting = defineEndpoint({
  name: 'claim.save-setting',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: claimSetting.extend({ updated_at: z.string().max(40).nullish() }),
  output: wrote(stored),
  companyWide: true,
  emits: ['claim_setup_changed'],
  summary: 'Saves the settings of claims; 409 when somebody else saved since they were read',
});
