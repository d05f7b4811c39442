/** The layouts that are on offer, by format. */
import { BANK_FILE_FORMATS, type BankFileFormat, type BankFileLayout } from './bank-file-layout.ts';
import { genericBankFile } from './generic-bank-file.params.ts';
import { maybankBankFile, maybankBizFile } from './maybank-bank-file.params.ts';
import { cimbBankFile, hongLeongBankFile, publicBankFile, rhbBankFile } from './other-bank-files.params.ts';

export const BANK_FILE_LAYOUTS: Readonly<Record<BankFileFormat, BankFileLayout>> = {
  generic: genericBankFile,
  maybank: maybankBankFile,
  'maybank-biz': maybankBizFile,
  cimb: cimbBankFile,
  'public-bank': publicBankFile,
  'hong-leong': hongLeongBankFile,
  rhb: rhbBankFile,
};

/** The bank that takes a layout, by the first characters of its BIC; the plain table is for any. */
const BANK_OF: Readonly<Partial<Record<BankFileFormat, string>>> = {
  maybank: 'MBBE',
  'maybank-biz': 'MBBE',
  cimb: 'CIBB',
  'public-bank': 'PBBE',
  'hong-leong': 'HLBB',
  rhb: 'RHBB',
};

/** Layouts that the bank with this BIC takes, and the plain table. @param own what the account is set to stays on offer. */
export const formatsOfBank = (bic: string | null, own: BankFileFormat): BankFileFormat[] =>
  BANK_FILE_FORMATS.filter((format) => format === own || BANK_OF[format] === undefined || bic?.startsWith(BANK_OF[format]));

/** The layout that a paying account is set to; the plain table where the bank's own is not known. */
export const formatOfAccount = (fileFormat: string): BankFileFormat => BANK_FILE_FORMATS.find((format) => format === fileFormat) ?? 'generic';
