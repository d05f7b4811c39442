/** Whether a database holds the demo companies, whose passwords are known to all. */
import type pg from 'pg';
import { appSetting, putAppSetting } from '../db/app-setting.store.ts';
import { connectOwner } from '../db/preflight.ts';
import { StartError } from '../start-error.ts';

const KEY = 'demo';

export async function hasDemo(url: string): Promise<boolean> {
  return asOwner(url, async (client) => (await appSetting(client, KEY)) !== null);
}

/** Runs `load` and remembers that it did. @throws StartError when the demo is there already, whole or in part. */
export async function loadDemoOnce(url: string, load: (url: string) => Promise<void>): Promise<void> {
  await asOwner(url, async (client) => {
    const state = await appSetting(client, KEY);
    if (state === 'loaded') throw new StartError('The demo companies are in this database already.');
    if (state !== null)
      throw new StartError('An earlier loading of the demo was interrupted and left a part of it. Make a new empty database and load it there.');
    await putAppSetting(client, KEY, 'loading');
  });
  await load(url);
  await asOwner(url, (client) => putAppSetting(client, KEY, 'loaded'));
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectOwner(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
