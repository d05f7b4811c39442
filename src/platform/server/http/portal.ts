/** The HTTP server of the house: security headers, bodies, API routes, documentation, web files, 404s. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { ZodType } from 'zod';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { notFound } from '#platform/contract/errors.ts';
import { MAX_FILE_BYTES, MAX_FILES_PER_FIELD } from '#platform/contract/uploads.ts';
import type { ActorSource } from '../access/actor.ts';
import type { Binding } from '../module.ts';
import { apiDocsPage } from './api-docs.ts';
import type { House } from './context.ts';
import { sendFault } from './fault.ts';
import { openApiOf } from './openapi.ts';
import { localeOf } from './request-scope.ts';
import { serveBindings, type MultipartReader } from './serve.ts';
import { serveWebFiles } from './web-files.ts';

export interface PortalOptions {
  readonly house: House;
  readonly actors: ActorSource;
  readonly bindings: readonly Binding[];
  readonly readMultipart: MultipartReader;
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
  const { house } = options;
  const app = Fastify({
    logger: false,
    // As many hops as there are proxies of ours; addresses beyond them are the client's own claims.
    trustProxy: (_address: string, hop: number) => hop < house.config.trustProxy,
    bodyLimit: JSON_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets custom properties through style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...options.imageOrigins],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: MAX_FILES_PER_FIELD * 4, fields: 500, fieldSize: 256 * 1024, parts: 600 },
  });
  app.setErrorHandler((error, request, reply) => sendFault(reply, error, localeOf(request), house.log, { request: request.id }));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));

  serveBindings(app, options.bindings, { house, actors: options.actors, readMultipart: options.readMultipart });
  const endpoints = options.bindings.map(({ endpoint }) => endpoint);
  let openApi: Promise<string> | undefined;
  // Printed when first asked for: it takes a third of a second, which no start should wait for.
  app.get('/api/openapi.json', async (_request, reply) => {
    openApi ??= options.shapes().then((shapes) => JSON.stringify(openApiOf(endpoints, options.version, shapes)));
    return reply.type('application/json; charset=utf-8').send(await openApi);
  });
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(apiDocsPage(endpoints)));
  app.get('/api/health', async (_request, reply) => {
    await house.pool.query('select 1');
    return reply.send({ status: 'ok' });
  });
  if (options.webRoot) await serveWebFiles(app, options.webRoot);
  app.setNotFoundHandler((request, reply) => {
    if (options.webRoot && request.method === 'GET' && !request.url.startsWith('/api/'))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').sendFile('index.html', options.webRoot);
    return sendFault(reply, notFound(), localeOf(request), house.log, { request: request.id });
  });
  return app;
}
