/** The only way out of a company's bank accounts: the number leaves masked. */
import { instantText } from '#platform/server/db/pool.ts';
import { maskAccount, type BankKind, type BankRow } from '../../contract/bank.schema.ts';
import type { CompanyBankRecord } from './company-bank.store.ts';
import type { BankFacts } from './find-banks.ts';

const PORTALS = { Personal: 'PERSONAL', Corporate: 'CORPORATE', Islamic: 'ISLAMIC' } as const satisfies Record<BankKind, string>;

export function presentCompanyBank(record: CompanyBankRecord, bank: BankFacts): BankRow {
  return {
    id: record.id,
    bank_id: record.bank_id,
    bank: { id: bank.id, name: bank.name, code: bank.code, swift_code: bank.swift_code },
    account_name: record.account_name,
    account_no: maskAccount(record.account_no),
    branch: record.branch,
    kind: record.kind,
    corporate_id: record.corporate_id,
    file_format: record.file_format,
    is_default_salary: record.is_default_salary,
    is_default_claim: record.is_default_claim,
    status: record.status,
    portal_url: bank.urls[PORTALS[record.kind]] || bank.urls.WEBSITE || null,
    updated_at: instantText(record.updated_at),
  };
}
