/** The SQL of `domains`: the look of the portal by the address that people use. */
import type { Pool } from 'pg';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Locale } from '#platform/contract/messages.ts';
import type { Transaction } from '#platform/server/db/scope.ts';

type Client = Pick<Transaction, 'client'>;
type Json = Record<string, unknown>;

export interface StoredDomain {
  readonly id: number;
  readonly origin: string;
  readonly name: string;
  readonly is_default: boolean;
  readonly tagline: string | null;
  readonly theme: string;
  readonly colors: Json;
  readonly logos: Json;
  readonly banners: Json[];
  readonly home_banner: Json | null;
  readonly theme_banner: Json;
  readonly social_links: Json[];
  readonly allow: { readonly registration?: boolean; readonly social_login?: boolean; readonly show_social_links?: boolean };
  /** Names of providers; null: all that are configured. */
  readonly social_providers: string[] | null;
  readonly locale: Locale;
  readonly support: Json;
  readonly external_links: Json;
  readonly services: Json;
}

const COLUMNS =
  'id, origin, name, is_default, tagline, theme, colors, logos, banners, home_banner, theme_banner, social_links, allow, social_providers, locale, support, external_links, services';

/** The domain of an address (scheme and host, any case); an unknown one gets the default. */
export async function domainByOrigin(tx: Client, origin: string): Promise<StoredDomain> {
  const { rows } = await tx.client.query<StoredDomain>(`select ${COLUMNS} from domains where origin = $1 or is_default order by is_default limit 1`, [
    origin.trim().toLowerCase().replace(/\/+$/, ''),
  ]);
  const [domain] = rows;
  if (!domain) throw new Error('The table domains has no default row');
  return domain;
}

/** The address of every row and who helps its people; the default row has no address of its own. */
export async function domainAddresses(pool: Pick<Pool, 'query'>): Promise<{ readonly origin: string | null; readonly contact: string | null }[]> {
  const { rows } = await pool.query<{ origin: string; contact: string | null }>(
    `select origin, support ->> 'email' as contact from domains order by is_default, id`,
  );
  return rows.map(({ origin, contact }) => ({ origin: /^https?:\/\//.test(origin) ? origin : null, contact }));
}

const one = preparedText<StoredDomain>('identity.domain', `select ${COLUMNS} from domains where id = $1 or is_default order by is_default limit 1`);

/** One domain; null takes the default. */
export async function domainOf(tx: Client, id: number | null): Promise<StoredDomain> {
  const [domain] = await one(tx.client, [id]);
  if (!domain) throw new Error('The table domains has no default row');
  return domain;
}

const shown = preparedText<Pick<StoredDomain, 'id' | 'is_default' | 'banners'>>(
  'identity.banners',
  'select id, is_default, banners from domains where id = any($1::bigint[]) or is_default',
);

/** The banners of some domains; whoever names none takes those of the default. */
export async function bannersOf(tx: Client, ids: readonly (number | null)[]): Promise<(id: number | null) => StoredDomain['banners']> {
  const rows = await shown(tx.client, [[...new Set(ids)]]);
  return (id) => (rows.find((row) => row.id === id) ?? rows.find(({ is_default }) => is_default))?.banners ?? [];
}
