import { mayOpen, type Pages, type Viewer } from '#platform/contract/access.ts';
import type { AppPath } from '#platform/contract/manifest.ts';

/** Pages whose files and last answers stay on the device (`docs/decisions/0034-without-a-network.md`). */
const STORED: readonly AppPath[] = ['/attendance', '/attendance/my-schedule'];

/** Those of them that somebody may open. */
export const offlinePages = (viewer: Viewer, pages: Pages): readonly AppPath[] => STORED.filter((path) => mayOpen(viewer, pages, path));
