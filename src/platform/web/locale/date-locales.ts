/**
 * Languages of dates and calendars (specification §9: about 60). Each is a file of its own that is
 * loaded when it is asked for; the words of the portal itself are English and Bahasa Malaysia.
 */
import dayjs from 'dayjs';

const FILES = import.meta.glob<{ default: ILocale }>([
  '../../../../node_modules/dayjs/locale/{af,ar,az,be,bg,bn,bs,ca,cs,cy,da,de,el,en,en-gb,en-sg,es,et,eu,fa,fi,fil,fr,gl,gu,he,hi,hr,hu,hy-am}.js',
  '../../../../node_modules/dayjs/locale/{id,is,it,ja,jv,ka,kk,km,kn,ko,lo,lt,lv,mk,ml,mn,mr,ms,ms-my,my,nb,ne,nl,pa-in,pl,pt,ro,ru,si,sk,sl,sq,sr,sv,sw,ta,te,th,tr,uk,ur,uz,vi,zh,zh-cn,zh-tw}.js',
]);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length);
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [nameOf(path), load]));

/** The names of all bundled date languages. */
export const DATE_LOCALES: readonly string[] = [...LOADERS.keys()].sort();

/** Loads a language of dates; English where it is not known. Answers its name. */
export async function loadDateLocale(name: string): Promise<string> {
  const load = LOADERS.get(name);
  if (!load || name === 'en') return 'en';
  const { default: locale } = await load();
  dayjs.locale(locale, undefined, true);
  return name;
}
