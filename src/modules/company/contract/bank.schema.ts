/** Bank accounts from which a company pays. */
import { z } from 'zod';
import { bankAccount, line, optional, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';

export const BANK_KINDS = ['Personal', 'Corporate', 'Islamic'] as const;
export type BankKind = (typeof BANK_KINDS)[number];
export const BANK_STATUSES = ['Active', 'Inactive'] as const;

/** Layouts of the payment file that the bank's portal takes. */
export const PAYMENT_FILE_FORMATS = ['generic', 'ibg', 'duitnow', 'maybank', 'cimb', 'public-bank', 'rhb', 'hong-leong', 'ambank', 'bank-islam'] as const;

/** The bank's own layout by the first four letters of its SWIFT code; of any other bank the plain one. */
const OWN_FORMATS: Readonly<Record<string, (typeof PAYMENT_FILE_FORMATS)[number]>> = {
  MBBE: 'maybank',
  CIBB: 'cimb',
  PBBE: 'public-bank',
  RHBB: 'rhb',
  HLBB: 'hong-leong',
  ARBK: 'ambank',
  BIMB: 'bank-islam',
};
export const formatOfBank = (swiftCode: string): (typeof PAYMENT_FILE_FORMATS)[number] => OWN_FORMATS[swiftCode.slice(0, 4)] ?? 'generic';

export const bankRow = z.object({
  id: z.number(),
  bank_id: z.number(),
  bank: z.object({ id: z.number(), name: z.string(), code: z.string().nullable(), swift_code: z.string().nullable() }),
  account_name: z.string(),
  /** Masked but for the last four digits. */
  account_no: z.string(),
  branch: z.string().nullable(),
  kind: z.enum(BANK_KINDS),
  corporate_id: z.string().nullable(),
  file_format: z.string(),
  is_default_salary: z.boolean(),
  is_default_claim: z.boolean(),
  status: z.enum(BANK_STATUSES),
  /** Internet banking of this kind of account, else the bank's website. */
  portal_url: z.string().nullable(),
  updated_at: z.string(),
});
export type BankRow = z.output<typeof bankRow>;

export const bankForm = z.object({
  bank_id: id(),
  account_name: line(2, 150),
  branch: optionalLine(100),
  kind: z.enum(BANK_KINDS),
  corporate_id: optionalLine(40),
  file_format: z.enum(PAYMENT_FILE_FORMATS),
  is_default_salary: z.boolean(),
  is_default_claim: z.boolean(),
  status: z.enum(BANK_STATUSES),
  /** None keeps the one that it has: the client never had it. */
  account_no: optional(bankAccount()),
});

/** `564012345678` → `••••••••5678`. */
export function maskAccount(accountNo: string): string {
  return '•'.repeat(Math.max(0, accountNo.length - 4)) + accountNo.slice(-4);
}
