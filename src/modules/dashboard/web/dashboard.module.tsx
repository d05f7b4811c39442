/** The first page after sign-in (R1), put together from what all modules bring. */
import { createElement } from 'react';
import { defineWebModule, type WebModule } from '#platform/web/module.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';
import type { DashboardParts } from './dashboard-page.tsx';

/** @param parts of every module; each is drawn when the answer of the dashboard holds its block or its things to do. */
export function dashboardModule(parts: DashboardParts): WebModule {
  return defineWebModule({
    name: 'dashboard',
    manifest: dashboardManifest,
    pages: {
      '/': async () => {
        const { DashboardPage } = await import('./dashboard-page.tsx');
        return { Page: () => createElement(DashboardPage, parts) };
      },
    },
  });
}
