/** The address that a link begins with. */
import type { Config } from '../config.ts';
import { isLoopback } from '../process/listen-address.ts';
import type { RequestFacts } from '../context.ts';

/**
 * Where the reader of a link finds the portal, without a slash at the end: the address of the request, which is one that
 * was set up (`addresses.ts`); MESRA_URL stands for itself with its path, and for names of this machine.
 */
export function publicUrl({
  services,
  request,
}: {
  readonly services: { readonly config: Pick<Config, 'publicUrl'> };
  readonly request: Pick<RequestFacts, 'origin'>;
}): string {
  const own = services.config.publicUrl;
  if (own === null) return request.origin;
  const { hostname, origin } = new URL(request.origin);
  return origin === new URL(own).origin || isLoopback(hostname) ? own : request.origin;
}
