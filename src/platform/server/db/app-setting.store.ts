/** `mesra_settings`: facts of the database itself, such as what it was filled with. As the portal only. */
import type { ClientBase } from 'pg';

type Client = Pick<ClientBase, 'query'>;

export async function appSetting(client: Client, key: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('select value from mesra_settings where key = $1', [key]);
  return rows[0]?.value ?? null;
}

export async function putAppSetting(client: Client, key: string, value: string): Promise<void> {
  await client.query(
    'insert into mesra_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value, updated_at = clock_timestamp()',
    [key, value],
  );
}
