import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { KIOSK_PAGES } from '#modules/face-recognition/web/kiosk.module.tsx';
import { AUTH_PAGES } from '#modules/session/web/auth.module.tsx';
import { BlankLayout } from './layouts/blank-layout.tsx';
import type { Layout } from './layouts/choose-layout.ts';
import { SignedOutLayout } from './layouts/signed-out-layout.tsx';
import { pageNotFound } from './errors/route-error.ts';

const PAGES = new Map<string, ComponentType>(
  Object.entries({ ...AUTH_PAGES, ...KIOSK_PAGES }).map(([path, load]) => [path, lazy(async () => ({ default: (await load()).Page }))]),
);

/** A page for people who are not signed in, in its layout. */
export function SignedOut({ path, layout }: { path: string; layout: Layout }) {
  const page = PAGES.get(path);
  if (!page) throw pageNotFound();
  const Frame = layout === 'signed-out' ? SignedOutLayout : BlankLayout;
  return (
    <Frame>
      <Suspense fallback={null}>{createElement(page)}</Suspense>
    </Frame>
  );
}
