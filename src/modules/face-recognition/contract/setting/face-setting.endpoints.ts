/** How a company wants its faces recognised. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';

const PAGE = '/attendance/fr-record';
const PATH = 'api/operation/attendances/fr-records/settings';

export const faceSetting = z.object({
  /** Off: every device is refused, at once. */
  enabled: z.boolean(),
  keep_pictures: z.boolean(),
  /** Days after which pictures are deleted. */
  retention_days: z.number().int().min(1).max(730),
  /** Percent from which on a face is somebody's. */
  threshold: z.number().int().min(50).max(95),
  /** Kiosks take the codes of employees, too. */
  codes: z.boolean(),
});
export type FaceSetting = z.output<typeof faceSetting>;

export const DEFAULT_FACE_SETTING: FaceSetting = { enabled: true, keep_pictures: false, retention_days: 180, threshold: 70, codes: false };

const stored = faceSetting.extend({ /** Null until somebody has saved. */ updated_at: z.string().nullable() });

export const showFaceSetting = defineEndpoint({
  name: 'face-recognition.show-setting',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(stored),
  summary: 'How the company wants faces recognised',
});

export const saveFaceSetting = defineEndpoint({
  name: 'face-recognition.save-setting',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: faceSetting.extend({ updated_at: z.string().max(40).nullish() }),
  output: wrote(stored),
  companyWide: true,
  emits: ['fr_record'],
  summary: 'Saves it; 409 when somebody else saved since it was read',
});
