/** Binds endpoints to routes. One request is one transaction: open, read, do, check the answer, commit, send. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActorSource } from '../access/actor.ts';
import { withClient } from '../db/scope.ts';
import type { Binding } from '../module.ts';
import type { Ctx, House, OpenCtx, RequestFacts } from './context.ts';
import { sendFault } from './fault.ts';
import { FileReply } from './file-reply.ts';
import { RedirectReply } from './redirect-reply.ts';
import { rawFields, readInput, wantedCompany, type Fields } from './read-input.ts';
import { localeOf, openScope } from './request-scope.ts';
import { planRoute, type RoutePlan } from './route-plan.ts';
import { errorFacts } from '../log.ts';

/** Reads a multipart body inside the request's transaction: plain fields, and files as stored uuids. */
export type MultipartReader = (request: FastifyRequest, ctx: Ctx | OpenCtx, plan: RoutePlan) => Promise<Fields>;

export interface ServeOptions {
  readonly house: House;
  readonly actors: ActorSource;
  readonly readMultipart: MultipartReader;
}

/** Registers every binding. Throws when two bindings claim the same method and path. */
export function serveBindings(app: FastifyInstance, bindings: readonly Binding[], options: ServeOptions): void {
  const byUrl = new Map<string, { GET?: RoutePlan; POST?: RoutePlan; DELETE?: RoutePlan }>();
  for (const binding of bindings) {
    const plan = planRoute(binding);
    const methods = byUrl.get(plan.url) ?? {};
    if (methods[plan.endpoint.method]) throw new Error(`${plan.endpoint.method} ${plan.url} is bound twice`);
    methods[plan.endpoint.method] = plan;
    byUrl.set(plan.url, methods);
  }
  for (const [url, { GET, POST, DELETE }] of byUrl) {
    if (GET) app.get(url, (request, reply) => run(GET, request, reply, options));
    if (POST || DELETE) {
      const bodyLimit = POST?.endpoint.maxBody ?? DELETE?.endpoint.maxBody;
      app.post(url, bodyLimit ? { bodyLimit } : {}, (request, reply) => {
        const plan = overriddenMethod(request) === 'DELETE' ? DELETE : POST;
        return plan ? run(plan, request, reply, options) : reply.callNotFound();
      });
    }
    if (POST) app.route({ method: ['PUT', 'PATCH'], url, handler: (request, reply) => run(POST, request, reply, options) });
    if (DELETE) app.delete(url, (request, reply) => run(DELETE, request, reply, options));
  }
}

/** The `_method` field (or header) of a POST that stands for another verb. A multipart DELETE names it in the query. */
function overriddenMethod(request: FastifyRequest): string {
  const body = request.body as Fields | null | undefined;
  const query = request.query as Fields;
  const named = body?.['_method'] ?? query['_method'] ?? request.headers['x-http-method-override'];
  return typeof named === 'string' ? named.toUpperCase() : 'POST';
}

const factsOf = (request: FastifyRequest): RequestFacts => ({
  id: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  origin: `${request.protocol}://${request.host}`,
});

async function run(plan: RoutePlan, request: FastifyRequest, reply: FastifyReply, options: ServeOptions): Promise<FastifyReply> {
  const { house, actors } = options;
  const facts = factsOf(request);
  try {
    const isMultipart = request.isMultipart();
    const body = !isMultipart && plan.endpoint.method !== 'GET' ? asFields(request.body) : null;
    const { fields, fromText } = rawFields(request, body);
    const companyId = wantedCompany(fields) ?? companyOfPath(plan, request);
    const answer = await withClient(
      house.pool,
      async (client, effects) => {
        const ctx = await openScope({ request, facts, house, actors, plan, companyId }, client, effects);
        const sent = isMultipart ? { ...fields, ...(await options.readMultipart(request, ctx, plan)) } : fields;
        const input = await readInput(plan, request, sent, fromText || isMultipart);
        const result = await plan.handle(ctx, input);
        // Checked before the commit: an answer that breaks its contract writes nothing.
        return result instanceof FileReply ? result : plan.endpoint.output.parse(result);
      },
      (error) => house.log.error('an effect after commit failed', { request: facts.id, ...errorFacts(error) }),
    );
    return answer instanceof FileReply ? sendFile(reply, answer) : sendJson(reply, plan, answer);
  } catch (error) {
    return sendFault(reply, error, localeOf(request), house.log, { request: facts.id, endpoint: plan.endpoint.name });
  }
}

/** The company that the path itself names; anything that is no id is judged with the input. */
function companyOfPath({ endpoint: { companyParameter } }: RoutePlan, request: FastifyRequest): number | null {
  const named = companyParameter ? (request.params as Fields)[companyParameter] : undefined;
  return typeof named === 'string' && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

const asFields = (body: unknown): Fields => (typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {});

function sendJson(reply: FastifyReply, plan: RoutePlan, answer: unknown): FastifyReply {
  // Something was created when a POST to a collection answers with it; a sign-out or the like has no data.
  const { success, data } = answer as { success?: boolean; data?: unknown };
  const created = plan.endpoint.method === 'POST' && plan.parameters.size === 0 && success === true && data !== undefined;
  return reply
    .code(created ? 201 : 200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  if (file instanceof RedirectReply) return reply.header('cache-control', 'no-store').redirect(file.location, 302);
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  reply
    .code(200)
    .type(file.type)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    // The browser's own viewer of PDFs does not run in a sandbox; everything else that is uploaded does.
    .header(
      'content-security-policy',
      file.type === 'application/pdf'
        ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'"
        : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    .header('content-disposition', `${file.inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(file.body);
}
