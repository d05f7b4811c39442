/**
 * The cookie by which a browser is known again from an address that is new. It opens nothing and names nobody: scripts cannot read it, and
 * only what signs people in looks at it (identity/server/sign-in/known-device.ts).
 */
import type { FastifyRequest } from 'fastify';

const COOKIE = /(?:^|;\s*)mesra_device=([A-Za-z0-9_.~-]{1,1000})(?:;|$)/;
/** As long as browsers take a cookie: 400 days. */
export const DEVICE_SECONDS = 400 * 86_400;

/** What the browser shows; null: nothing, or not of its shape. */
export const knownDeviceOf = ({ headers }: FastifyRequest): string | null => COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;

/** The header that has a browser keep it. */
export const deviceCookie = (value: string, origin: string): string =>
  `mesra_device=${value}; Max-Age=${DEVICE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`;
