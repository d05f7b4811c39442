/** What the server draws into a page before any script has come (`platform/server/http/page/first-picture.ts`), told to the script that takes it over. */
import type { Locale } from '../messages.ts';

export interface FirstPicture {
  /** The page that is drawn: the asked one, or the page to sign in where that comes first. */
  readonly path: string;
  readonly locale: Locale;
  /** A token came with the request: the frame of the portal is drawn, with nobody's data. */
  readonly signedIn: boolean;
  /** The branding, as `GET api/domain/config` answers it. */
  readonly domain: object;
}

/** What the build of the web exports for the server. @returns the markup of the whole page */
export type Draw = (picture: FirstPicture) => Promise<string>;

/** Keeps the chosen language for the server, which sees no other storage of a browser. */
export const LOCALE_COOKIE = 'mesra_locale';
export const SIGN_IN_PATH = '/auth/login';
/** The element that holds the picture's facts as JSON. */
export const PICTURE_ID = 'first-picture';
