import { z } from 'zod';
import { defineEndpoint, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';

export const saveInsignia = defineEndpoint({
  name: 'auxiliary-police.save-insignia',
  method: 'POST',
  path: 'api/asm/ranks/{id}/insignia',
  requires: requirePage(manifest, '/auxiliary/rank', 'Update'),
  /** Empty: the rank has no picture. */
  input: z.object({ id: id(), insignia: z.array(fileField()).max(1) }),
  output: wrote(z.object({ insignia: z.array(uploadedFile) })),
  summary: 'Makes this the picture of the insignia of a rank',
  companyWide: true,
  files: true,
  emits: ['asm_changed'],
});
