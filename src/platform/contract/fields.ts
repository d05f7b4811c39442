/** Field types that many forms share (conventions A.4). Their messages name the mistake and the remedy. */
import { z } from 'zod';
import { isCalendarDate, isTimeOfDay, type CalendarDate, type TimeOfDay } from './dates.ts';
import { isPhone, normalisePhone } from './place/phone.ts';
import { shared, sharedFrom } from './shared-schema.ts';

/** What hides or turns the characters around it: "gnp.exe" is shown as "exe.png". Jawi needs none of it within one line. */
const DECEIVING = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs}/u;
/** Control characters other than tab and line ends, and the signs that turn text round to deceive. */
const CONTROL = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]|\p{Cs}/u;
const isPlain = (value: string) => !CONTROL.test(value);
const isPlainLine = (value: string) => !/\p{Cc}/u.test(value) && !DECEIVING.test(value);
const hidden = { params: { code: 'control' } };

const trimmed = shared((min: number, max: number) => z.string().trim().min(min).max(max));
/** An optional text; an empty one in a form is null. */
const orNull = (schema: z.ZodType<string, string>) =>
  schema
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** A paragraph: trimmed, tabs and line ends allowed, no other control characters (null bytes among them). */
export const text = shared((min: number, max: number) => trimmed(min, max).refine(isPlain, hidden));
export const optionalText = shared((max: number) => orNull(text(0, max)));

/** One line, such as a name, a title or a number: no tab, no line end, nothing that hides or turns characters. */
export const line = shared((min: number, max: number) => trimmed(min, max).refine(isPlainLine, hidden));
export const optionalLine = shared((max: number) => orNull(line(0, max)));

/** `YYYY-MM-DD`, a day that exists between 1900 and 2100. */
export const date = shared(
  () =>
    z.string().refine((value): value is CalendarDate => isCalendarDate(value) && value >= '1900-01-01' && value <= '2100-12-31', {
      params: { code: 'date' },
    }) as unknown as z.ZodType<CalendarDate, string>,
);

/** An optional date; empty is null. */
export const optionalDate = shared(() =>
  z
    .union([z.literal(''), date()])
    .nullish()
    .transform((value) => (value ? (value as CalendarDate) : null)),
);

export const timeOfDay = shared(
  () => z.string().refine((value): value is TimeOfDay => isTimeOfDay(value), { params: { code: 'time' } }) as unknown as z.ZodType<TimeOfDay, string>,
);

/** Ringgit with at most two decimals, 0 to 9,999,999,999.99. */
export const money = shared(() =>
  z
    .number()
    .min(0)
    .max(9_999_999_999.99)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, { params: { code: 'money' } }),
);

/** Plus or minus, never 0, with at most two decimals. */
export const signedMoney = shared(() =>
  z
    .number()
    .min(-9_999_999_999.99)
    .max(9_999_999_999.99)
    .refine((value) => value !== 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
      params: {
        text: { en: 'Enter an amount other than 0 with at most two decimals.', ms: 'Masukkan amaun selain 0 dengan selebih-lebihnya dua tempat perpuluhan.' },
      },
    }),
);

/** Letters of any script, space and `'@/.-` (with brackets and commas for aliases). */
export const personName = shared(() => line(2, 150).refine((value) => /^[\p{L}\p{M} '’@/.,()-]+$/u.test(value), { params: { code: 'name' } }));

export const email = shared(() => z.string().trim().toLowerCase().max(190).pipe(z.email()));

const telephone = (service: boolean) =>
  z
    .string()
    .trim()
    .max(30)
    .transform((typed) => normalisePhone(typed))
    .refine((value) => isPhone(value, service), { params: { code: 'phone' } });

/** E.164; a typed `012-345 6789` becomes `+60123456789`. */
export const phone = shared(() => telephone(false));

/** Of a company, a branch, a bank or a clinic: 1300, 1700 and 1800 numbers as well. */
export const officePhone = shared(() => telephone(true));

const emptyText = z.literal('').transform(() => null);
const nothing = z.null();

/** Optional variants: empty text is null. */
export const optional = sharedFrom(
  <S extends z.ZodType>(schema: S) =>
    z
      .union([emptyText, nothing, schema])
      .optional()
      .transform((value) => (value === undefined ? null : value)) as unknown as z.ZodType<z.output<S> | null, z.input<S> | '' | null | undefined>,
);

/** Five digits; a lost leading zero (Perlis 1000, Kedah 5000) is put back. */
export const postcode = shared(() =>
  z
    .union([z.string(), z.number()])
    .transform((value) => formatPostcode(value))
    .refine((value) => /^\d{5}$/.test(value), { params: { code: 'postcode' } }),
);

export function formatPostcode(value: string | number): string {
  const digits = String(value).trim();
  return /^\d{4}$/.test(digits) ? `0${digits}` : digits;
}

export const passport = shared(() =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6,15}$/),
);

/** 5 to 20 digits; spaces and dashes are taken out. */
export const bankAccount = shared(() =>
  z
    .string()
    .max(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^\d{5,20}$/.test(value), { params: { code: 'bankAccount' } }),
);

/** ≥ 8 characters with a letter and a digit, and of a short one the length alone is said; argon2 hashes at most 200 here. */
export const password = shared(() =>
  z
    .string()
    .min(8, { abort: true })
    .max(200)
    .refine((value) => /\p{L}/u.test(value) && /\d/.test(value), { params: { code: 'password' } }),
);

export const latitude = shared(() => z.number().min(-90).max(90));
export const longitude = shared(() => z.number().min(-180).max(180));
