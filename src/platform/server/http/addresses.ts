/**
 * The addresses under which people use the portal: MESRA_URL, the rows of `domains`, and names of this machine while
 * only it can ask. A request that names another host is refused, so a link never leads where its sender wished.
 */
import type { Config } from '../config.ts';
import { isLoopback } from '../process/listen-address.ts';

export interface DomainAddress {
  /** Scheme and host; null: the row for all addresses without one of their own. */
  readonly origin: string | null;
  /** Who helps the people of this address, e.g. an e-mail address. */
  readonly contact: string | null;
}

export interface Addresses {
  /** The origin that is set up for a host (`hr.example.my`, also with a port), or null: not ours. */
  originOf(host: string, protocol: string): Promise<string | null>;
  /** The contact of an origin, else that of the default row. */
  contactOf(origin: string): Promise<string | null>;
}

export interface AddressOptions {
  readonly config: Pick<Config, 'publicUrl'>;
  /** Whether `localhost` and its like are answered. */
  readonly loopback: boolean;
  readonly domains: () => Promise<readonly DomainAddress[]>;
}

/** Rows are read again after this time; an unknown host asks sooner, but not with every request. */
const FRESH_MS = 60_000;
const ASK_AGAIN_MS = 5_000;

export function openAddresses({ config, loopback, domains }: AddressOptions): Addresses {
  const own = config.publicUrl === null ? null : new URL(config.publicUrl);
  let rows: readonly DomainAddress[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  const read = () =>
    (reading ??= domains()
      .then((found) => {
        rows = found;
        readAt = performance.now();
      })
      .finally(() => (reading = null)));
  const upTo = async (age: number) => {
    if (performance.now() - readAt > age) await read();
  };
  const find = (asked: URL) => {
    const origins = rows.flatMap(({ origin }) => (origin === null || !URL.canParse(origin) ? [] : [new URL(origin)]));
    return (origins.find(({ host }) => host === asked.host) ?? origins.find(({ hostname }) => hostname === asked.hostname))?.origin ?? null;
  };

  return {
    async originOf(host, protocol) {
      const asked = hostOf(host, protocol);
      if (asked === null) return null;
      if (own?.hostname === asked.hostname) return own.origin;
      if (loopback && isLoopback(asked.hostname)) return asked.origin;
      await upTo(FRESH_MS);
      const found = find(asked);
      if (found !== null) return found;
      await upTo(ASK_AGAIN_MS);
      return find(asked);
    },
    async contactOf(origin) {
      await upTo(FRESH_MS);
      const row = rows.find((each) => each.origin === origin && each.contact !== null) ?? rows.find((each) => each.origin === null);
      return row?.contact ?? null;
    },
  };
}

function hostOf(host: string, protocol: string): URL | null {
  const written = `${protocol}://${host.toLowerCase()}`;
  if (!/^[\w.:[\]-]{1,260}$/.test(host) || !URL.canParse(written)) return null;
  return new URL(written);
}
