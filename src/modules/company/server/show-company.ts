import { notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { showCompany as endpoint } from '../contract/company.endpoints.ts';
import type { CompanyProfile } from '../contract/company.schema.ts';
import type { BranchRow, DepartmentRow, DivisionRow, PositionLevelRow, PositionRow } from '../contract/organisation.schema.ts';
import { companyFiles } from './company-files.ts';
import { presentCompany } from './company.presenter.ts';
import { countUnits, findCompany } from './company.store.ts';
import type { CompanyRecord } from './company.tables.ts';
import { presentContribution } from './contribution/contribution.presenter.ts';
import { findContribution } from './contribution/contribution.store.ts';
import { allCompanyBankRecords } from './bank/company-bank.store.ts';
import { presentCompanyBanks } from './bank/list-company-banks.ts';
import { maySeeBanks, maySeeContribution } from './organisation/organisation-rights.ts';
import type { Unit } from './organisation/organisation-unit.ts';
import { allUnitRecords } from './organisation/organisation.store.ts';
import { branchUnit, departmentUnit, divisionUnit, positionLevelUnit, positionUnit } from './organisation/organisation-units.ts';
import { presentUnits } from './organisation/present-units.ts';
import { seatLimit } from './subscription/seat-limit.ts';
import { domainOf } from '#modules/identity/server/public.ts';

export async function profileOf(ctx: Ctx, record: CompanyRecord): Promise<CompanyProfile> {
  const files = await companyFiles(ctx, [record.id]);
  return presentCompany(record, { files, seats: await seatLimit(ctx, ctx.companyId), ...(await countUnits(ctx, ctx.companyId)) });
}

/** Each unit presents the rows of its own list. */
const everyUnit = async <Row extends object>(ctx: Ctx, unit: Unit) => (await presentUnits(ctx, unit, await allUnitRecords(ctx, unit))) as Row[];

/** With `fulldetails` the whole organisation; contribution and banks only for those who may open their pages. */
export async function showCompany(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  // The company of the request is the one of the path, else it is not the caller's.
  const record = input.id === ctx.companyId ? await findCompany(ctx, input.id) : null;
  if (!record) throw notFound();
  const profile = await profileOf(ctx, record);
  if (!input.fulldetails) return { data: profile };
  const { id, name, theme, banners } = await domainOf(ctx, record.domain_id);
  const details = {
    ...profile,
    branches: await everyUnit<BranchRow>(ctx, branchUnit),
    divisions: await everyUnit<DivisionRow>(ctx, divisionUnit),
    departments: await everyUnit<DepartmentRow>(ctx, departmentUnit),
    position_levels: await everyUnit<PositionLevelRow>(ctx, positionLevelUnit),
    positions: await everyUnit<PositionRow>(ctx, positionUnit),
    domain: { id, name, theme, banners },
    ...(maySeeContribution(ctx) ? { contribution: presentContribution(await findContribution(ctx, ctx.companyId)) } : {}),
    ...(maySeeBanks(ctx) ? { banks: await presentCompanyBanks(ctx, await allCompanyBankRecords(ctx)) } : {}),
  };
  return { data: details };
}
