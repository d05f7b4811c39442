/** After an install: the C++ headers that come with Node are for building add-ons. Nothing here is built, and they are 67 MB. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode } from './own-node.js';

const node = ownNode();
try {
  if (node) rmSync(join(node.folder, 'include'), { recursive: true, force: true });
} catch {
  // A folder that is not ours to change only takes room.
}
