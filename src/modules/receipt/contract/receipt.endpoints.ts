/** Calls of reading: asked for by who uploads a receipt, before any form is sent. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { reading } from './receipt.schema.ts';

const receipt = z.object({ file: uploadedFile, reading: reading.nullable() });

export const readReceipt = defineEndpoint({
  name: 'receipt.read-receipt',
  method: 'POST',
  path: 'api/receipts',
  requires: MEMBER,
  input: z.object({ file: fileField() }),
  output: one(receipt),
  files: true,
  summary: 'Uploads a receipt and has it read; a form then names it by its uuid. `receipt_read` tells when it is done',
});

export const showReceipt = defineEndpoint({
  name: 'receipt.show-receipt',
  method: 'GET',
  path: 'api/receipts/{file}',
  requires: MEMBER,
  input: z.object({ file: z.uuid() }),
  output: one(receipt),
  summary: 'An own upload with what was read from it: proposals with their places in the picture. Null: files of its kind are not read',
});
