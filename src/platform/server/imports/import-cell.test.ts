import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '#platform/contract/fields.ts';
import { choiceCell, dateCell, numberCell, textCell, yesNoCell } from './import-cell.schema.ts';

describe('cells', () => {
  const read = (schema: z.ZodType, value: unknown) => {
    const result = schema.safeParse(value);
    return result.success ? result.data : null;
  };
  it.each([
    [dateCell(), '2026-12-31', '2026-12-31'],
    [dateCell(), '31/12/2026', '2026-12-31'],
    [dateCell(), '1-2-26', '2026-02-01'],
    [dateCell(), '31/12/68', '1968-12-31'],
    [dateCell(), '12/31/2026', null],
    [dateCell(), 46387, null],
    [numberCell(z.number()), 'RM 1,234.50', 1234.5],
    [numberCell(z.number()), '-3', -3],
    [numberCell(z.number()), '1.2.3', null],
    [numberCell(z.number()), '12,34', null],
    [yesNoCell(), 'Ya', true],
    [yesNoCell(), 'no', false],
    [yesNoCell(), true, true],
    [yesNoCell(), 'mungkin', null],
    [choiceCell({ M: { en: 'Male', ms: 'Lelaki' }, F: { en: 'Female', ms: 'Perempuan' } }), 'lelaki', 'M'],
    [choiceCell({ M: { en: 'Male', ms: 'Lelaki' } }), 'X', null],
    [textCell(text(1, 20)), 910412105531, '910412105531'],
  ])('reads cell %#', (schema, given, expected) => {
    expect(read(schema, given)).toEqual(expected);
  });
});
