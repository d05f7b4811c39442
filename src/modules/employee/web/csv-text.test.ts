import { expect, it } from 'vitest';
import { csvCell, csvText } from './csv-text.ts';

it('quotes what a spreadsheet would misread', () => {
  expect(csvCell('Ali, bin Abu')).toBe('"Ali, bin Abu"');
  expect(csvCell('12" screen')).toBe('"12"" screen"');
  expect(csvCell(null)).toBe('');
  expect(csvCell(-3)).toBe('-3');
});

it('disarms formulas', () => {
  for (const formula of ['=1+1', '+60123', '-2', '@sum', '\tx']) expect(csvCell(formula)).toMatch(/^"?'/);
});

it('writes a header, a row each, and the mark of UTF-8', () => {
  const text = csvText([{ header: 'Name', value: (row: { name: string }) => row.name }], [{ name: 'Siti' }, { name: 'José' }]);
  expect(text).toBe('\uFEFFName\r\nSiti\r\nJosé\r\n');
});
