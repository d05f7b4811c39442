/** Allowances of ranks, proposed to payroll month by month. */
import { z } from 'zod';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { defineEndpoint, list, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

const PATH = 'api/asm/allowances';
const PAGE = '/auxiliary/rank';
/** Whoever processes payroll decides what it pays. */
export const PAYROLL_PAGE = '/payroll/manage';
/** `2026-11`. */
const month = () => line(7, 7).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

export const ALLOWANCE_STATUSES = ['Proposed', 'Accepted', 'Declined'] as const;
export type AllowanceStatus = (typeof ALLOWANCE_STATUSES)[number];

const allowanceRow = z.object({
  id: z.number(),
  name: z.string(),
  service_no: z.string(),
  rank: z.string(),
  rank_ms: z.string(),
  month: z.string(),
  days: z.number(),
  served: z.number(),
  amount: z.number(),
  status: z.enum(ALLOWANCE_STATUSES),
  /** The number of the payroll that pays it. */
  payroll: z.string().nullable(),
  paid_on: z.string().nullable(),
});
export type AllowanceRow = z.output<typeof allowanceRow>;

export const listAllowances = defineEndpoint({
  name: 'auxiliary-police.list-allowances',
  method: 'GET',
  path: PATH,
  requires: requireAny([onPage(manifest, PAGE), onPage(payrollManifest, PAYROLL_PAGE)]),
  input: z.object({ ...listParams(['name'], { sortBy: 'name', sort: 'asc' }), month: month(), status: z.enum(ALLOWANCE_STATUSES).optional() }),
  output: list(allowanceRow),
  summary: 'Allowances of a month that were proposed to payroll, and what became of them',
});

export const proposeAllowances = defineEndpoint({
  name: 'auxiliary-police.propose-allowances',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ month: month() }),
  output: wrote(z.object({ proposed: z.number() })),
  emits: ['asm_changed', 'asm_allowance'],
  summary: 'Proposes the allowances of a month to payroll, each once; what was decided stays',
});

export const decideAllowances = defineEndpoint({
  name: 'auxiliary-police.decide-allowances',
  method: 'POST',
  path: `${PATH}/decide`,
  requires: requirePage(payrollManifest, PAYROLL_PAGE, 'Process'),
  input: z.object({ ids: z.array(id()).min(1).max(500), accept: z.boolean() }),
  output: wrote(z.object({ decided: z.number() })),
  emits: ['asm_changed'],
  summary: 'Payroll accepts allowances, so that the next payroll of each officer pays them, or declines them',
});
