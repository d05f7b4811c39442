/** Whether a database holds the demo companies, whose passwords are known to all. */
import type pg from 'pg';
import { connectOwner } from '../db/preflight.ts';
import { StartError } from './start-error.ts';

const KEY = 'demo';

export async function hasDemo(url: string): Promise<boolean> {
  return asOwner(url, async (client) => (await read(client)) !== null);
}

/** Runs `load` and remembers that it did. @throws StartError when the demo is there already, whole or in part. */
export async function loadDemoOnce(url: string, load: (url: string) => Promise<void>): Promise<void> {
  await asOwner(url, async (client) => {
    const state = await read(client);
    if (state === 'loaded') throw new StartError('The demo companies are in this database already.');
    if (state !== null)
      throw new StartError('An earlier loading of the demo was interrupted and left a part of it. Make a new empty database and load it there.');
    await client.query('insert into mesra_settings (key, value) values ($1, $2)', [KEY, 'loading']);
  });
  await load(url);
  await asOwner(url, (client) => client.query('update mesra_settings set value = $2, updated_at = now() where key = $1', [KEY, 'loaded']));
}

async function read(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('select value from mesra_settings where key = $1', [KEY]);
  return rows[0]?.value ?? null;
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectOwner(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
