import { afterEach, beforeEach } from 'vitest';
import { endAll, temporaryFolder, usedFolder } from './portal-process.ts';

/** A folder for each test of a file; what a failed test left running is ended before it goes. */
export function folderForEach(make: typeof temporaryFolder = temporaryFolder) {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await make();
  });
  afterEach(async () => {
    await endAll();
    await folder.remove();
  });
  return {
    get path() {
      return folder.path;
    },
    /** For a test that is not about a first start. */
    async takeUsed(): Promise<void> {
      await folder.remove();
      folder = await usedFolder();
    },
  };
}
