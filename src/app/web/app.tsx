import { Router as Addresses } from 'wouter';
import type { FirstPicture } from '#platform/contract/page/first-picture.ts';
import { DomainProvider, type DomainConfig } from '#platform/web/domain.tsx';
import { LocaleProvider } from '#platform/web/locale/locale.tsx';
import { GUARDED_ROUTER } from '#platform/web/navigation-guard.ts';
import { AppTheme } from '#platform/web/theme/app-theme.tsx';
import { RouteErrorBoundary } from './errors/error-boundary.tsx';
import { LoadingBar } from '#platform/web/ui/feedback/loading-bar.tsx';
import { Router } from './router.tsx';
import type { PortalSession } from './session/portal-session.ts';
import { SessionProvider } from './session/session-context.ts';

export interface AppProps {
  readonly domain: DomainConfig;
  readonly session: PortalSession;
  /** The path and language in which the page is drawn ahead, there and where that is taken over. */
  readonly drawn?: Pick<FirstPicture, 'path' | 'locale'>;
}

/** The whole portal: branding, language, theme, session, routes. */
export function App({ domain, session, drawn }: AppProps) {
  return (
    <DomainProvider value={domain}>
      <LocaleProvider initial={domain.locale ?? 'en'} drawn={drawn?.locale}>
        <AppTheme>
          <SessionProvider value={session}>
            <LoadingBar />
            <RouteErrorBoundary resetKey="portal">
              <Addresses {...GUARDED_ROUTER} {...(drawn && { ssrPath: drawn.path })}>
                <Router />
              </Addresses>
            </RouteErrorBoundary>
          </SessionProvider>
        </AppTheme>
      </LocaleProvider>
    </DomainProvider>
  );
}
