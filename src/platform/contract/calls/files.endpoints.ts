/** Uploading a file ahead of the form that names it, and opening one through its signed link. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one, OPEN } from '../endpoint.ts';
import { text } from '../fields.ts';
import { fileField, uploadedFile } from '../uploads.ts';

export const uploadFile = defineEndpoint({
  name: 'platform.upload-file',
  method: 'POST',
  path: 'api/files',
  requires: MEMBER,
  input: z.object({ file: fileField(), field: text(1, 60).optional() }),
  output: one(uploadedFile),
  summary: 'Uploads a file; a form then names it by its uuid. It is removed after 24 hours unless a record takes it.',
  files: true,
});

export const downloadFile = defineEndpoint({
  name: 'platform.download-file',
  method: 'GET',
  path: 'api/files/{uuid}',
  requires: OPEN,
  input: z.object({ uuid: z.uuid(), sig: z.string().max(100).optional(), exp: z.number().int().optional(), size: z.literal('small').optional() }),
  output: z.unknown(),
  summary:
    'The bytes of a file: with the signature of a link (60 minutes), or by who uploaded it. `size=small`: of a picture at most 320 pixels wide and high.',
  download: true,
});
