/** The final account of a contract, on the screen, on paper and as a workbook. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { progressClaimManifest as manifest } from '../progress-claim.manifest.ts';
import { PROJECTS } from '../project/project.register.ts';
import { ACCOUNT_LINES, type AccountKey } from './final-account.ts';

const PAGE = '/pcr/project';
const PATH = `${PROJECTS}/{project_id}/final-account`;
const lines = Object.fromEntries(ACCOUNT_LINES.map(({ key }) => [key, z.number()])) as Record<AccountKey, z.ZodNumber>;

const finalAccount = z.object({
  /** Ringgit; what is taken off is below 0. */
  lines: z.object(lines),
  variations: z.array(z.object({ vo_no: z.string(), description: z.string(), amount: z.number() })),
  /** Held of the last certificate: part of the balance. */
  retention: z.number(),
  /** With tax. */
  paid: z.number(),
  /** Why it is not final yet; empty: it is. */
  waits: z.array(z.enum(['open', 'notMadeGood'])),
});
export type FinalAccount = z.output<typeof finalAccount>;

export const showFinalAccount = defineEndpoint({
  name: 'progress-claim.show-final-account',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ project_id: id() }),
  output: one(finalAccount),
  summary: 'What a contract comes to: its sum with variations, what was done, damages and deductions, what was certified, and the balance that is due',
});

const paper = (form: 'pdf' | 'xlsx', summary: string) =>
  defineEndpoint({
    name: `progress-claim.final-account-${form}`,
    method: 'GET',
    path: `${PATH}/${form}`,
    requires: requirePage(manifest, PAGE, 'Export'),
    input: z.object({ project_id: id(), language: z.enum(LOCALES).optional() }),
    output: z.unknown(),
    summary,
    download: true,
  });
export const finalAccountPdf = paper('pdf', 'The final account of a contract on paper');
export const finalAccountSheet = paper('xlsx', 'The final account of a contract as a workbook whose own formulas add it up');
