/** Reads a multipart body: plain fields as text, each file stored in the request's transaction and answered as its uuid. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, unauthenticated } from '#platform/contract/errors.ts';
import { MAX_FILE_BYTES, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import type { Ctx, OpenCtx } from '../http/context.ts';
import { nestFields } from '../http/nested-fields.ts';
import type { RoutePlan } from '../http/route-plan.ts';
import { FILE_MESSAGES } from './file.messages.ts';
import { saveUpload } from './save-file.ts';
import { tooLarge } from './sniff-file.ts';

/** `documents[0]` and `documents[]` are files of one field. */
const fieldOf = (name: string) => name.replace(/\[\d*\]$/, '');

export async function readMultipart(request: FastifyRequest, ctx: Ctx | OpenCtx, plan: RoutePlan): Promise<Record<string, unknown>> {
  const pairs: [string, unknown][] = [];
  const counts = new Map<string, number>();
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      pairs.push([part.fieldname, part.value]);
      continue;
    }
    // A browser sends an empty part for a file field in which nothing was chosen.
    if (part.filename === '' || part.filename === undefined) {
      part.file.resume();
      continue;
    }
    if (!plan.endpoint.files) throw invalid(part.fieldname, FILE_MESSAGES.noFiles);
    const count = (counts.get(fieldOf(part.fieldname)) ?? 0) + 1;
    if (count > MAX_FILES_PER_FIELD) throw invalid(fieldOf(part.fieldname), FILE_MESSAGES.tooMany, { limit: MAX_FILES_PER_FIELD });
    counts.set(fieldOf(part.fieldname), count);
    pairs.push([part.fieldname, await keep(part, ctx)]);
  }
  return nestFields(pairs);
}

async function keep(part: MultipartFile, ctx: Ctx | OpenCtx): Promise<string> {
  if (!ctx.actor) throw unauthenticated();
  const field = fieldOf(part.fieldname);
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw tooLarge(field, MAX_FILE_BYTES);
  const by = { companyId: 'companyId' in ctx ? ctx.companyId : null, userId: ctx.actor.userId };
  const row = await saveUpload(ctx, Buffer.concat(chunks), part.filename, by, { field });
  return row.uuid;
}
