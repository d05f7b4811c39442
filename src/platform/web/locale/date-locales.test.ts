import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { DATE_LOCALES, loadDateLocale } from './date-locales.ts';

describe('languages of dates', () => {
  it('are about sixty, Malay and those of the neighbours among them', () => {
    expect(DATE_LOCALES.length).toBeGreaterThanOrEqual(55);
    expect(DATE_LOCALES.length).toBeLessThanOrEqual(90);
    for (const name of ['ms', 'en', 'id', 'th', 'vi', 'zh-cn', 'ta', 'bn', 'ne', 'my']) expect(DATE_LOCALES).toContain(name);
  });
  it('are loaded when asked for and leave the rest of the portal alone', async () => {
    expect(await loadDateLocale('ms')).toBe('ms');
    expect(dayjs('2026-08-01').locale('ms').format('MMMM')).toBe('Ogos');
    expect(dayjs('2026-08-01').format('MMMM')).toBe('August');
    expect(await loadDateLocale('klingon')).toBe('en');
  });
});
