/** Tabs of a site that modules draw which know more of it than this one. */
import type { ComponentType } from 'react';
import { webExtensionPoint } from '#platform/web/extension-point.ts';

export type SiteTab = () => Promise<{ readonly Part: ComponentType<{ readonly site: number }> }>;

export const siteTasksTab = webExtensionPoint<SiteTab>('the tasks of a site');
export const siteAttendanceTab = webExtensionPoint<SiteTab>('the attendance at a site');
