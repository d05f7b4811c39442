/** The signed-out pages, each in a file of its own. The entry imports this list; it brings nothing else along. */
import type { ComponentType } from 'react';

export const AUTH_PAGES: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>> = {
  '/auth/login': () => import('./auth/login-page.tsx'),
  '/auth/register': () => import('./auth/register-page.tsx'),
  '/auth/password': () => import('./auth/password-page.tsx'),
  '/auth/verify': () => import('./auth/verify-page.tsx'),
  '/auth/email': () => import('./auth/email-page.tsx'),
};
