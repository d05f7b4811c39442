/** The first page after sign-in (R1), put together from the cards of all modules. */
import { createElement } from 'react';
import { defineWebModule, type DashboardCard, type WebModule } from '#platform/web/module.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';

/** @param cards of every module; each is drawn when the answer of the dashboard holds its block. */
export function dashboardModule(cards: readonly DashboardCard[]): WebModule {
  return defineWebModule({
    name: 'dashboard',
    manifest: dashboardManifest,
    pages: {
      '/': async () => {
        const { DashboardPage } = await import('./dashboard-page.tsx');
        return { Page: () => createElement(DashboardPage, { cards }) };
      },
    },
  });
}
