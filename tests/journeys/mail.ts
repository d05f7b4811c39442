/** Mail of a portal in tests lies in a folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What `pick` takes from the newest mail to somebody; waits as long for it as for an element. */
export async function mailTo(outbox: string, email: string, pick: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(`${email}.txt`)).sort();
        const newest = names.at(-1);
        found = newest && pick.exec(await readFile(join(outbox, newest), 'utf8'))?.[1];
        return found;
      },
      { interval: 100 },
    )
    .toBeTruthy();
  return found as string;
}
