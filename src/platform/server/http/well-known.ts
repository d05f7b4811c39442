/** What machines ask a web site for: robots.txt, and whom to tell about a weakness (RFC 9116). */
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/contract/errors.ts';
import type { Services } from '../context.ts';
import type { Addresses } from './addresses.ts';
import { publicUrl } from './public-url.ts';

const TEXT = 'text/plain; charset=utf-8';
const DAY_MS = 24 * 3_600_000;
/** RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

export function serveWellKnown(app: FastifyInstance, services: Pick<Services, 'config' | 'clock'>, addresses: Addresses): void {
  app.get('/robots.txt', (_request, reply) => reply.type(TEXT).header('cache-control', 'public, max-age=86400').send('User-agent: *\nDisallow: /\n'));
  app.get('/.well-known/security.txt', async (request, reply) => {
    const contact = contactUri((await addresses.contactOf(request.address)) ?? services.config.securityContact);
    if (contact === null) throw notFound();
    const until = new Date(Math.floor(services.clock.now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS).toISOString();
    const canonical = `${publicUrl({ services, request: { origin: request.address } })}/.well-known/security.txt`;
    const lines = [`Contact: ${contact}`, `Expires: ${until}`, 'Preferred-Languages: en, ms', `Canonical: ${canonical}`];
    return reply
      .type(TEXT)
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}

/** An address as RFC 9116 wants it, or null when it is none. */
function contactUri(contact: string | null): string | null {
  if (contact === null || /[\r\n]/.test(contact)) return null;
  if (/^(mailto:|https:|tel:)/.test(contact)) return contact;
  return /^[^\s@:/]+@[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : null;
}
