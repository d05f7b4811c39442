/**
 * Binds endpoints to routes. One request is one transaction: open, read, do, check the answer, commit, send.
 * No body is ever read inside it: JSON has arrived before, and a form is received between two judgements.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { SERVER_TIME_HEADER } from '#platform/contract/time/server-time.ts';
import type { ActorSource } from '../access/actor.ts';
import type { ActorMemory } from '../access/actor-memory.ts';
import { signedTime } from '../clock/signed-time.ts';
import { withConnection } from '../db/scope.ts';
import { isStaleStatement } from '../db/stale-statement.ts';
import { errorFacts } from '../log.ts';
import type { Binding } from '../module.ts';
import type { CallerQueue } from './caller-queue.ts';
import type { Ctx, Services, OpenCtx, RequestFacts } from '../context.ts';
import { isOurFault, sendFault } from './fault.ts';
import { FileReply } from './file-reply.ts';
import { evaluateBeforeBody } from './evaluate-before-body.ts';
import { rawFields, readInput, refuseOtherCompany, wantedCompany, type Fields } from './read-input.ts';
import { readInOneRoundTrip } from './one-round-trip.ts';
import { receiveForm, type FormReader, type ReceivedForm } from './receive-form.ts';
import { callerOf, deviceTokenOf, localeOf, openScope, type Opening } from './request-scope.ts';
import { planRoute, type RoutePlan } from './route-plan.ts';
import { sendFile, sendJson } from './send-answer.ts';

export interface ServeOptions {
  readonly services: Services;
  readonly actors: ActorSource;
  readonly memory: ActorMemory;
  readonly turns: CallerQueue;
  readonly readForm: FormReader;
}

/** The largest body of a call that asks for no token. */
const OPEN_BODY_LIMIT = 64 * 1024;

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
    const shape = bodyOptions([POST, DELETE], options);
    if (GET) app.get(url, (request, reply) => run(GET, request, reply, options));
    if (POST || DELETE) {
      app.post(url, shape, (request, reply) => {
        const plan = overriddenMethod(request) === 'DELETE' ? DELETE : POST;
        return plan ? run(plan, request, reply, options) : reply.callNotFound();
      });
    }
    if (POST) app.route({ ...shape, method: ['PUT', 'PATCH'], url, handler: (request, reply) => run(POST, request, reply, options) });
    if (DELETE) app.delete(url, shape, (request, reply) => run(DELETE, request, reply, options));
  }
}

/** How large a body of a route may be, and who is refused before it is read. */
function bodyOptions(methods: readonly (RoutePlan | undefined)[], options: ServeOptions): RouteShorthandOptions {
  const plans = methods.filter((plan) => plan !== undefined);
  const limit = plans.find(({ endpoint }) => endpoint.maxBody !== undefined)?.endpoint.maxBody;
  const isOpen = plans.every(({ endpoint }) => endpoint.requires.kind === 'open');
  return {
    ...(limit !== undefined || isOpen ? { bodyLimit: limit ?? OPEN_BODY_LIMIT } : {}),
    preParsing: (request) => evaluateBeforeBody(plans, request, options),
  };
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
  origin: request.address,
});

