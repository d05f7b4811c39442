/** The signed-out pages: the page to sign in comes with the entry, the others in files of their own. */
import type { ComponentType } from 'react';
import { Page as LoginPage } from './auth/login-page.tsx';

export const SIGN_IN: Readonly<Record<string, ComponentType>> = { '/auth/login': LoginPage };

export const AUTH_PAGES: Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>> = {
  '/auth/register': () => import('./auth/register-page.tsx'),
  '/auth/password': () => import('./auth/password-page.tsx'),
  '/auth/verify': () => import('./auth/verify-page.tsx'),
  '/auth/invitation': () => import('./auth/guest-page.tsx'),
  '/auth/email': () => import('./auth/email-page.tsx'),
  '/auth/terms': () => import('./auth/legal/terms-page.tsx'),
  '/auth/privacy': () => import('./auth/legal/privacy-page.tsx'),
};
