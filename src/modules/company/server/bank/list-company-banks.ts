import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listCompanyBanks as listEndpoint, showCompanyBank as showEndpoint } from '../../contract/bank.endpoints.ts';
import type { BankRow } from '../../contract/bank.schema.ts';
import { presentCompanyBank } from './company-bank.presenter.ts';
import { findCompanyBank, listCompanyBankRecords, type CompanyBankRecord } from './company-bank.store.ts';
import { findBanks } from './find-banks.ts';

export async function presentCompanyBanks(ctx: Ctx, records: readonly CompanyBankRecord[]): Promise<BankRow[]> {
  const banks = await findBanks(
    ctx,
    records.map(({ bank_id }) => bank_id),
  );
  return records.map((record) => {
    const bank = banks.get(record.bank_id);
    if (!bank) throw new Error(`No bank ${record.bank_id}`);
    return presentCompanyBank(record, bank);
  });
}

export async function listCompanyBanks(ctx: Ctx, input: ParsedInput<typeof listEndpoint>) {
  const { records, total } = await listCompanyBankRecords(ctx, input);
  return { data: await presentCompanyBanks(ctx, records), meta: metaFor(input, total) };
}

export async function showCompanyBank(ctx: Ctx, { id }: ParsedInput<typeof showEndpoint>) {
  const record = await findCompanyBank(ctx, id);
  if (!record) throw notFound();
  const [data] = await presentCompanyBanks(ctx, [record]);
  return { data: data as BankRow };
}
