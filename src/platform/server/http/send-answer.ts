/** How a result leaves: JSON, a file, or a way elsewhere. Nothing of it is kept by browsers or proxies, but for reference data by the browser alone. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { FileReply } from './file-reply.ts';
import { RedirectReply } from './redirect-reply.ts';
import type { RoutePlan } from './route-plan.ts';

export function sendJson(reply: FastifyReply, plan: RoutePlan, answer: unknown): FastifyReply {
  // Something was created when a POST to a collection answers with it; a sign-out or the like has no data.
  const { success, data } = answer as { success?: boolean; data?: unknown };
  const created = plan.endpoint.method === 'POST' && plan.parameters.size === 0 && success === true && data !== undefined;
  const body = JSON.stringify(answer);
  reply.code(created ? 201 : 200).type('application/json; charset=utf-8');
  return plan.endpoint.reference ? sendReference(reply, body) : reply.header('cache-control', 'no-store').send(body);
}

/** Asked again each time, so that a right that is gone and a change of the list hold at once; what still holds is not sent again. */
function sendReference(reply: FastifyReply, body: string): FastifyReply {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'Authorization, X-Locale, Accept-Language');
  return reply.request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
}

export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  if (file instanceof RedirectReply) return reply.header('cache-control', 'no-store').redirect(file.location, 302);
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const isPdf = file.type === 'application/pdf';
  reply
    .code(200)
    .type(file.type)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    // The browser's own viewer of PDFs does not run in a sandbox, and the portal shows it in a frame; everything else that is uploaded may do neither.
    .header('x-frame-options', isPdf ? 'SAMEORIGIN' : 'DENY')
    .header(
      'content-security-policy',
      isPdf
        ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"
        : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    .header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(file.body);
}
