/** Documents of a company and of its people. */
import { z } from 'zod';
import { line, optionalDate, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';

export const DOCUMENT_CATEGORIES = ['Policy', 'Handbook', 'Memo', 'Form', 'Letter', 'Contract', 'Certificate', 'Identity', 'Payroll', 'Other'] as const;
export const DOCUMENT_AUDIENCES = ['All', 'Admin', 'Branch', 'Division', 'Department', 'Employee'] as const;
/** `expired` is a published document past its last day: derived, never stored. */
export const DOCUMENT_STATUSES = ['draft', 'published', 'expired', 'archived'] as const;

/** What every personnel file should hold; the employee's tab shows what is missing. */
export const PERSONNEL_CHECKLIST = [
  { key: 'identity', category: 'Identity', title: { en: 'Identity card or passport', ms: 'Kad pengenalan atau pasport' } },
  { key: 'offer', category: 'Letter', title: { en: 'Offer letter', ms: 'Surat tawaran' } },
  { key: 'contract', category: 'Contract', title: { en: 'Contract of service', ms: 'Kontrak perkhidmatan' } },
  { key: 'certificate', category: 'Certificate', title: { en: 'Certificates', ms: 'Sijil' } },
] as const;

export const documentForm = z.object({
  title: line(2, 150),
  category: z.enum(DOCUMENT_CATEGORIES),
  folder: optionalLine(100),
  description: optionalText(2000),
  /** The document of one person; it is then seen by that person and HR alone. */
  employee_id: id().nullish(),
  audience: z.enum(DOCUMENT_AUDIENCES).default('All'),
  audience_ids: z.array(id()).max(500).default([]),
  require_acknowledgement: z.boolean().default(false),
  expires_at: optionalDate(),
});
export const createDocumentForm = documentForm.extend({ file: fileField(), publish: z.boolean().default(false) });

export const documentRow = z.object({
  id: z.number(),
  title: z.string(),
  category: z.enum(DOCUMENT_CATEGORIES),
  folder: z.string().nullable(),
  description: z.string().nullable(),
  version: z.number(),
  file: uploadedFile.nullable(),
  employee_id: z.number().nullable(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }).nullable(),
  audience: z.enum(DOCUMENT_AUDIENCES),
  audience_ids: z.array(z.number()),
  require_acknowledgement: z.boolean(),
  published_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  /** How many of the audience have read this version; null where nobody is asked to. */
  acknowledged: z.object({ done: z.number(), of: z.number() }).nullable(),
  /** Whether the signed-in employee has read this version. */
  acknowledged_by_me: z.boolean(),
  created_by: z.string().nullable(),
  updated_at: z.string(),
  can: z.record(z.string(), z.boolean()),
});
export type DocumentRow = z.output<typeof documentRow>;

export const documentVersion = z.object({ version: z.number(), file: uploadedFile.nullable(), by: z.string().nullable(), at: z.string() });
