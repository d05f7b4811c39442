import type { FastifyRequest } from 'fastify';

/** The path of the page that a browser asks for; null: something else is asked for. */
export function pageOf({ method, url, headers }: FastifyRequest): string | null {
  const [path = '/'] = url.split('?', 1);
  const isDocument = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return isDocument && !/^\/(?:api|assets|\.well-known)(?:\/|$)/.test(path) ? path.replace(/(?<=.)\/+$/, '') : null;
}
