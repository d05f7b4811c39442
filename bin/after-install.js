/** After an install: what packages carry and Mesra never loads goes. The C++ headers that come with Node alone are 67 MB; nothing here is built. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNode } from './own-node.js';
import { UNUSED_FILES, UNUSED_TYPES } from './unused-files.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Of a checkout its own packages; of an installed package those beside it. What lies further up belongs to somebody else. */
const PLACES = [join(ROOT, 'node_modules'), ...(basename(dirname(ROOT)) === 'node_modules' ? [dirname(ROOT)] : [])];
const folderOf = (name) => PLACES.map((place) => join(place, name)).find((folder) => existsSync(folder)) ?? null;

/** Leaves out the files of a package whose path matches. A folder that is not ours to change only takes room. */
function leaveOut(name, unused) {
  const folder = folderOf(name);
  if (!folder) return;
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      if (unused.test(relative(folder, file).split(sep).join('/'))) rmSync(file);
    }
  } catch {
    // Said above.
  }
}

const node = ownNode();
try {
  if (node) rmSync(join(node.folder, 'include'), { recursive: true, force: true });
} catch {
  // As above.
}
const lists = [UNUSED_FILES, ...(folderOf('typescript') ? [] : [UNUSED_TYPES])];
for (const [name, unused] of lists.flatMap(Object.entries)) leaveOut(name, unused);
