import { expect, it } from 'vitest';
import { deviceWords } from './device-words.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Windows', 'Chrome pada Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows', 'Edge pada Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
    'Samsung Internet pada Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome on iOS', 'Chrome pada iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari on macOS', 'Safari pada macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux', 'Firefox pada Linux'],
  ['curl/8.5.0', 'Unknown browser', 'Pelayar tidak dikenali'],
  ['', 'Unknown browser', 'Pelayar tidak dikenali'],
])('reads %s', (agent, en, ms) => {
  expect(deviceWords(agent)).toEqual({ en, ms });
});
