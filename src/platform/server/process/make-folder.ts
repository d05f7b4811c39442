/** A folder with those above it. Node's own recursive way never ends where the system holds no folders, as under /proc. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../start-error.ts';

/** @throws the system's error, ENOTDIR when a file stands there. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder(path))) return;
    if (codeOf(error) !== 'ENOENT' || path === dirname(path) || (await isFolder(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    // Another process may have made it meanwhile.
    await makeFolder(path);
  }
}

const isFolder = async (path: string) =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
