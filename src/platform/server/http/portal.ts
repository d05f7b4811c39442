/** The HTTP server of the portal: security headers, bodies, API routes, documentation, web files, 404s. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { randomUUID } from 'node:crypto';
import { notFound } from '#platform/contract/errors.ts';
import { MAX_FILE_BYTES, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import type { ActorSource } from '../access/actor.ts';
import { ActorMemory } from '../access/actor-memory.ts';
import type { Binding } from '../module.ts';
import type { Addresses } from './addresses.ts';
import { apiDocsPage } from './openapi/api-docs.ts';
import type { Services } from '../context.ts';
import { readFirstFiles } from './page/first-files.ts';
import { drawFirst, pageScripts } from './page/first-picture.ts';
import { sendFault } from './fault.ts';
import { serveHealth } from './health.ts';
import { openApiOf } from './openapi/openapi.ts';
import { knowAddress } from './know-address.ts';
import { localeOf } from './request-scope.ts';
import { endStalled, STALL_MS } from './end-stalled.ts';
import type { FormReader } from './receive-form.ts';
import { CallerQueue } from './caller-queue.ts';
import { serveBindings } from './serve.ts';
import { serveWebFiles } from './page/web-files.ts';
import { serveWellKnown } from './well-known.ts';

export interface PortalOptions {
  readonly services: Services;
  readonly actors: ActorSource;
  readonly addresses: Addresses;
  readonly bindings: readonly Binding[];
  readonly readForm: FormReader;
  /** How long a body may bring nothing before its connection ends, in milliseconds; default 20,000. */
  readonly stallMs?: number;
  /** Folder of the built web; null: API only. */
  readonly webRoot: string | null;
  readonly version: string;
  /** The shapes that contracts export, by name: what the API's description calls them. */
  readonly shapes: () => Promise<ReadonlyMap<string, ZodType>>;
  /** Origins beyond our own that the page may load map tiles from. */
  readonly imageOrigins: readonly string[];
}

const JSON_LIMIT = 1024 * 1024;

/** Builds the server; the caller listens and closes it. Route compilation happens here, once. */
export async function buildPortal(options: PortalOptions): Promise<FastifyInstance> {
  const { services } = options;
  const app = Fastify({
    logger: false,
    // As many hops as there are proxies of ours; addresses beyond them are the client's own claims.
    trustProxy: (_address: string, hop: number) => hop < services.config.trustProxy,
    bodyLimit: JSON_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // The whole of a request, however steadily it trickles; what brings nothing for a while ends sooner (`endStalled`).
    requestTimeout: 600_000,
    // A reader that takes nothing of its answer.
    connectionTimeout: 300_000,
    http: { headersTimeout: 20_000 },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(options.webRoot ? await pageScripts(options.webRoot) : [])],
        // Mantine sets custom properties through style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...options.imageOrigins],
        // A page's own origin includes its websockets (CSP 3).
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Said where the address of the request is one with TLS (`knowAddress`).
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES_PER_FIELD * 4, fields: 500, fieldSize: 256 * 1024, parts: 600 },
  });
  app.setErrorHandler((error, request, reply) => sendFault(reply, error, localeOf(request), services.log, { request: request.id }));
  knowAddress(app, options.addresses);
  app.addHook('onRequest', async (request, reply) => endStalled(request, reply, options.stallMs ?? STALL_MS));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));

  serveBindings(app, options.bindings, {
    services,
    actors: options.actors,
    memory: new ActorMemory(),
    turns: new CallerQueue(services.pool.options.max),
    readForm: options.readForm,
  });
  const endpoints = options.bindings.map(({ endpoint }) => endpoint);
  let openApi: Promise<string> | undefined;
  // Printed when first asked for: it takes a third of a second, which no start should wait for.
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= options.shapes().then((shapes) => JSON.stringify(openApiOf(endpoints, options.version, shapes)));
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await openApi);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(apiDocsPage(endpoints)));
  serveHealth(app, services);
  serveWellKnown(app, services, options.addresses);
  if (options.webRoot) {
    const firstFiles = await readFirstFiles(options.webRoot, services.pages);
    await drawFirst(app, options.webRoot, services.pages, firstFiles, services.log);
    await serveWebFiles(app, options.webRoot);
  }
  app.setNotFoundHandler((request, reply) => {
    if (options.webRoot && isPage(request))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').sendFile('index.html', options.webRoot);
    return sendFault(reply, notFound(), localeOf(request), services.log, { request: request.id });
  });
  return app;
}

/** An address of the portal's own pages: neither a call nor a file that is not there (any more). */
const isPage = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !/^\/(api|assets|\.well-known)(\/|$)/.test(url);
