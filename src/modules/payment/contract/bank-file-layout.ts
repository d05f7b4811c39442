/**
 * How a bank file is described: one description writes the file and reads it back. A layout is data; what a
 * field may draw from are the facts of the batch and of one payment.
 */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Sen } from '#platform/contract/money.ts';

export const BANK_FILE_FORMATS = ['generic', 'maybank', 'maybank-biz', 'cimb', 'public-bank', 'hong-leong', 'rhb'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** own: payee and payer have the same bank; rentas: above the limit of IBG, where the layout knows it. */
export type TransferMode = 'own' | 'interbank' | 'rentas';
export type IdentityType = 'NRIC' | 'Passport';

/** One payment, as every layout may need it. */
export interface PaymentFacts {
  /** From 1. */
  readonly line: number;
  readonly payee_name: string;
  readonly bank_name: string;
  /** Eight characters of the payee's bank. */
  readonly bic: string;
  /** Two digits of IBG. */
  readonly ibg_code: string | null;
  readonly account_no: string;
  readonly amount: Sen;
  readonly reference: string;
  readonly id_type: IdentityType | null;
  readonly id_no: string;
  /** id_no where it is of that type, else empty. */
  readonly nric: string;
  readonly passport: string;
  readonly mode: TransferMode;
}

/** What a file says of the batch as a whole. */
export interface BatchFacts {
  readonly batch_number: string;
  readonly title: string;
  readonly company_name: string;
  readonly corporate_id: string;
  readonly debit_account: string;
  readonly payment_date: CalendarDate;
  readonly count: number;
  readonly total: Sen;
}

export interface BankFileFacts {
  readonly batch: BatchFacts;
  readonly payments: readonly PaymentFacts[];
}

export type FactName = keyof PaymentFacts | keyof BatchFacts;
export type DateShape = 'DDMMYYYY' | 'DDMMYY' | 'DD/MM/YYYY';

export interface FileField {
  readonly key: string;
  readonly label: Text;
  /** Always this text. */
  readonly is?: string;
  /** Or what the fact says. */
  readonly from?: FactName;
  /** Text before the value, in the same field. */
  readonly prefix?: string;
  /** How the values of a fact are written: `{ own: 'IT', interbank: 'IG' }`. A missing one is written empty. */
  readonly words?: Readonly<Record<string, string>>;
  /** Default text: cleaned, cut to the width. Digits, sen and count are never cut. */
  readonly as?: 'text' | 'digits' | 'sen' | 'ringgit' | 'count' | 'date';
  readonly date?: DateShape;
  /** Fixed: the exact number of characters. Otherwise at most so many. */
  readonly width?: number;
  /** Fixed: where the value stands in its width. Default left with spaces, numbers right with zeros. */
  readonly align?: 'left' | 'right';
  /** Delimited: the number of its cell, from 1; default the one after the field before. */
  readonly at?: number;
  /** An empty value is a mistake. */
  readonly required?: boolean;
}

export interface FileLineLayout {
  readonly label: Text;
  readonly fields: readonly FileField[];
  /** Delimited: how many cells the line has; default up to its last field. */
  readonly cells?: number;
}

export interface BankFileLayout {
  readonly key: BankFileFormat;
  readonly name: Text;
  /** fixed: columns of characters; delimited: cells between `delimiter`; csv: quoted; sheet: XLSX. */
  readonly kind: 'fixed' | 'delimited' | 'csv' | 'sheet';
  readonly delimiter?: string;
  readonly extension: 'txt' | 'csv' | 'xlsx';
  /** false: no document of the bank stands behind it, so the screen asks to check with the bank. */
  readonly official: boolean;
  readonly before: readonly FileLineLayout[];
  readonly payment: FileLineLayout;
  readonly after: readonly FileLineLayout[];
  /** Knows transfers above the limit of IBG. */
  readonly rentas?: boolean;
  readonly fileName: (batch: BatchFacts) => string;
}

/** The most that one IBG entry carries: RM 1,000,000. */
export const IBG_LIMIT = 100_000_000 as Sen;

/** Whose facts a name belongs to. */
const BATCH_FACTS: readonly string[] = ['batch_number', 'title', 'company_name', 'corporate_id', 'debit_account', 'payment_date', 'count', 'total'];
export const isBatchFact = (name: FactName): name is keyof BatchFacts => BATCH_FACTS.includes(name);
