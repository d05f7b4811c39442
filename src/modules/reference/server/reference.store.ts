/** Reading reference data. */
import { and, arrayContains, asc, eq, gte, ilike, like, lte, or, sql, type SQL } from 'drizzle-orm';
import { formatPostcode } from '#platform/contract/fields.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Db } from '#platform/server/db/scope.ts';
import type { PostcodeRow } from '../contract/reference.schema.ts';
import { banks, countries, postcodes, publicHolidays } from './reference.tables.ts';

type Tx = { readonly db: Db };

/** The text of a person, safe inside LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (text: string) => `%${literal(text)}%`;

export async function findBanks(tx: Tx, keyword?: string) {
  const wanted = keyword
    ? or(
        ilike(banks.name, contains(keyword)),
        ilike(banks.full_name, contains(keyword)),
        ilike(banks.code, contains(keyword)),
        ilike(banks.swift_code, contains(keyword)),
      )
    : undefined;
  return tx.db
    .select()
    .from(banks)
    .where(wanted)
    .orderBy(asc(sql`lower(${banks.name})`));
}

const banksByIds = prepared('reference.banks', ['ids'], (db, $) =>
  db
    .select()
    .from(banks)
    .where(sql`${banks.id} = any(${$.ids}::bigint[])`),
);
export const findBanksById = async (tx: Tx, ids: readonly number[]) => (ids.length === 0 ? [] : banksByIds(tx, { ids: [...ids] }));

export async function findCountries(tx: Tx, keyword?: string) {
  const wanted = keyword
    ? or(ilike(countries.country, contains(keyword)), ilike(countries.nationality, contains(keyword)), eq(countries.code, keyword.toUpperCase()))
    : undefined;
  return tx.db.select().from(countries).where(wanted).orderBy(asc(countries.id));
}

export interface PostcodeQuery {
  readonly keyword?: string | undefined;
  readonly postcode?: string | undefined;
  readonly state?: string | undefined;
  readonly limit: number;
}

/** Exact and leading matches first, doubtful rows last. Apostrophes and letter case do not count. */
export async function findPostcodes(tx: Tx, query: PostcodeQuery): Promise<PostcodeRow[]> {
  const conditions: (SQL | undefined)[] = [];
  const leading: SQL[] = [];
  if (query.postcode) conditions.push(eq(postcodes.postcode, formatPostcode(query.postcode)));
  if (query.state) conditions.push(eq(sql`lower(${postcodes.state})`, query.state.toLowerCase()));
  const keyword = query.keyword
    ?.toLowerCase()
    .replace(/['’]/g, '')
    .trim();
  if (keyword && /^\d+$/.test(keyword)) {
    conditions.push(or(like(postcodes.postcode, `${keyword}%`), keyword.length === 4 ? eq(postcodes.postcode, `0${keyword}`) : undefined));
  } else if (keyword) {
    conditions.push(like(postcodes.city_key, contains(keyword)));
    leading.push(sql`case when ${postcodes.city_key} like ${`${literal(keyword)}%`} then 0 else 1 end`);
  }
  const rows = await tx.db
    .select()
    .from(postcodes)
    .where(and(...conditions))
    .orderBy(asc(postcodes.suspect), ...leading, asc(postcodes.postcode), asc(postcodes.city))
    .limit(query.limit);
  return rows.map(({ postcode, city, state, suspect }) => ({ country_code: 'MY', postcode: Number(postcode), code: postcode, city, state, suspect }));
}

export interface HolidayQuery {
  readonly from: string;
  readonly to: string;
  readonly state?: string | undefined;
  readonly keyword?: string | undefined;
}

/** Days of the whole country, and of the state where one is named. */
export async function findHolidays(tx: Tx, { from, to, state, keyword }: HolidayQuery) {
  return tx.db
    .select()
    .from(publicHolidays)
    .where(
      and(
        gte(publicHolidays.date, from),
        lte(publicHolidays.date, to),
        state ? or(eq(publicHolidays.states, sql`'{}'`), arrayContains(publicHolidays.states, [state])) : undefined,
        keyword ? or(ilike(publicHolidays.name_en, contains(keyword)), ilike(publicHolidays.name_ms, contains(keyword))) : undefined,
      ),
    )
    .orderBy(publicHolidays.date, publicHolidays.name_ms);
}
