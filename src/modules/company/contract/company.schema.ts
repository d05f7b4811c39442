/** A company as the API shows it, and the form that edits it. */
import { z } from 'zod';
import { date, email, line, optional, optionalLine, officePhone, postcode } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { bothLanguages } from '#modules/identity/contract/user.schema.ts';
import { bankRow } from './bank.schema.ts';
import { companyConfig, configForm } from './company-config.schema.ts';
import { contributionRow } from './contribution.schema.ts';
import { branchRow, departmentRow, divisionRow, positionLevelRow, positionRow, postalAddress } from './organisation.schema.ts';

export const COMPANY_STATUSES = ['Active', 'Inactive'] as const;

/** The version of a row that the client saw; a different one on the server answers 409. */
export const seenVersion = () => z.string().max(40).optional();

const registrationNo = line(1, 20)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .refine((value) => /^\d{12}$/.test(value), {
    params: { text: { en: 'Enter the 12 digits of the SSM number, for example 202001012345.', ms: 'Masukkan 12 digit nombor SSM, contohnya 202001012345.' } },
  });

const oldRegistrationNo = line(1, 20)
  .transform((value) => value.toUpperCase().replace(/\s/g, ''))
  .refine((value) => /^\d{1,7}-[A-Z]$/.test(value), {
    params: { text: { en: 'Enter the old number as 123456-A.', ms: 'Masukkan nombor lama seperti 123456-A.' } },
  });

const website = line(4, 190)
  .transform((value) => (/^https?:\/\//i.test(value) ? value : `https://${value}`))
  .pipe(z.url({ protocol: /^https?$/ }));

export const signatory = z.object({
  name: z.string().nullable(),
  position: z.string().nullable(),
  signature: uploadedFile.nullable(),
});

/** What a member of several companies chooses from. */
export const companyCard = z.object({
  id: z.number(),
  user_id: z.number(),
  domain_id: z.number().nullable(),
  name: z.string(),
  short_name: z.string().nullable(),
  logo: z.string().nullable(),
  locality: z.string(),
  config: companyConfig,
  active_employees_count: z.number(),
  /** Branches, divisions and departments together. */
  units_count: z.number(),
  /** What is enabled: the company's switches within its plan. */
  modules: z.record(z.string(), z.boolean()),
});
export type CompanyCard = z.output<typeof companyCard>;

/** Something that one person prepares and another may have to decide. */
export const fourEyesRow = z.object({
  /** Its key in `config.four_eyes_for`. */
  key: z.string(),
  title: bothLanguages,
  /** What holds when it is asked for. */
  rule: bothLanguages,
});
export type FourEyesRow = z.output<typeof fourEyesRow>;

export const companyProfile = z.object({
  id: z.number(),
  user_id: z.number(),
  domain_id: z.number().nullable(),
  name: z.string(),
  short_name: z.string().nullable(),
  registration_no: z.string().nullable(),
  old_registration_no: z.string().nullable(),
  business_nature: z.string().nullable(),
  sector: z.string().nullable(),
  established_at: z.string().nullable(),
  logo: uploadedFile.nullable(),
  stamp: uploadedFile.nullable(),
  signatory,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  fax: z.string().nullable(),
  website: z.string().nullable(),
  ...postalAddress,
  config: companyConfig,
  /** What `config.four_eyes_for` may choose for, in this company. */
  four_eyes_subjects: z.array(fourEyesRow),
  modules: z.record(z.string(), z.boolean()),
  status: z.enum(COMPANY_STATUSES),
  active_employees_count: z.number(),
  /** Employees that the subscription allows; null without a limit. */
  seats: z.number().nullable(),
  branches_count: z.number(),
  divisions_count: z.number(),
  departments_count: z.number(),
  updated_at: z.string(),
});
export type CompanyProfile = z.output<typeof companyProfile>;

/** With `fulldetails`; contribution and banks only for those who may open their pages. */
export const companyDetails = companyProfile.extend({
  branches: z.array(branchRow).optional(),
  divisions: z.array(divisionRow).optional(),
  departments: z.array(departmentRow).optional(),
  position_levels: z.array(positionLevelRow).optional(),
  positions: z.array(positionRow).optional(),
  /** The look of the portal that the company uses. */
  domain: z.object({ id: z.number(), name: z.string(), theme: z.string(), banners: z.array(z.record(z.string(), z.unknown())) }).optional(),
  contribution: contributionRow.optional(),
  banks: z.array(bankRow).optional(),
});

export const companyForm = z.object({
  name: line(2, 150),
  short_name: optional(line(2, 150)),
  registration_no: optional(registrationNo),
  old_registration_no: optional(oldRegistrationNo),
  business_nature: line(2, 150),
  sector: optionalLine(100),
  established_at: optional(date()),
  logo: optional(fileField()),
  stamp: optional(fileField()),
  signatory: z
    .object({ name: optionalLine(150), position: optionalLine(100), signature: optional(fileField()) })
    .default({ name: null, position: null, signature: null }),
  email: email(),
  phone: officePhone(),
  fax: optional(officePhone()),
  website: optional(website),
  address_1: line(2, 190),
  address_2: optionalLine(190),
  postcode: postcode(),
  city: line(2, 100),
  state: line(2, 60),
  country: line(2, 60).default('Malaysia'),
  config: configForm,
});

export const companyUpdate = companyForm.extend({ id: id(), updated_at: seenVersion() });
