/** What a session was opened with, in words: the header is kept as it came, and is said anew in the reader's language. */
import type { Text } from '#platform/contract/messages.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const found = (among: typeof BROWSERS, agent: string) => among.find(([mark]) => mark.test(agent))?.[1];

/** "Chrome on Windows"; what cannot be read is a browser that nobody knows. */
export function deviceWords(userAgent: string): Text {
  const browser = found(BROWSERS, userAgent);
  const system = found(SYSTEMS, userAgent);
  const name = { en: browser ?? 'Unknown browser', ms: browser ?? 'Pelayar tidak dikenali' };
  return system ? { en: `${name.en} on ${system}`, ms: `${name.ms} pada ${system}` } : name;
}
