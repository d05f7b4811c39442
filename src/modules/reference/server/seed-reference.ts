/** Brings the reference tables to the files of this program; at every start, with nothing to do when they are equal. */
import type { Pool } from 'pg';
import { appSetting, putAppSetting } from '#platform/server/db/app-setting.store.ts';
import { transact, type Transaction } from '#platform/server/db/scope.ts';
import { readReferenceData, referenceHash, type ReferenceData } from './reference-data.ts';

const KEY = 'reference_data';

/** @returns whether anything was written. Banks and countries keep their ids and are never removed; postcodes and holidays are replaced whole. */
export async function seedReference(pool: Pool): Promise<boolean> {
  const hash = referenceHash();
  return transact(pool, { companyId: null, userId: null, system: true }, async (tx) => {
    // Processes that start together wait here for the first.
    await tx.client.query(`select pg_advisory_xact_lock(hashtext('mesra.reference'))`);
    if ((await appSetting(tx.client, KEY)) === hash) return false;
    await write(tx, readReferenceData());
    await putAppSetting(tx.client, KEY, hash);
    return true;
  });
}

async function write({ client }: Transaction, data: ReferenceData): Promise<void> {
  await client.query(
    `insert into banks (name, full_name, code, swift_code, urls, ibg_code, fpx_code)
     select name, full_name, code, swift_code, urls, ibg_code, fpx_code
     from jsonb_to_recordset($1) as b (name text, full_name text, code text, swift_code text, urls jsonb, ibg_code text, fpx_code text)
     on conflict (code) do update set name = excluded.name, full_name = excluded.full_name, swift_code = excluded.swift_code,
       urls = excluded.urls, ibg_code = excluded.ibg_code, fpx_code = excluded.fpx_code, updated_at = clock_timestamp()`,
    [JSON.stringify(data.banks)],
  );
  await client.query(
    `insert into countries (country, code, phone_code, nationality, currency_code)
     select country, code, phone_code, nationality, currency_code
     from jsonb_to_recordset($1) as c (country text, code text, phone_code text, nationality text, currency_code text)
     on conflict (code) do update set country = excluded.country, phone_code = excluded.phone_code,
       nationality = excluded.nationality, currency_code = excluded.currency_code, updated_at = clock_timestamp()`,
    [JSON.stringify(data.countries)],
  );
  await client.query('delete from postcodes');
  await client.query(
    `insert into postcodes (postcode, city, state, suspect)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::boolean[])`,
    [
      data.postcodes.map((row) => row.postcode),
      data.postcodes.map((row) => row.city),
      data.postcodes.map((row) => row.state),
      data.postcodes.map((row) => row.suspect),
    ],
  );
  await client.query('delete from public_holidays');
  await client.query(
    `insert into public_holidays (date, name_en, name_ms, states, status, key, basis, unconfirmed_states)
     select date, name_en, name_ms, states, status, key, basis, unconfirmed_states
     from jsonb_to_recordset($1)
       as h (date date, name_en text, name_ms text, states text[], status text, key text, basis text, unconfirmed_states text[])`,
    [JSON.stringify(data.holidays)],
  );
}
