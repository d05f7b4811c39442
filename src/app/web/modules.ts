/** The web rooms of all modules: pages, live effects, dashboard cards, drawer items. Loaded after sign-in. */
import type { WebModule } from '#platform/web/module.ts';
import { companyModule } from '#modules/company/web/company.module.tsx';
import { identityModule } from '#modules/identity/web/identity.module.tsx';
import { sessionModule } from '#modules/session/web/session.module.tsx';

export const MODULES: readonly WebModule[] = [companyModule, identityModule, sessionModule];
