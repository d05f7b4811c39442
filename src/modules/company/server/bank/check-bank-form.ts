import { invalid } from '#platform/contract/errors.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { COMPANY_ERRORS } from '../../contract/company.messages.ts';
import { findBanks } from './find-banks.ts';

export const BANK_UNIQUE: Readonly<Record<string, readonly [string, Text]>> = { _account_key: ['account_no', COMPANY_ERRORS.accountTaken] };

/** The bank exists, and the number has as many digits as its accounts have. @throws 422 */
export async function checkBankForm(ctx: Ctx, bankId: number, accountNo: string | null): Promise<void> {
  const bank = (await findBanks(ctx, [bankId])).get(bankId);
  if (!bank) throw invalid('bank_id', COMPANY_ERRORS.noSuchBank);
  const { account_digits: lengths } = bank;
  if (accountNo !== null && lengths.length > 0 && !lengths.includes(accountNo.length)) {
    throw invalid('account_no', COMPANY_ERRORS.accountDigits, { bank: bank.name, digits: lengths.join(' / ') });
  }
}
