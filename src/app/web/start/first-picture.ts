/** What the server has drawn into the page, for the script that takes it over. */
import { PICTURE_ID, type FirstPicture } from '#platform/contract/page/first-picture.ts';
import { recall, rememberLocale } from '#platform/web/local-state.ts';
import { token } from '#modules/session/web/public.tsx';
import { keepDestination } from '../destination.ts';

/** The picture of this page; null where it came without one, or this device would draw another and nobody can have done anything to it. */
export function firstPicture(): FirstPicture | null {
  const text = document.getElementById(PICTURE_ID)?.textContent;
  if (!text) return null;
  const picture = JSON.parse(text) as FirstPicture;
  const locale = recall('locale');
  // A device that chose before the server was told.
  const isOther = locale !== undefined && locale !== picture.locale;
  if (isOther) rememberLocale(locale);
  return picture.signedIn === (token.read() !== null) && !(isOther && picture.signedIn) ? picture : null;
}

/** Where the page to sign in was drawn in place of another, that is where the way leads afterwards. */
export function stayAt({ path }: FirstPicture): void {
  const asked = location.pathname.replace(/(?<=.)\/+$/, '');
  if (asked === path) return;
  keepDestination(asked + location.search);
  history.replaceState(null, '', path);
}
