/** Reads and writes the rows of `domains` for `npm run domain`. Works as the owner of the database: the application only reads them. */
import type { Pool } from 'pg';
import { transact } from '#platform/server/db/scope.ts';
import { domainSettings, type DomainSettings } from '../../contract/domain-settings.schema.ts';
import { attachPictures, storePictures, type PictureStore } from './domain-pictures.ts';

export interface DomainRow extends DomainSettings {
  readonly origin: string;
  readonly is_default: boolean;
}

const FIELDS = Object.keys(domainSettings.shape) as (keyof DomainSettings)[];
const JSON_FIELDS = new Set<string>(['colors', 'logos', 'banners', 'home_banner', 'theme_banner', 'social_links', 'allow', 'support', 'external_links']);

/** `https://hr.example.my` as browsers say it; `default` is the row for every other address. @throws when it is neither. */
export function originOf(given: string): string {
  if (given === 'default') return given;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') throw new RangeError(`${given} is no address such as https://hr.example.my`);
  return url.origin.toLowerCase();
}

export async function listDomains(pool: Pool): Promise<DomainRow[]> {
  const { rows } = await pool.query<DomainRow>(`select origin, is_default, ${FIELDS.join(', ')} from domains order by is_default desc, origin`);
  return rows;
}

const read = (text: string): unknown => {
  if (/^(on|yes|true)$/i.test(text)) return true;
  if (/^(off|no|false)$/i.test(text)) return false;
  if (text === '' || text === 'null') return null;
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError(`${text.slice(0, 60)} is not valid JSON`);
  }
};

/**
 * `['name=Kedai', 'logos.light=kedai.svg', 'allow.registration=off', 'home_banner.title=']` laid over what is there.
 * An empty value takes a field away.
 * @throws RangeError naming the field and what fits.
 */
export function withSettings(before: DomainSettings, assignments: readonly string[]): DomainSettings {
  return validated(assigned(before, assignments));
}

function assigned(before: DomainSettings, assignments: readonly string[]): Record<string, unknown> {
  const after: Record<string, unknown> = structuredClone(before);
  for (const assignment of assignments) {
    const [, field, key, text] = /^([a-z_]+)(?:\.([a-z_]+))?=(.*)$/s.exec(assignment) ?? [];
    if (!field || text === undefined) throw new RangeError(`${assignment} is no FIELD=VALUE. Fields: ${FIELDS.join(', ')}`);
    const value = read(text);
    if (key === undefined)
      after[field] = value === null && JSON_FIELDS.has(field) && field !== 'home_banner' ? (Array.isArray(before[field as 'banners']) ? [] : {}) : value;
    else {
      const current = { ...(after[field] as Record<string, unknown> | null) };
      if (value === null) delete current[key];
      else current[key] = value;
      after[field] = current;
    }
  }
  return after;
}

function validated(after: Record<string, unknown>): DomainSettings {
  const evaluated = domainSettings.safeParse(Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)));
  if (evaluated.success) return evaluated.data;
  throw new RangeError(evaluated.error.issues.map(({ path, message }) => `${path.join('.') || 'fields'}: ${message}`).join('\n'));
}

/**
 * Sets fields of the row of an address, which is made when it is new. A picture is named by its file, which is stored.
 * @returns the whole row.
 */
export async function setDomain(pool: Pool, origin: string, assignments: readonly string[], store: PictureStore): Promise<DomainRow> {
  const known = (await listDomains(pool)).find((row) => row.origin === origin);
  const { origin: _origin, is_default: _default, ...before } = known ?? { origin, is_default: false };
  const { settings, pictures } = await storePictures(before, assigned(before, assignments), store, (named) => requireName(validated(named)));
  const after = validated(settings);
  const given = FIELDS.filter((field) => after[field] !== undefined);
  const values = given.map((field) => (JSON_FIELDS.has(field) && after[field] !== null ? JSON.stringify(after[field]) : after[field]));
  await transact(pool, { companyId: null, userId: null }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into domains (origin, ${given.join(', ')}) values ($1, ${given.map((_, i) => `$${i + 2}`).join(', ')})
       on conflict (origin) do update set ${given.map((field) => `${field} = excluded.${field}`).join(', ')}, updated_at = clock_timestamp()
       returning id`,
      [origin, ...values],
    );
    await attachPictures(tx, rows[0]!.id, pictures, JSON.stringify(after));
  });
  return (await listDomains(pool)).find((row) => row.origin === origin) as DomainRow;
}

function requireName({ name }: DomainSettings): void {
  if (!name) throw new RangeError('name: a new address needs a name, e.g. name=Kedai');
}

/** Takes the row of an address away; its people see the default. @throws for the default itself and an unknown one. */
export async function removeDomain(pool: Pool, origin: string): Promise<void> {
  if (origin === 'default') throw new RangeError('The default cannot be removed: every address without a row of its own shows it.');
  await transact(pool, { companyId: null, userId: null }, async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>('delete from domains where origin = $1 and not is_default returning id', [origin]);
    if (!rows[0]) throw new RangeError(`There is no row for ${origin}.`);
    await attachPictures(tx, rows[0].id, [], '');
  });
}
