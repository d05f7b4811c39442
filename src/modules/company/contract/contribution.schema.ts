/** Numbers under which a company contributes to EPF, SOCSO, EIS, HRD Corp, LHDN, zakat and PTPTN. */
import { z } from 'zod';
import { email, line, optional, optionalLine, personName, officePhone } from '#platform/contract/fields.ts';
import type { Text } from '#platform/contract/messages.ts';

const number = (pattern: RegExp, message: Text) =>
  line(1, 30)
    .transform((value) => value.toUpperCase().replace(/[\s-]/g, ''))
    .refine((value) => pattern.test(value), { params: { text: message } });

const socsoNumber = () =>
  number(/^[A-Z0-9]{12}$/, {
    en: 'Enter the 12 characters of the employer code, for example A1234567890X.',
    ms: 'Masukkan 12 aksara kod majikan, contohnya A1234567890X.',
  });

const rate = () => z.number().min(0).max(100).multipleOf(0.01);

const fields = z.object({
  epf_enabled: z.boolean(),
  epf_no: optional(number(/^\d{8,9}$/, { en: 'Enter the 8 or 9 digits of the EPF employer number.', ms: 'Masukkan 8 atau 9 digit nombor majikan KWSP.' })),
  /** Employer's rate above the law, in per cent. */
  epf_voluntary_rate: optional(rate()),
  socso_enabled: z.boolean(),
  socso_no: optional(socsoNumber()),
  eis_enabled: z.boolean(),
  eis_no: optional(socsoNumber()),
  hrdf_enabled: z.boolean(),
  hrdf_no: optionalLine(30),
  /** 1 % where the levy is compulsory, 0.5 % where the employer registered by choice (Act 612 s.14); no other rate is lawful. */
  hrdf_rate: rate()
    .refine((value) => value === 1 || value === 0.5, {
      params: {
        text: {
          en: 'The levy is 1%, or 0.5% for an employer registered by choice.',
          ms: 'Levi ialah 1%, atau 0.5% bagi majikan yang mendaftar secara sukarela.',
        },
      },
    })
    .default(1),
  tax_enabled: z.boolean(),
  tax_no: optional(
    number(/^E?\d{8,11}$/, { en: 'Enter the employer number as E and 8 to 11 digits.', ms: 'Masukkan nombor majikan sebagai E dan 8 hingga 11 digit.' }),
  ),
  tax_branch: optionalLine(60),
  zakat_enabled: z.boolean(),
  zakat_no: optionalLine(30),
  ptptn_enabled: z.boolean(),
  ptptn_no: optionalLine(30),
  officer_name: personName(),
  officer_identity: optionalLine(20),
  officer_position: line(2, 100),
  officer_phone: officePhone(),
  officer_email: email(),
});

const requiredWhen = (scheme: 'epf' | 'socso') => ({
  path: [`${scheme}_no`],
  params: { text: { en: 'Enter the number, or turn this scheme off.', ms: 'Masukkan nombor, atau matikan skim ini.' } },
});

export const contributionForm = fields
  .extend({ updated_at: z.string().max(40).optional() })
  .refine((form) => !form.epf_enabled || form.epf_no !== null, requiredWhen('epf'))
  .refine((form) => !form.socso_enabled || form.socso_no !== null, requiredWhen('socso'));

export const contributionRow = z.object({
  epf_enabled: z.boolean(),
  epf_no: z.string().nullable(),
  epf_voluntary_rate: z.number().nullable(),
  socso_enabled: z.boolean(),
  socso_no: z.string().nullable(),
  eis_enabled: z.boolean(),
  eis_no: z.string().nullable(),
  hrdf_enabled: z.boolean(),
  hrdf_no: z.string().nullable(),
  hrdf_rate: z.number(),
  tax_enabled: z.boolean(),
  tax_no: z.string().nullable(),
  tax_branch: z.string().nullable(),
  zakat_enabled: z.boolean(),
  zakat_no: z.string().nullable(),
  ptptn_enabled: z.boolean(),
  ptptn_no: z.string().nullable(),
  officer_name: z.string().nullable(),
  officer_identity: z.string().nullable(),
  officer_position: z.string().nullable(),
  officer_phone: z.string().nullable(),
  officer_email: z.string().nullable(),
  updated_at: z.string(),
});
export type ContributionRow = z.output<typeof contributionRow>;
