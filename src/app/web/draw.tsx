/** Draws a page where there is no browser: built for the server, which says what with (`platform/server/http/page/first-picture.ts`). */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { Draw } from '#platform/contract/page/first-picture.ts';
import { storedValue } from '#modules/session/web/public.tsx';
import { App } from './app.tsx';
import { createSession } from './session/session-store.ts';
import type { PortalUser } from './session/session-user.ts';
import { domainOf } from './start/domain-config.ts';

const nothing = <T,>() => storedValue<T>({ read: () => null, write: () => undefined, erase: () => undefined });
const nobody = () => Promise.reject(new Error('Nobody signs in where pages are drawn.'));

export const draw: Draw = async ({ path, locale, signedIn, domain }) => {
  const session = createSession<PortalUser>({ token: nothing(), company: nothing(), fetchUser: nobody, logout: nobody, log: () => undefined });
  // Who is there is found out by the script; that nobody is needs no finding out.
  if (!signedIn) void session.start();
  const wrong: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App domain={domainOf(domain, import.meta.env)} session={session} drawn={{ path, locale }} />
    </StrictMode>,
    // All of it where it belongs: what is put in its place later needs a script in the page.
    {
      progressiveChunkSize: Infinity,
      // Thrown from here it would end the process.
      onError: (error) => void wrong.push(error),
    },
  );
  if (wrong.length > 0) throw wrong[0];
  return new Response(prelude).text();
};
