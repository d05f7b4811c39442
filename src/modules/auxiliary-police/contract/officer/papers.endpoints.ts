/** The papers of an officer by kind. Those that tell of vetting or health need the right to compliance data. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

const PAGE = '/auxiliary/officer';
const PATH = 'api/asm/officers/{id}/documents';

export const PAPERS = ['letter', 'oath', 'certificate', 'discharge', 'other', 'vetting', 'medical'] as const;
export type Paper = (typeof PAPERS)[number];
export const SENSITIVE_PAPERS: ReadonlySet<Paper> = new Set<Paper>(['vetting', 'medical']);
/** Files of one kind. */
export const MOST_PAPERS = 5;
const paper = z.object({ kind: z.enum(PAPERS), files: z.array(uploadedFile) });

export const showOfficerPapers = defineEndpoint({
  name: 'auxiliary-police.show-officer-papers',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.array(paper)),
  summary: 'The papers of an officer by kind, as far as the viewer may see them',
});

export const saveOfficerPapers = defineEndpoint({
  name: 'auxiliary-police.save-officer-papers',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), kind: z.enum(PAPERS), files: z.array(fileField()).max(MOST_PAPERS) }),
  output: wrote(z.array(paper)),
  summary: 'Makes these the papers of one kind',
  files: true,
  emits: ['asm_changed'],
});
