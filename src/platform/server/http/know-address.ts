/** Every request names one of our addresses, or is refused with 421 before anything else looks at it. */
import type { FastifyInstance } from 'fastify';
import { AppError, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import type { Addresses } from './addresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme and host as they were set up, e.g. `https://hr.example.my`. */
    address: string;
  }
}

/** A probe of a load balancer names the machine that it asks; its answer holds no link. */
const PROBE = '/api/health';
const YEAR_SECONDS = 365 * 24 * 3600;

export function knowAddress(app: FastifyInstance, addresses: Addresses): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request, reply) => {
    const address = await addresses.originOf(request.host ?? '', request.protocol);
    if (address === null && request.url !== PROBE) throw new AppError(421, PLATFORM_ERRORS.wrongHost);
    request.address = address ?? '';
    if (address?.startsWith('https:')) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
}
