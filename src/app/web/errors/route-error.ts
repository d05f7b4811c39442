/** An error that ends a route; the error page shows its status and message. */
import type { Text } from '#platform/contract/messages.ts';

export class RouteError extends Error {
  readonly status: number;
  /** What the person reads; the message of the error itself is English. */
  readonly text: Text;

  constructor(status: number, text: Text) {
    super(text.en);
    this.name = 'RouteError';
    this.status = status;
    this.text = text;
  }
}

export const pageNotFound = () => new RouteError(404, { en: 'This page could not be found', ms: 'Halaman ini tidak dapat dijumpai' });

export const unknownMiddleware = (name: string) => new RouteError(500, { en: `Unknown middleware ${name}`, ms: `Perisian tengah tidak dikenali: ${name}` });

/** The status of anything thrown: its own when it carries one, otherwise 500. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : Number.NaN;
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
