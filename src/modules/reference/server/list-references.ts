/** Answers GET api/references/… */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { UserCtx } from '#platform/server/context.ts';
import type { listBanks, listCountries, listHolidays, listPostcodes } from '../contract/reference.endpoints.ts';
import type { Bank, Country, PostcodeRow, PublicHoliday } from '../contract/reference.schema.ts';
import { findBanks, findCountries, findHolidays, findPostcodes } from './reference.store.ts';

export async function answerBanks(ctx: UserCtx, { keyword }: ParsedInput<typeof listBanks>): Promise<{ data: Bank[] }> {
  const rows = await findBanks(ctx, keyword);
  return {
    data: rows.map(({ id, name, full_name, code, swift_code, urls, account_digits }) => ({ id, name, full_name, code, swift_code, urls, account_digits })),
  };
}

export async function answerCountries(ctx: UserCtx, { keyword }: ParsedInput<typeof listCountries>): Promise<{ data: Country[] }> {
  const rows = await findCountries(ctx, keyword);
  return { data: rows.map(({ country, code, phone_code, nationality, currency_code }) => ({ country, code, phone_code, nationality, currency_code })) };
}

export async function answerPostcodes(ctx: UserCtx, query: ParsedInput<typeof listPostcodes>): Promise<{ data: PostcodeRow[] }> {
  return { data: await findPostcodes(ctx, query) };
}

export async function answerHolidays(ctx: UserCtx, { year, state, keyword }: ParsedInput<typeof listHolidays>): Promise<{ data: PublicHoliday[] }> {
  const rows = await findHolidays(ctx, { from: `${year ?? 2000}-01-01`, to: `${year ?? 2100}-12-31`, state, keyword });
  return {
    data: rows.map(({ date, name_en, name_ms, states, status, key, basis, unconfirmed_states }) => ({
      date,
      name: ctx.locale === 'ms' ? name_ms : name_en,
      name_en,
      name_ms,
      states,
      status,
      key,
      basis,
      unconfirmed_states,
    })),
  };
}
