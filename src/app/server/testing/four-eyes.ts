import type { FourEyesChoice } from '#modules/company/contract/company-config.schema.ts';
import type { TestPortal } from './test-portal.ts';

/** What a company has chosen, as its profile stores it. */
export async function chooseFourEyes(
  { owner }: Pick<TestPortal, 'owner'>,
  companyId: number,
  overrides: Readonly<Record<string, Exclude<FourEyesChoice, 'company'>>> = {},
  company = false,
): Promise<void> {
  await owner.query(`update companies set config = config || jsonb_build_object('four_eyes', $2::boolean, 'four_eyes_for', $3::jsonb) where id = $1`, [
    companyId,
    company,
    JSON.stringify(overrides),
  ]);
}
