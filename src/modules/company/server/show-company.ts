import { notFound } from '#platform/contract/errors.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showCompany as endpoint } from '../contract/company.endpoints.ts';
import type { BankRow } from '../contract/bank.schema.ts';
import type { CompanyProfile } from '../contract/company.schema.ts';
import type { BranchRow, DepartmentRow, DivisionRow, OrganisationKind, PositionLevelRow, PositionRow } from '../contract/organisation.schema.ts';
import { companyFiles } from './company-files.ts';
import { presentCompany, type ProfileParts } from './company.presenter.ts';
import { countUnits, findCompany } from './company.store.ts';
import type { CompanyRecord } from './company.tables.ts';
import { presentContribution } from './contribution/contribution.presenter.ts';
import { findContribution } from './contribution/contribution.store.ts';
import { allCompanyBankRecords } from './bank/company-bank.store.ts';
import { companyBankRegister } from './bank/company-bank.register.ts';
import { subjectsFor } from './four-eyes.ts';
import { maySeeBanks, maySeeContribution, maySeeProfile } from './organisation/organisation-rights.ts';
import { allUnitRecords } from './organisation/organisation.store.ts';
import { UNIT_REGISTERS } from './organisation/organisation.register.ts';
import { UNITS } from './organisation/organisation-units.ts';
import { employeeLimit } from './subscription/employee-limit.ts';
import { domainOf } from '#modules/identity/server/public.ts';

export async function profileOf(ctx: Ctx, record: CompanyRecord): Promise<CompanyProfile> {
  return presentCompany(record, await partsOf(ctx));
}

/** What a profile shows beside the company's row, in one round trip. */
async function partsOf(ctx: Ctx): Promise<ProfileParts> {
  const [files, places, counts] = await pipeline(
    ctx,
    () => companyFiles(ctx, [ctx.companyId]),
    () => employeeLimit(ctx, ctx.companyId),
    () => countUnits(ctx, ctx.companyId),
  );
  return { files, subjects: subjectsFor(ctx), seats: places, seals: maySeeProfile(ctx), ...counts };
}

/** Each register presents the rows of its own list; the answer keeps what its schema names. */
const everyUnit = async <Row extends object>(ctx: Ctx, kind: OrganisationKind) =>
  (await UNIT_REGISTERS[kind].rows(ctx, await allUnitRecords(ctx, UNITS[kind]), { with_count: new Set() })) as Row[];

/** With `fulldetails` the whole organisation; contribution and banks only for those who may open their pages. */
export async function showCompany(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  // The company of the request is the one of the path, else it is not the caller's.
  if (input.id !== ctx.companyId) throw notFound();
  const { fulldetails = false } = input;
  const [{ record, domain }, parts, organisation] = await pipeline(
    ctx,
    () => recordOf(ctx, fulldetails),
    () => partsOf(ctx),
    async () => (fulldetails ? organisationOf(ctx) : null),
  );
  const profile = presentCompany(record, parts);
  if (!organisation || !domain) return { data: profile };
  const { contribution, banks, ...units } = organisation;
  return { data: { ...profile, ...units, domain, ...contribution, ...banks } };
}

async function recordOf(ctx: Ctx, withDomain: boolean) {
  const record = await findCompany(ctx, ctx.companyId);
  if (!record) throw notFound();
  if (!withDomain) return { record };
  const { id, name, theme, banners } = await domainOf(ctx, record.domain_id);
  return { record, domain: { id, name, theme, banners } };
}

async function organisationOf(ctx: Ctx) {
  const [branches, divisions, departments, position_levels, positions, contribution, banks] = await pipeline(
    ctx,
    () => everyUnit<BranchRow>(ctx, 'branch'),
    () => everyUnit<DivisionRow>(ctx, 'division'),
    () => everyUnit<DepartmentRow>(ctx, 'department'),
    () => everyUnit<PositionLevelRow>(ctx, 'position_level'),
    () => everyUnit<PositionRow>(ctx, 'position'),
    async () => (maySeeContribution(ctx) ? { contribution: presentContribution(await findContribution(ctx, ctx.companyId)) } : {}),
    async () => (maySeeBanks(ctx) ? { banks: (await companyBankRegister.rows(ctx, await allCompanyBankRecords(ctx))) as BankRow[] } : {}),
  );
  return { branches, divisions, departments, position_levels, positions, contribution, banks };
}
