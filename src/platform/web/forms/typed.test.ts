import { describe, expect, it } from 'vitest';
import { firstOf, joinValidationMessages, ordered } from './form-errors.ts';
import { parseTypedDate, parseTypedTime, rangeText } from './dates/typed-date.ts';
import { formatBytes, sortUploads } from './upload-checks.ts';

describe('dates as people type them', () => {
  it.each([
    ['1/2/26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['31.12.95', '1995-12-31'],
    ['010226', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['31/02/26', null],
    ['13', null],
    ['', null],
  ])('%s is %s', (typed, date) => expect(parseTypedDate(typed)).toBe(date));
});

describe('times as people type them', () => {
  it.each([
    ['8', '08:00'],
    ['8.30', '08:30'],
    ['0830', '08:30'],
    ['8:07 pm', '20:07'],
    ['12:15 AM', '00:15'],
    ['12 PM', '12:00'],
    ['12:15 PG', '00:15'],
    ['8.30ptg', '20:30'],
    ['8 p', '20:00'],
    ['8 ptgm', null],
    ['23:45', '23:45'],
    ['24:00', null],
    ['13 pm', null],
    ['8:60', null],
    ['soon', null],
  ])('%s is %s', (typed, time) => expect(parseTypedTime(typed)).toBe(time));
});

describe('a range of days', () => {
  it('is shown as DD/MM/YY', () => {
    expect(rangeText('2026-11-01', '2026-11-30')).toBe('01/11/26 – 30/11/26');
    expect(rangeText(null, null)).toBe('');
  });
});

describe('messages of a form', () => {
  it('are told without repeats, joined by line breaks', () => {
    expect(joinValidationMessages(['A.', 'B.', 'A.'])).toBe('A.\nB.');
  });
  it('stand in the order of the page, with the label of a field that is not there', () => {
    const labels = new Map([
      ['name', 'Name'],
      ['email', 'Email'],
    ]);
    expect(ordered({ email: ['A.', 'B.'], name: ['C.'] }, ['name', 'email'], labels)).toEqual(['C.', 'A.']);
    expect(ordered({ email: ['A.'], name: ['C.'], base: ['D.'] }, ['name'], labels)).toEqual(['C.', 'Email: A.', 'D.']);
  });
  it('are said one at a time below a field', () => {
    expect(firstOf({ name: ['A.', 'B.'], other: [] })).toEqual({ name: 'A.' });
  });
});

describe('files to upload', () => {
  const file = (name: string, size = 10) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
  it('are taken up to their limits, with a reason for each refusal', () => {
    const { accepted, refused } = sortUploads([file('a.pdf'), file('b.exe'), file('c.PNG'), file('d.jpg', 11 * 1024 * 1024), file('e.csv', 0)], 0, 'en');
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'c.PNG']);
    expect(refused).toEqual([
      'b.exe is not one of: pdf, jpg, jpeg, png, webp, doc, docx, xls, xlsx, csv, txt.',
      'd.jpg is larger than 10 MB.',
      'e.csv is empty.',
    ]);
  });
  it('are at most ten a field', () => {
    const { accepted, refused } = sortUploads([file('a.pdf'), file('b.pdf')], 9, 'ms');
    expect([accepted.length, refused]).toEqual([1, ['Lampirkan selebih-lebihnya 10 fail.']]);
  });
  it('show their size', () => expect([formatBytes(900), formatBytes(1536), formatBytes(10 * 1024 * 1024)]).toEqual(['900 B', '1.5 KB', '10 MB']));
});
