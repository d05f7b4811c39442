/** Whether the portal can do its work: the database answers, and there is room to write. */
import type { FastifyInstance } from 'fastify';
import { statfs } from 'node:fs/promises';
import { AppError, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import type { Services } from '../context.ts';

/** Below this PostgreSQL soon refuses to write: it wants 16 MB for a segment of its log. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** How long a refused write is remembered; the disk of a database server cannot be measured from here. */
const REMEMBER_MS = 30_000;

/** GET api/health: 200 `{status:'ok'}`; 503 without a database, 507 with a full disk. */
export function serveHealth(app: FastifyInstance, services: Pick<Services, 'pool' | 'config'>): void {
  let refusedAt = -Infinity;
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === 507 && reply.request.routeOptions.url !== '/api/health') refusedAt = performance.now();
  });
  app.get('/api/health', async (_request, reply) => {
    await services.pool.query('select 1');
    const room = await statfs(services.config.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    );
    if (room < LEAST_BYTES || performance.now() - refusedAt < REMEMBER_MS) throw new AppError(507, PLATFORM_ERRORS.diskFull);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