async function run(plan: RoutePlan, request: FastifyRequest, reply: FastifyReply, options: ServeOptions): Promise<FastifyReply> {
  const { services, actors, memory } = options;
  const facts = factsOf(request);
  let form: ReceivedForm | null = null;
  let opening: Opening | null = null;
  const asker: { userId: number | null } = { userId: null };
  try {
    const isForm = request.isMultipart();
    const body = !isForm && plan.endpoint.method !== 'GET' ? asFields(request.body) : null;
    const { fields, fromText } = rawFields(request, body);
    const inQueue: Opening['inQueue'] = (current) => options.turns.take(callerOf(request, memory), current);
    const asked: Opening = { request, reply, facts, services, actors, memory, inQueue, plan, companyId: wantedCompany(fields) ?? companyOfPath(plan, request) };
    opening = asked;
    if (isForm) form = await receiveForm(asked, options.readForm);
    const evaluate = async (ctx: Ctx | OpenCtx) => {
      const sent = form ? { ...fields, ...(await form.take(ctx)) } : fields;
      refuseOtherCompany(ctx, sent);
      return readInput(plan, request, sent, fromText || isForm);
    };
    const work = async (ctx: Ctx | OpenCtx, ready?: unknown) => {
      asker.userId = ctx.actor?.userId ?? null;
      const result = await plan.handle(ctx, await evaluate(ctx), ready);
      // Checked before the commit: an answer that breaks its contract writes nothing.
      return result instanceof FileReply ? result : plan.endpoint.output.parse(result);
    };
    const ready = plan.ahead && (await precheck(asked, plan.ahead, evaluate));
    const answer = await inQueue(() => answerOf(asked, (ctx) => work(ctx, ready)));
    if (asker.userId !== null) reply.header(SERVER_TIME_HEADER, signedTime(services, asker.userId));
    return answer instanceof FileReply ? sendFile(reply, answer) : sendJson(reply, plan, answer);
  } catch (error) {
    // A refusal is certain to have stored nothing; after anything else the sweep looks for bytes that no row names.
    if (error instanceof AppError) await form?.forget();
    if (plan.failed && isOurFault(error)) await tellFailure(plan.failed, request, services);
    return sendFault(reply, error, opening?.locale ?? localeOf(request), services.log, { request: facts.id, endpoint: plan.endpoint.name });
  }
}

/** Where even that fails, the answer is the fault that came first. */
async function tellFailure(failed: NonNullable<RoutePlan['failed']>, request: FastifyRequest, services: Services): Promise<void> {
  try {
    await failed({ services, deviceToken: deviceTokenOf(request) });
  } catch (error) {
    services.log.error('a failed call could not be noted', { request: request.id, ...errorFacts(error) });
  }
}

/** Runs the work of a call in its transaction. A read that met a statement older than its tables runs once more, on another connection. */
async function answerOf(opening: Opening, work: (ctx: Ctx | OpenCtx) => Promise<unknown>): Promise<unknown> {
  const { plan } = opening;
  const once = async () => {
    const read = plan.readOnly ? await readInOneRoundTrip(opening, work) : null;
    return read ? read.answer : inTransaction(opening, work);
  };
  try {
    return await once();
  } catch (error) {
    if (!plan.readOnly || !isStaleStatement(error)) throw error;
    return once();
  }
}

async function inTransaction(opening: Opening, work: (ctx: Ctx | OpenCtx) => Promise<unknown>): Promise<unknown> {
  const { services, facts } = opening;
  return withConnection(
    services.pool,
    async (connection, effects) => work(await openScope(opening, connection, effects)),
    (error) => services.log.error('an effect after commit failed', { request: facts.id, ...errorFacts(error) }),
  );
}

/** Judges in a transaction that is taken back, then does the slow work while no connection is held. */
async function precheck(opening: Opening, upcoming: NonNullable<RoutePlan['ahead']>, evaluate: (ctx: Ctx | OpenCtx) => Promise<unknown>): Promise<unknown> {
  const work = await opening.inQueue(() =>
    withConnection(opening.services.pool, async (connection) => {
      const ctx = await openScope(opening, connection, []);
      const found = await upcoming(ctx, await evaluate(ctx));
      await connection.client.query('ROLLBACK');
      return found;
    }),
  );
  return work();
}

/** The company that the path itself names; anything that is no id is judged with the input. */
function companyOfPath({ endpoint: { companyParameter } }: RoutePlan, request: FastifyRequest): number | null {
  const named = companyParameter ? (request.params as Fields)[companyParameter] : undefined;
  return typeof named === 'string' && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

const asFields = (body: unknown): Fields => (typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {});
