import { createElement, Fragment, Suspense, type ComponentType } from 'react';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { KIOSK_PAGES } from '#modules/face-recognition/web/kiosk.module.tsx';
import { PHONE_PAGES } from '#modules/patrol/web/phone.module.tsx';
import { AUTH_PAGES, SIGN_IN } from '#modules/session/web/auth.module.tsx';
import { BlankLayout } from './layouts/blank-layout.tsx';
import type { Layout } from './layouts/choose-layout.ts';
import { SignedOutLayout } from './layouts/signed-out-layout.tsx';
import { Splash } from './layouts/splash.tsx';
import { pageNotFound } from './errors/route-error.ts';

const PAGES = new Map<string, ComponentType>([
  ...Object.entries(SIGN_IN),
  ...Object.entries({ ...AUTH_PAGES, ...KIOSK_PAGES, ...PHONE_PAGES }).map(([path, load]) => [path, lazyPart(async () => (await load()).Page)] as const),
]);

/** A page for people who are not signed in, in its layout. */
export function SignedOut({ path, layout }: { path: string; layout: Layout }) {
  const page = PAGES.get(path);
  if (!page) throw pageNotFound();
  const Frame = layout === 'bare' ? Fragment : layout === 'signed-out' ? SignedOutLayout : BlankLayout;
  return (
    <Frame>
      <Suspense fallback={<Splash framed />}>{createElement(page)}</Suspense>
    </Frame>
  );
}
