/** What a project pays beside days, hours and commissions: targets with tiers, and allowances. */
import { z } from 'zod';
import { defineEndpoint, done, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { allowanceForm, allowanceRow, targetForm, targetRow } from './pay-rule.schema.ts';

const PAGE = '/spm/project/view/pay';
const PATH = 'api/spm/projects/{id}';
const CHANGED = { emits: ['sales_project_changed'], companyWide: true };
const saved = wrote(z.object({ id: z.number() }));

export const showPayRules = defineEndpoint({
  name: 'sales.show-pay-rules',
  method: 'GET',
  path: `${PATH}/pay-rules`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.object({ targets: z.array(targetRow), allowances: z.array(allowanceRow) })),
  summary: 'Targets with their tiers, and allowances, of a project',
});

/** With `row_id` the one that is changed. */
export const saveTarget = defineEndpoint({
  name: 'sales.save-target',
  method: 'POST',
  path: `${PATH}/targets`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: targetForm.safeExtend({ id: id(), row_id: id().optional() }),
  output: saved,
  summary: 'Adds a target with its tiers to a project, or changes one; approved payouts stay',
  ...CHANGED,
});

export const saveAllowance = defineEndpoint({
  name: 'sales.save-allowance',
  method: 'POST',
  path: `${PATH}/allowances`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: allowanceForm.safeExtend({ id: id(), row_id: id().optional() }),
  output: saved,
  summary: 'Adds an allowance to a project, or changes one; approved payouts stay',
  ...CHANGED,
});

const removing = <const Name extends string>(name: Name) =>
  defineEndpoint({
    name: `sales.remove-${name}`,
    method: 'DELETE',
    path: `${PATH}/${name}s/{row_id}`,
    requires: requirePage(manifest, PAGE, 'Delete'),
    input: z.object({ id: id(), row_id: id() }),
    output: done(),
    summary: `Takes a ${name} off a project that no payout has a line of`,
    ...CHANGED,
  });
export const removeTarget = removing('target');
export const removeAllowance = removing('allowance');
