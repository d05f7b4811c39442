import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bankAccount, line, text } from '#platform/contract/fields.ts';
import { choiceCell, dateCell, hoursCell, minutesCell, numberCell, percentCell, textCell, yesNoCell } from './import-cell.schema.ts';

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
    [dateCell(), '05-Jan-2026', '2026-01-05'],
    [dateCell(), '5 Januari 2026', '2026-01-05'],
    [dateCell(), '31 Ogos 2026', '2026-08-31'],
    [dateCell(), '1-Mac-26', '2026-03-01'],
    [dateCell(), '9 Okt 2026', '2026-10-09'],
    [dateCell(), '25/Dis/2026', '2026-12-25'],
    [dateCell(), 'May 1, 2026', '2026-05-01'],
    [dateCell(), '2026/01/05', '2026-01-05'],
    [dateCell(), '2026-01-05 00:00:00', '2026-01-05'],
    [dateCell(), '31 Jun 2026', null],
    [dateCell(), '5 Junk 2026', null],
    [hoursCell(z.number()), '4:30', 4.5],
    [hoursCell(z.number()), '26:30', 26.5],
    [hoursCell(z.number()), '08:30:00', 8.5],
    [hoursCell(z.number()), '4:20', 4.33],
    [hoursCell(z.number()), 4.5, 4.5],
    [hoursCell(z.number()), '4:75', null],
    [minutesCell(z.number()), '0:45', 45],
    [minutesCell(z.number()), '1:15', 75],
    [minutesCell(z.number()), 45, 45],
    [percentCell(z.number()), '11%', 11],
    [percentCell(z.number()), '5.5 %', 5.5],
    [percentCell(z.number()), 11, 11],
    [numberCell(z.number()), '11%', null],
    [textCell(line(1, 50)), 'Nurul\u00a0Contoh\nbinti\tHassan', 'Nurul Contoh binti Hassan'],
    [textCell(text(1, 50)), 'satu\ndua', 'satu\ndua'],
    [textCell(bankAccount()), 1.410029e15, null],
    [textCell(bankAccount()), '1.41003E+15', null],
    [textCell(line(1, 50)), '#N/A', null],
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
